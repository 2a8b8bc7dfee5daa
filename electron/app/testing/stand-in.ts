import { EventEmitter } from 'node:events'

// Replaces the `electron` module in tests: records what the app calls, and lets events happen.

type Handler = (...args: readonly unknown[]) => unknown

/** Every call, in order. */
export const recorded: { readonly name: string; readonly args: readonly unknown[] }[] = []
/** The arguments of every call of this name. */
export const calls = (name: string) => recorded.filter(call => call.name === name).map(({ args }) => args)

export const protocols = new Map<string, Handler>()
export const channels = new Map<string, Handler>()

const record =
  (name: string, result?: unknown) =>
  (...args: readonly unknown[]) => {
    recorded.push({ name, args })
    return result
  }

class WebContents extends EventEmitter {
  readonly mainFrame = { url: 'app://ui/' }
  readonly setWindowOpenHandler = record('setWindowOpenHandler')
  readonly send = record('send')
  readonly reload = record('reload')
  readonly isDestroyed = () => false
}

/** The windows that the app opened. */
export const windows: BrowserWindow[] = []

export class BrowserWindow extends EventEmitter {
  readonly webContents = new WebContents()
  readonly loadURL = record('loadURL', Promise.resolve())
  readonly show = record('show')
  readonly focus = record('focus')
  readonly restore = record('restore')
  readonly destroy = record('destroy')
  readonly isDestroyed = () => false
  readonly isMinimized = () => true
  readonly maximize = record('maximize')
  readonly isMaximized = () => false
  readonly getNormalBounds = () => ({ x: 10, y: 20, width: 1_000, height: 700 })

  readonly options: unknown

  constructor(options: unknown) {
    super()
    this.options = options
    record('window')(options)
    windows.push(this)
    app.emit('web-contents-created', {}, this.webContents)
  }

  static getFocusedWindow = () => windows[0] ?? null
  static getAllWindows = () => windows
}

export const app = Object.assign(new EventEmitter(), {
  isPackaged: false,
  getPreferredSystemLanguages: () => ['en-US'],
  getAppPath: () => '/app',
  addRecentDocument: record('addRecentDocument'),
  clearRecentDocuments: record('clearRecentDocuments'),
  setJumpList: record('setJumpList'),
  enableSandbox: record('enableSandbox'),
  setPath: record('setPath'),
  requestSingleInstanceLock: () => true,
  whenReady: record('ready', Promise.resolve()),
  quit: () => {
    record('quit')()
    app.emit('quit')
  },
  exit: record('exit'),
})

export const Menu = {
  setApplicationMenu: record('setApplicationMenu'),
  buildFromTemplate: (template: unknown) => template,
}

export const dialog = {
  showMessageBox: record('showMessageBox', Promise.resolve({ response: 1 })),
  showMessageBoxSync: record('showMessageBoxSync', 0),
  showOpenDialog: record('showOpenDialog', Promise.resolve({ filePaths: ['/chosen'] })),
  showErrorBox: record('showErrorBox'),
}

export const shell = {
  openExternal: record('openExternal', Promise.resolve()),
  trashItem: record('trashItem', Promise.resolve()),
  showItemInFolder: record('showItemInFolder'),
}

export const screen = {
  getAllDisplays: () => [{ workArea: { x: 0, y: 0, width: 1_920, height: 1_080 } }],
}

export const protocol = {
  registerSchemesAsPrivileged: record('registerSchemesAsPrivileged'),
  handle: (scheme: string, handler: Handler) => protocols.set(scheme, handler),
}

export const ipcMain = { handle: (channel: string, handler: Handler) => channels.set(channel, handler) }

/** Texts are judged by a process that answers nothing. */
export const utilityProcess = {
  fork: (...args: readonly unknown[]) => {
    record('fork')(...args)
    return Object.assign(new EventEmitter(), { postMessage: record('postMessage'), kill: record('kill') })
  },
}
