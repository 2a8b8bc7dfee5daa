import type { SpellingLanguage } from './languages.ts'

interface Request {
  readonly id: number
  /** A word is right if one of them has it. */
  readonly languages: readonly SpellingLanguage[]
}

/** A request to the spell check: which of these words are wrong, or suggestions for one. */
export type SpellingRequest =
  | (Request & { readonly kind: 'check'; readonly words: readonly string[] })
  | (Request & { readonly kind: 'suggest'; readonly word: string })

export interface SpellingAnswer {
  readonly id: number
  readonly words: readonly string[]
}

type RequestBody = SpellingRequest extends infer Q
  ? Q extends SpellingRequest
    ? Omit<Q, 'id'>
    : never
  : never

type Words = readonly string[]

/** How often it is restarted after a crash. */
const TRIES = 3

/**
 * Sends requests to the spell check, which runs in a worker and loads dictionaries with the first request that needs them. When the worker
 * crashes, its requests are rejected with `broken`; after repeated crashes, no word is wrong anymore.
 */
export function createRequests(
  start: () => Worker,
  broken: () => Error,
): (question: RequestBody) => Promise<Words> {
  const waiting = new Map<
    number,
    { readonly resolve: (words: Words) => void; readonly fail: (why: Error) => void }
  >()
  let worker: Worker | undefined
  let [last, breaks] = [0, 0]
  const startWorker = () => {
    const started = start()
    started.onmessage = ({ data }: MessageEvent<SpellingAnswer>) => {
      waiting.get(data.id)?.resolve(data.words)
      waiting.delete(data.id)
    }
    started.onerror = () => {
      started.terminate()
      worker = undefined
      breaks += 1
      for (const { fail } of waiting.values()) fail(broken())
      waiting.clear()
    }
    return started
  }
  return question => {
    if (breaks >= TRIES) return Promise.resolve([])
    const running = worker ?? startWorker()
    worker = running
    const id = ++last
    return new Promise((resolve, fail) => {
      waiting.set(id, { resolve, fail })
      running.postMessage({ ...question, id })
    })
  }
}
