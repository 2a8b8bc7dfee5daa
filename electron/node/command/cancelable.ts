/** What Ctrl+C, and a program that stops another one, send. */
type Signal = 'SIGINT' | 'SIGTERM'

const SIGNALS: readonly Signal[] = ['SIGINT', 'SIGTERM']

/**
 * Does work that a person can cancel with Ctrl+C: its signal is aborted, and when the work has put its things away, the
 * program ends as the system's signal says. A second Ctrl+C ends it at once.
 */
export async function cancelable<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController()
  let received: Signal | undefined
  const cancel = (signal: Signal): void => {
    received = signal
    ignore()
    controller.abort()
  }
  const ignore = (): void => {
    for (const signal of SIGNALS) process.off(signal, cancel)
  }
  for (const signal of SIGNALS) process.on(signal, cancel)
  try {
    return await work(controller.signal)
  } finally {
    ignore()
    if (received !== undefined) process.kill(process.pid, received)
  }
}

/** Waits for a result, but no longer than until the work is canceled. */
export async function unlessCanceled<T>(signal: AbortSignal, result: Promise<T>): Promise<T> {
  signal.throwIfAborted()
  let stop: (() => void) | undefined
  const canceled = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason)
    signal.addEventListener('abort', stop)
  })
  try {
    return await Promise.race([result, canceled])
  } finally {
    if (stop) signal.removeEventListener('abort', stop)
  }
}
