/** What the spell check is asked: which of these words are wrong, or what may be meant by one. */
export type Question =
  | { readonly id: number; readonly kind: 'check'; readonly words: readonly string[] }
  | { readonly id: number; readonly kind: 'suggest'; readonly word: string }

export interface Answer {
  readonly id: number
  readonly words: readonly string[]
}

type Asked = Question extends infer Q ? (Q extends Question ? Omit<Q, 'id'> : never) : never

/** Asks the spell check, which loads its dictionary with the first question, in a thread of its own. */
export function createQuestions(start: () => Worker): (question: Asked) => Promise<readonly string[]> {
  const waiting = new Map<number, (words: readonly string[]) => void>()
  let worker: Worker | undefined
  let last = 0
  return question => {
    worker ??= start()
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      waiting.get(data.id)?.(data.words)
      waiting.delete(data.id)
    }
    last += 1
    const id = last
    worker.postMessage({ ...question, id })
    return new Promise(resolve => waiting.set(id, resolve))
  }
}
