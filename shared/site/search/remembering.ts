/** The number of results that are remembered before all are forgotten. */
const LIMIT = 50_000

/** Returns `work` with its results remembered: texts repeat their words. */
export function remembering<T extends object | string>(work: (word: string) => T): (word: string) => T {
  const known = new Map<string, T>()
  return word => {
    const found = known.get(word)
    if (found !== undefined) return found
    const made = work(word)
    if (known.size >= LIMIT) known.clear()
    known.set(word, made)
    return made
  }
}
