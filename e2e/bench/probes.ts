// These functions run in pages of the editor, where this module is not available.

declare global {
  /** Times in milliseconds, on the clock shared by all frames. */
  var galleyBench: {
    pressed: number
    asked: number
    drafted: number
    patched: number
    painted: number
    /** The number of preview updates. */
    patches: number
  }
}

/** Records in the window when a key was pressed or something was dropped, when an edit was sent, and when the host received it. */
export function watchWindow(): void {
  if (self !== top) return
  const now = () => performance.timeOrigin + performance.now()
  globalThis.galleyBench = { pressed: 0, asked: 0, drafted: 0, patched: 0, painted: 0, patches: 0 }
  const press = ({ timeStamp }: Event) => {
    galleyBench.pressed = performance.timeOrigin + timeStamp
  }
  for (const name of ['keydown', 'drop']) addEventListener(name, press, { capture: true })
  // A worker owns the socket: messages go through it.
  const within = (value: unknown, name: string): unknown => Reflect.get(Object(value), name)
  const heard = new WeakSet<Worker>()
  let edit: unknown
  const hear = (worker: Worker) => {
    heard.add(worker)
    worker.addEventListener('message', ({ data }) => {
      const reply = within(data, 'message')
      if (within(reply, 't') === 's' && within(reply, 'i') === edit) galleyBench.drafted = now()
    })
  }
  Worker.prototype.postMessage = new Proxy(Worker.prototype.postMessage, {
    apply(post, worker: Worker, args: unknown[]) {
      if (!heard.has(worker)) hear(worker)
      const message = within(args[0], 'message')
      if (within(message, 't') === 'q' && within(within(message, 'a'), '0') === 'edit') {
        edit = within(message, 'i')
        galleyBench.asked = now()
      }
      return Reflect.apply(post, worker, args)
    },
  })
}

/** Records in the preview when its document was changed and when the change was painted. */
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
