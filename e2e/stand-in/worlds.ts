// What runs in the pages of the stand-in: the source of these functions is evaluated there, so they must not use
// anything from this module.

/**
 * Runs in the page's own world: provides what the preload script exposes, as calls into its world. The two worlds share
 * the document but no objects; an event carries structured clones from one to the other, synchronously.
 */
export function pageWorld(): void {
  const here = new Map<number, (...args: unknown[]) => unknown>()
  let last = 0
  const wrapped = (value: unknown): unknown => {
    if (typeof value !== 'function') return { value }
    here.set(++last, value as (...args: unknown[]) => unknown)
    return { callback: last }
  }
  const call = (name: string, args: unknown[]): unknown => {
    const id = ++last
    let reply: { value?: unknown; error?: string; isPending?: boolean } = {
      error: 'The preload script is gone.',
    }
    let settle: (detail: { value?: unknown; error?: string }) => void = () => undefined
    const settled = new Promise<unknown>((resolve, reject) => {
      settle = ({ value, error }) => (error === undefined ? resolve(value) : reject(new Error(error)))
    })
    const take = (event: Event) => {
      const { detail } = event as CustomEvent
      if (detail.id !== id) return
      if (detail.isLast) document.removeEventListener('stand-in:reply', take)
      if (detail.isPending) reply = { isPending: true }
      else if (reply.isPending) settle(detail)
      else reply = detail
    }
    document.addEventListener('stand-in:reply', take)
    document.dispatchEvent(
      new CustomEvent('stand-in:call', { detail: { id, name, args: args.map(wrapped) } }),
    )
    if (reply.isPending) return settled
    if (reply.error !== undefined) throw new Error(reply.error)
    return reply.value
  }
  document.addEventListener('stand-in:expose', event => {
    const { key, names } = (event as CustomEvent).detail
    const api = Object.fromEntries(
      names.map((name: string) => [name, (...args: unknown[]) => call(`${key}.${name}`, args)]),
    )
    Object.defineProperty(window, key, { value: Object.freeze(api), configurable: false, writable: false })
  })
  document.addEventListener('stand-in:callback', event => {
    const { callback, args } = (event as CustomEvent).detail
    here.get(callback)?.(...args)
  })
}

/** Runs in the world of the preload script: Electron's modules for it, over a binding named `standInSend`. */
export function preloadWorld(): void {
  type Listener = (...args: unknown[]) => void
  if (window.top !== window) return // no preload script runs in frames
  const send = (message: unknown) => Reflect.get(globalThis, 'standInSend')(JSON.stringify(message))
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>()
  const listeners = new Map<string, Listener[]>()
  const exposed = new Map<string, Listener>()
  let last = 0
  const dispatch = (name: string, detail: unknown) =>
    document.dispatchEvent(new CustomEvent(name, { detail }))

  const ipcRenderer = {
    invoke: (channel: string, ...args: unknown[]) => {
      // Like Electron, fails for values that cannot be copied.
      const copy = structuredClone(args)
      const id = ++last
      const answer = new Promise((resolve, reject) => waiting.set(id, { resolve, reject }))
      send({ id, channel, args: copy })
      return answer
    },
    on: (channel: string, listener: Listener) => {
      listeners.set(channel, [...(listeners.get(channel) ?? []), listener])
    },
    removeAllListeners: (channel: string) => void listeners.delete(channel),
  }
  const contextBridge = {
    exposeInMainWorld: (key: string, api: Record<string, Listener>) => {
      for (const [name, value] of Object.entries(api)) exposed.set(`${key}.${name}`, value)
      dispatch('stand-in:expose', { key, names: Object.keys(api) })
    },
  }
  const webUtils = { getPathForFile: () => '' }

  const unwrapped = (argument: { value?: unknown; callback?: number }) =>
    argument.callback === undefined
      ? argument.value
      : (...args: unknown[]) => void dispatch('stand-in:callback', { callback: argument.callback, args })
  document.addEventListener('stand-in:call', event => {
    const { id, name, args } = (event as CustomEvent).detail
    const reply = (detail: object) => dispatch('stand-in:reply', { id, ...detail })
    const fail = (error: unknown) =>
      reply({ error: error instanceof Error ? error.message : String(error), isLast: true })
    try {
      const result: unknown = exposed.get(name)?.(...args.map(unwrapped))
      if (!(result instanceof Promise)) return void reply({ value: result, isLast: true })
      reply({ isPending: true })
      result.then(value => reply({ value, isLast: true }), fail)
    } catch (error) {
      fail(error)
    }
  })
  Reflect.set(globalThis, 'standInReceive', (text: string) => {
    const { id, error, value, channel, args } = JSON.parse(text)
    if (id === undefined) {
      for (const listener of listeners.get(channel) ?? []) listener({}, ...args)
      return
    }
    if (error === undefined) waiting.get(id)?.resolve(value)
    else waiting.get(id)?.reject(new Error(error))
    waiting.delete(id)
  })
  const modules: Record<string, unknown> = { electron: { contextBridge, ipcRenderer, webUtils } }
  Reflect.set(globalThis, 'require', (name: string) => {
    if (!(name in modules)) throw new Error(`A sandboxed preload script has no module “${name}”.`)
    return modules[name]
  })
  Reflect.set(globalThis, 'module', { exports: {} })
  Reflect.set(globalThis, 'exports', {})
}

/** Returns a script that runs one of these functions. The compiler of this file may have put calls of a helper into them. */
export const scriptOf = (run: () => void): string => `(() => { const __name = value => value; (${run})() })()`
