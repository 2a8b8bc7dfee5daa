import { EventEmitter } from 'node:events'
import { toWeb } from './addresses.ts'
import { app, guards, onQuit, runningChromium } from './app.ts'
import { onOrder } from './control.ts'
import type { DevTools, DevToolsSession } from './devtools.ts'
import { answerRequest, type PausedRequest } from './protocol.ts'
import { WebContents } from './web-contents.ts'

interface WindowOptions {
  readonly width?: number
  readonly height?: number
  readonly x?: number
  readonly y?: number
  readonly webPreferences: Readonly<Record<string, unknown>> & { readonly preload: string }
}

interface Attached {
  readonly sessionId: string
  readonly targetInfo: { readonly targetId: string; readonly type: string; readonly openerId?: string }
}

const windows = new Map<string, BrowserWindow>()
const sessions = new Map<string, DevToolsSession>()

/** What holds for every window in the stand-in, whatever a window asks for. */
const STRICT = {
  contextIsolation: true,
  sandbox: true,
  nodeIntegration: false,
  webSecurity: true,
  webviewTag: false,
}

function checkPreferences(preferences: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(STRICT))
    if (preferences[name] !== value)
      throw new Error(`The stand-in knows only windows with ${name}: ${value}.`)
}

/** Electron's names of permissions, and Chromium's. */
const PERMISSIONS: Readonly<Record<string, string>> = {
  'clipboard-sanitized-write': 'clipboard-write',
  'clipboard-read': 'clipboard-read',
  geolocation: 'geolocation',
  notifications: 'notifications',
  media: 'microphone',
}

const contentsWith = (frameId: string): WebContents | undefined =>
  [...windows.values()].map(({ webContents }) => webContents).find(one => one.has(frameId))

function mayNavigate({ frameId, request }: PausedRequest): boolean {
  const contents = contentsWith(frameId)
  return contents?.mayNavigate({ url: request.url, isMainFrame: contents.isMain(frameId) }) ?? true
}

/** A new page: a window of the app, or one that a page opened, which the app is asked about. */
async function attached(devtools: DevTools, { sessionId, targetInfo }: Attached): Promise<void> {
  const { targetId, type, openerId } = targetInfo
  const session = devtools.session(sessionId)
  const opener = openerId === undefined ? undefined : windows.get(openerId)
  const resume = () => session.send('Runtime.runIfWaitingForDebugger').catch(() => undefined)
  if (type === 'page' && opener) {
    // The opener waits until the page that it opened may start.
    await resume()
    await devtools.browser.send('Target.closeTarget', { targetId })
  } else if (type === 'page') {
    sessions.set(targetId, session)
    devtools.browser.emit(`page ${targetId}`)
  } else await resume()
}

let prepared: Promise<DevTools> | undefined

/** Prepares Chromium once: every request is answered by the app, and every page is seen before it runs. */
async function prepare(): Promise<DevTools> {
  const { devtools } = await runningChromium()
  const { browser } = devtools
  browser.on('Target.attachedToTarget', (one: Attached) => void attached(devtools, one))
  browser.on('Target.targetDestroyed', ({ targetId }) => windows.get(targetId)?.gone())
  browser.on('Fetch.requestPaused', (paused: PausedRequest) => {
    answerRequest(browser, paused, mayNavigate).catch(() =>
      browser
        .send('Fetch.failRequest', { requestId: paused.requestId, errorReason: 'Failed' })
        .catch(() => undefined),
    )
  })
  await browser.send('Target.setDiscoverTargets', { discover: true })
  await browser.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: true,
    flatten: true,
  })
  await browser.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] })
  return devtools
}

/** A window: a page of Chromium. */
export class BrowserWindow extends EventEmitter {
  readonly webContents: WebContents
  readonly #options: WindowOptions
  readonly #opened: Promise<string>

  constructor(options: WindowOptions) {
    super()
    checkPreferences(options.webPreferences)
    this.#options = options
    this.webContents = new WebContents(options.webPreferences.preload)
    app.emit('web-contents-created', {}, this.webContents)
    this.#opened = this.#open()
  }

  static getAllWindows(): readonly BrowserWindow[] {
    return [...windows.values()]
  }

  static getFocusedWindow(): BrowserWindow | null {
    return [...windows.values()].at(-1) ?? null
  }

  async loadURL(url: string): Promise<void> {
    await this.#opened
    const loaded = new Promise(resolve => this.webContents.once('did-finish-load', resolve))
    this.webContents.once('did-finish-load', () => {
      this.emit('ready-to-show')
      this.emit('focus')
    })
    await this.webContents.load(url)
    await loaded
  }

  /** Closes the window as its button does: the page may object. */
  async close(): Promise<void> {
    this.emit('close')
    const session = sessions.get(await this.#opened)
    await session?.send('Page.close').catch(() => undefined)
  }

  async destroy(): Promise<void> {
    const { devtools } = await runningChromium()
    this.webContents.isEnding = true
    const gone = new Promise(resolve => this.once('closed', resolve))
    await devtools.browser.send('Target.closeTarget', { targetId: await this.#opened })
    await gone
  }

  gone(): void {
    for (const [id, window] of windows) if (window === this) windows.delete(id)
    this.webContents.destroyed()
    this.emit('closed')
    if (windows.size === 0) app.emit('window-all-closed')
  }

  show(): void {}
  focus(): void {}
  restore(): void {}
  maximize(): void {}
  isMinimized = () => false
  isMaximized = () => false
  isDestroyed = () => this.webContents.isDestroyed()

  getNormalBounds() {
    const { x = 0, y = 0, width = 800, height = 600 } = this.#options
    return { x, y, width, height }
  }

  async #open(): Promise<string> {
    prepared ??= prepare()
    const devtools = await prepared
    const { browser } = devtools
    const { width = 800, height = 600 } = this.#options
    const size = { width, height, newWindow: true }
    const { targetId } = await browser.send<{ targetId: string }>('Target.createTarget', {
      url: 'about:blank',
      ...size,
    })
    if (!sessions.has(targetId)) await new Promise(resolve => browser.once(`page ${targetId}`, resolve))
    const session = sessions.get(targetId)
    if (!session) throw new Error('Chromium opened no window.')
    windows.set(targetId, this)
    await this.webContents.attach(session, targetId)
    await this.#grant(devtools)
    await session.send('Runtime.runIfWaitingForDebugger')
    return targetId
  }

  /** Chromium does not ask: it is told beforehand what the app would answer. */
  async #grant({ browser }: DevTools): Promise<void> {
    for (const [permission, name] of Object.entries(PERMISSIONS)) {
      const isGranted = guards().check(this.webContents, permission, 'app://ui/')
      await browser.send('Browser.setPermission', {
        permission: { name },
        setting: isGranted ? 'granted' : 'denied',
        origin: toWeb('app://ui'),
      })
    }
  }
}

onQuit(async () => {
  await Promise.allSettled([...windows.values()].map(window => window.destroy()))
})
onOrder('close', () => void BrowserWindow.getFocusedWindow()?.close())
