/** What the spell check is asked: which of these words are wrong, or what may be meant by one. */
export type SpellingRequest =
  | { readonly id: number; readonly kind: 'check'; readonly words: readonly string[] }
  | { readonly id: number; readonly kind: 'suggest'; readonly word: string }

export interface SpellingAnswer {
  readonly id: number
  readonly words: readonly string[]
}

type Asked = SpellingRequest extends infer Q ? (Q extends SpellingRequest ? Omit<Q, 'id'> : never) : never

type Words = readonly string[]

/** How often it is begun anew after it broke. */
const TRIES = 3

/**
 * Asks the spell check, which loads its dictionary with the first question, in a thread of its own. Where that
 * breaks, what was asked is refused with `broken`; where it breaks again and again, nothing is wrong any more.
 */
export function createRequests(
  start: () => Worker,
  broken: () => Error,
): (question: Asked) => Promise<Words> {
  const waiting = new Map<
    number,
    { readonly give: (words: Words) => void; readonly fail: (why: Error) => void }
  >()
  let worker: Worker | undefined
  let [last, breaks] = [0, 0]
  const begin = () => {
    const begun = start()
    begun.onmessage = ({ data }: MessageEvent<SpellingAnswer>) => {
      waiting.get(data.id)?.give(data.words)
      waiting.delete(data.id)
    }
    begun.onerror = () => {
      begun.terminate()
      worker = undefined
      breaks += 1
      for (const { fail } of waiting.values()) fail(broken())
      waiting.clear()
    }
    return begun
  }
  return question => {
    if (breaks >= TRIES) return Promise.resolve([])
    const asked = worker ?? begin()
    worker = asked
    const id = ++last
    return new Promise((give, fail) => {
      waiting.set(id, { give, fail })
      asked.postMessage({ ...question, id })
    })
  }
}
