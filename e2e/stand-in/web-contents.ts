import { EventEmitter } from 'node:events'
import { readFileSync } from 'node:fs'
import { isOurs, toApp, toWeb } from './addresses.ts'
import type { DevToolsSession } from './devtools.ts'
import { handleInvoke } from './ipc-main.ts'
import { pageWorld, preloadWorld, scriptOf } from './worlds.ts'

const PRELOAD = 'preload'

interface Context {
  readonly id: number
  readonly name: string
  readonly auxData?: { readonly frameId?: string }
}
interface FrameOfPage {
  readonly id: string
  readonly parentId?: string
  readonly url: string
}
interface BindingCall {
  readonly name: string
  readonly payload: string
  readonly executionContextId: number
}

/** A frame as the app sees it: its current address. */
interface WebFrame {
  url: string
}

/** A navigation that a page starts, about which the app is asked. */
export interface Navigation {
  readonly url: string
  readonly isMainFrame: boolean
}

type WindowOpenHandler = (details: { readonly url: string }) => { readonly action: string }

/** A page, which Electron calls the contents of a window. */
export class WebContents extends EventEmitter {
  readonly mainFrame: WebFrame = { url: '' }
  /** The page is not asked whether it may be left. */
  isEnding = false
  readonly #preload: string
  #session: DevToolsSession | undefined
  #mainFrameId = ''
  #contexts = new Map<number, Context>()
  readonly #frames = new Set<string>()
  #open: WindowOpenHandler = () => ({ action: 'allow' })
  #isDestroyed = false
  /** The address that the app itself loads, which causes no event. */
  #loading: string | undefined

  constructor(preload: string) {
    super()
    this.#preload = preload
  }

  setWindowOpenHandler(handler: WindowOpenHandler): void {
    this.#open = handler
  }

  isDestroyed(): boolean {
    return this.#isDestroyed
  }

  destroyed(): void {
    this.#isDestroyed = true
    this.emit('destroyed')
  }

  /** Shows a page, prepared as Electron prepares it: with the preload script in a world of its own. */
  async attach(session: DevToolsSession, mainFrameId: string): Promise<void> {
    this.#session = session
    this.#mainFrameId = mainFrameId
    this.#frames.add(mainFrameId)
    session.on('Page.frameAttached', ({ frameId }) => this.#frames.add(frameId))
    session.on('Page.windowOpen', ({ url }) => void this.#open({ url: isOurs(url) ? toApp(url) : url }))
    session.on('Runtime.executionContextCreated', ({ context }: { context: Context }) =>
      this.#contexts.set(context.id, context),
    )
    session.on('Runtime.executionContextDestroyed', ({ executionContextId: id }) => this.#contexts.delete(id))
    session.on('Runtime.executionContextsCleared', () => this.#contexts.clear())
    session.on('Runtime.bindingCalled', (call: BindingCall) => void this.#invoked(call))
    session.on('Page.frameNavigated', ({ frame }: { frame: FrameOfPage }) => this.#navigated(frame))
    session.on('Page.loadEventFired', () => this.emit('did-finish-load'))
    session.on('Page.javascriptDialogOpening', ({ type }) => void this.#leaving(type))
    session.on('Inspector.targetCrashed', () => this.emit('render-process-gone', {}, { reason: 'crashed' }))
    for (const domain of ['Page', 'Runtime', 'Inspector']) await session.send(`${domain}.enable`)
    await session.send('Runtime.addBinding', { name: 'standInSend', executionContextName: PRELOAD })
    const atStart = 'Page.addScriptToEvaluateOnNewDocument'
    await session.send(atStart, { source: scriptOf(pageWorld) })
    const preload = `${scriptOf(preloadWorld)};if (window.top === window) {${readFileSync(this.#preload, 'utf8')}\n}`
    await session.send(atStart, { source: preload, worldName: PRELOAD })
  }

  async load(url: string): Promise<void> {
    this.#loading = url
    await this.#session?.send('Page.navigate', { url: toWeb(url) })
  }

  reload(): void {
    this.#loading = this.mainFrame.url
    void this.#session?.send('Page.reload')
  }

  /** Sends a message to the preload script; it is lost where there is none. */
  send(channel: string, ...args: readonly unknown[]): void {
    const context = [...this.#contexts.values()].find(one => this.#isPreloadOfTop(one))
    if (context) this.#receive(context.id, { channel, args })
  }

  /** Returns whether the app lets the page go to an address; the app's own navigation is always allowed. */
  mayNavigate({ url, isMainFrame }: Navigation): boolean {
    if (isMainFrame && this.#loading !== undefined && toWeb(this.#loading) === url) {
      this.#loading = undefined
      return true
    }
    let isPrevented = false
    const event = { url: toApp(url), isMainFrame, preventDefault: () => (isPrevented = true) }
    if (isMainFrame) this.emit('will-navigate', event)
    this.emit('will-frame-navigate', event)
    return !isPrevented
  }

  has(frameId: string): boolean {
    return this.#frames.has(frameId)
  }

  isMain(frameId: string): boolean {
    return frameId === this.#mainFrameId
  }

  #isPreloadOfTop({ name, auxData }: Context): boolean {
    return name === PRELOAD && auxData?.frameId === this.#mainFrameId
  }

  #navigated({ id, parentId, url }: FrameOfPage): void {
    if (parentId !== undefined) return
    this.#mainFrameId = id
    this.#frames.add(id)
    this.mainFrame.url = toApp(url)
  }

  #receive(executionContextId: number, message: unknown): void {
    const sent = this.#session?.send('Runtime.callFunctionOn', {
      functionDeclaration: 'text => standInReceive(text)',
      arguments: [{ value: toWeb(JSON.stringify(message)) }],
      executionContextId,
    })
    // A page that has gone gets no more messages.
    sent?.catch(() => undefined)
  }

  async #invoked({ name, payload, executionContextId }: BindingCall): Promise<void> {
    const context = this.#contexts.get(executionContextId)
    if (name !== 'standInSend' || !context) return
    const { id, channel, args } = JSON.parse(toApp(payload))
    const senderFrame = this.#isPreloadOfTop(context) ? this.mainFrame : { url: '' }
    const answer = await handleInvoke(channel, { sender: this, senderFrame }, args)
    this.#receive(executionContextId, { id, ...answer })
  }

  /** The page asks before it is left; the app may let it go. */
  async #leaving(type: string): Promise<void> {
    if (type !== 'beforeunload') return
    let accept = this.isEnding
    if (!accept) this.emit('will-prevent-unload', { preventDefault: () => (accept = true) })
    await this.#session?.send('Page.handleJavaScriptDialog', { accept }).catch(() => undefined)
  }
}
