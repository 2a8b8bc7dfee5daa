type Listener = (from: string, line: number) => void

const listeners = new Set<Listener>()

/** Tells the other frames where the person reads in the one named `from`. */
export function stepTogether(from: string, line: number): void {
  for (const listener of listeners) listener(from, line)
}

/** Calls `listener` with each place that is read in any frame, until the returned function is called. */
export function onStep(listener: Listener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
