/** Milliseconds in which the focus follows a press. */
const PATIENCE = 1_000

interface Waiting {
  readonly run: () => void
  readonly until: number
}

const waitingIn = new WeakMap<HTMLIFrameElement, Map<string, Waiting>>()

/** Runs what waits for a frame when the focus leaves this document for it. */
function watch(frame: HTMLIFrameElement): Map<string, Waiting> {
  const waiting = new Map<string, Waiting>()
  const runAll = () => {
    if (document.activeElement !== frame) return
    window.removeEventListener('blur', runAll)
    waitingIn.delete(frame)
    for (const { run, until } of waiting.values()) if (performance.now() < until) run()
  }
  waitingIn.set(frame, waiting)
  window.addEventListener('blur', runAll)
  return waiting
}

/**
 * Calls `run` while the person's keys go to a frame: a page in a process of its own can tell of a press before
 * the focus has moved there. Of several calls with the same name that wait for the focus, only the last runs.
 */
export function whenFocused(frame: HTMLIFrameElement, name: string, run: () => void): void {
  if (document.activeElement === frame) run()
  else (waitingIn.get(frame) ?? watch(frame)).set(name, { run, until: performance.now() + PATIENCE })
}
