/** Milliseconds without a patch after which a person has paused typing. */
const PAUSE = 300

/** Returns a function that has `work` done once the browser is idle, after a pause in which it was not called again. */
export function afterPause(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  return () => {
    clearTimeout(timer)
    timer = setTimeout(() => requestIdleCallback(work, { timeout: 1000 }), PAUSE)
  }
}
