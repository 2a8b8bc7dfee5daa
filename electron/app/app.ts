import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { app, BrowserWindow, dialog, shell } from 'electron'
import { bestLanguage, LANGUAGES } from '../../shared/messages/languages.ts'
import { Refusal } from '../../shared/text/failure.ts'
import { dataFolders } from '../node/base/data-folders.ts'
import { findProduct, type Product } from '../node/base/product.ts'
import { siteResources } from '../node/base/resources.ts'
import { systemName } from '../node/base/system.ts'
import { inWords, speak } from '../node/base/words.ts'
import { type HostOptions, NodeHost } from '../node/session/host.ts'
import { EDITOR, PREVIEW } from './addresses.ts'
import { Channel } from './channel.ts'
import type { CrashReports } from './crash.ts'
import { guardEverything } from './guard.ts'
import { showMenu } from './menu.ts'
import { declareSchemes, serveSchemes } from './protocols.ts'
import { showRecent } from './recent.ts'
import { utilityScreen } from './screen-process.ts'
import { openEditorWindow } from './window.ts'

async function chooseFolder(): Promise<string | undefined> {
  const options: Electron.OpenDialogOptions = { properties: ['openDirectory', 'createDirectory'] }
  const window = BrowserWindow.getFocusedWindow()
  const { filePaths } = await (window
    ? dialog.showOpenDialog(window, options)
    : dialog.showOpenDialog(options))
  return filePaths[0]
}

/** The changes that the menu bar shows. */
type Changes = Pick<HostOptions, 'recentChanged' | 'languageChanged'>

const makeHost = (product: Product, crashes: CrashReports, changed: Changes): NodeHost =>
  new NodeHost({
    ...dataFolders(),
    abilities: {
      kind: 'electron',
      nativeDialogs: true,
      dropFolder: true,
      nativeMenu: true,
      system: systemName(),
    },
    resources: product.resources,
    site: siteResources(product),
    previewBase: capability => `${PREVIEW.root}${capability}/`,
    chooseFolder,
    trash: absolute => shell.trashItem(absolute),
    openFile: async file => (await shell.openPath(file)) === '',
    startScreen: () => utilityScreen(product.screen),
    ...changed,
    report: error => void crashes.write(error),
  })

/** A folder as a desktop of Linux names it: by its path or its address. */
function folderAt(named: string, cwd: string): string {
  if (!named.startsWith('file:///')) return resolve(cwd, named)
  try {
    return fileURLToPath(named)
  } catch {
    return resolve(cwd, named) // an address that names no path: it is reported as a missing folder
  }
}

/** The folder named on the command line: the first argument after the program (and the app, if unpacked) that is not an option. */
function folderOf(argv: readonly string[], cwd: string): string | undefined {
  const words = argv.slice(1).filter(word => !word.startsWith('-'))
  const named = words[app.isPackaged ? 0 : 1]
  return named === undefined ? undefined : folderAt(named, cwd)
}

/** The windows, and the host that serves them. */
class Editor {
  readonly #product: Product
  readonly #host: NodeHost
  readonly #channel: Channel
  readonly #crashes: CrashReports
  readonly #state = join(dataFolders().data, 'window.json')
  #isClosed = false

  constructor(product: Product, crashes: CrashReports) {
    this.#product = product
    this.#crashes = crashes
    this.#host = makeHost(product, crashes, {
      recentChanged: () => this.#showRecent(),
      languageChanged: () => this.#speak(),
    })
    this.#channel = new Channel(this.#host)
    serveSchemes(product, this.#host)
    this.#speak()
    app.on('will-quit', event => this.#quit(event))
  }

  /** Uses the language of the windows: the one that was chosen, or that of the system. */
  #speak(): void {
    const { language } = this.#host
    const chosen = LANGUAGES.find(({ code }) => code === language)
    speak((chosen ?? bestLanguage(app.getPreferredSystemLanguages())).code)
    this.#showRecent()
  }

  /** Shows the recent folders in the menu bar, and in the Dock or the jump list. */
  #showRecent(): void {
    const folders = this.#host.recent
    showMenu({
      folders,
      open: folder => void this.open(folder),
      clear: () => this.#host.clearRecent(),
    })
    showRecent(folders)
  }

  /** Quits once unsaved work is stored. */
  #quit(event: Electron.Event): void {
    if (this.#isClosed) return
    event.preventDefault()
    void this.#host.close().finally(() => {
      this.#isClosed = true
      app.quit()
    })
  }

  /** Opens a window, on `folder` if one is given. */
  async open(folder: string | undefined): Promise<BrowserWindow> {
    if (folder !== undefined) await this.#host.prepare(folder).catch(showRefusal)
    const preload = join(this.#product.root, 'dist', 'electron', 'preload.cjs')
    const window = openEditorWindow({
      preload,
      state: this.#state,
      crashed: reason => void this.#crashes.write(new Error(`The page of a window ended: ${reason}`)),
    })
    this.#channel.admit(window)
    return window
  }

  /** Handles a second start: shows the existing window, or opens one for a named folder or if there is none. */
  again(folder: string | undefined): void {
    const [window] = BrowserWindow.getAllWindows()
    if (folder !== undefined || !window) return void this.open(folder)
    if (window.isMinimized()) window.restore()
    window.focus()
  }
}

function showRefusal(error: unknown): void {
  if (!(error instanceof Refusal)) throw error
  dialog.showErrorBox(inWords(error.failure.message), inWords(error.failure.hint ?? ''))
}

/** Runs the app: one process, whose windows are opened by every further start. */
export async function startApp(crashes: CrashReports): Promise<void> {
  app.setPath('userData', join(dataFolders().data, 'app'))
  if (!app.requestSingleInstanceLock()) return app.quit()
  guardEverything()
  declareSchemes()
  // macOS passes a folder dropped on the icon this way, possibly before the app is ready.
  const dropped: string[] = []
  let open = (folder: string): void => void dropped.push(folder)
  app.on('open-file', (event, folder) => {
    event.preventDefault()
    open(folder)
  })
  await app.whenReady()
  const editor = new Editor(findProduct(), crashes)
  open = folder => editor.again(folder)
  app.on('second-instance', (_event, argv, cwd) => editor.again(folderOf(argv, cwd)))
  app.on('activate', () => {
    if (BrowserWindow.getAllWindows().length === 0) editor.again(undefined)
  })
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit()
  })
  const named = folderOf(process.argv, process.cwd())
  const [first, ...others] = named === undefined ? dropped : [named, ...dropped]
  const window = await editor.open(first)
  window.webContents.once('did-finish-load', () => {
    process.stdout.write(`Galley is ready at ${EDITOR.root}\n`)
  })
  for (const folder of others) await editor.open(folder)
}
