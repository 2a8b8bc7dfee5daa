// These functions run in pages of the editor: nothing of this module is in reach there.

declare global {
  /** When something happened, in milliseconds of the clock that all frames share. */
  var galleyBench: {
    pressed: number
    asked: number
    drafted: number
    patched: number
    painted: number
    /** How often the preview was changed. */
    patches: number
  }
}

/** In the window: when a key was pressed or something dropped, when an edit was sent, and when the host had it. */
export function watchWindow(): void {
  if (self !== top) return
  const now = () => performance.timeOrigin + performance.now()
  globalThis.galleyBench = { pressed: 0, asked: 0, drafted: 0, patched: 0, painted: 0, patches: 0 }
  const press = ({ timeStamp }: Event) => {
    galleyBench.pressed = performance.timeOrigin + timeStamp
  }
  for (const name of ['keydown', 'drop']) addEventListener(name, press, { capture: true })
  const send = WebSocket.prototype.send
  const read = (data: unknown) => {
    const message: unknown = typeof data === 'string' ? JSON.parse(data) : undefined
    return typeof message === 'object' && message !== null ? message : {}
  }
  const heard = new WeakSet<WebSocket>()
  let edit: unknown
  WebSocket.prototype.send = function (data) {
    if (!heard.has(this))
      this.addEventListener('message', event => {
        const reply = read(event.data)
        if (Reflect.get(reply, 't') === 's' && Reflect.get(reply, 'i') === edit) galleyBench.drafted = now()
      })
    heard.add(this)
    const message = read(data)
    const [name] = Object(Reflect.get(message, 'a'))
    if (Reflect.get(message, 't') === 'q' && name === 'edit') {
      edit = Reflect.get(message, 'i')
      galleyBench.asked = now()
    }
    send.call(this, data)
  }
}

/** In the preview: when its document was changed, and when that was painted. */
export function watchFrame(): void {
  if (globalThis.galleyBench) return
  const now = () => performance.timeOrigin + performance.now()
  globalThis.galleyBench = { pressed: 0, asked: 0, drafted: 0, patched: 0, painted: 0, patches: 0 }
  new MutationObserver(() => {
    galleyBench.patched = now()
    galleyBench.patches += 1
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        galleyBench.painted = now()
      }
      port2.postMessage(0)
    })
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
}
