import { expect, test } from 'vitest'
import { createRequests, type SpellingRequest } from './workerRequests.ts'

/** A worker that knows one word, and crashes at “break”. */
class Thread {
  onmessage: ((event: { readonly data: unknown }) => void) | undefined
  onerror: (() => void) | undefined
  terminate() {}
  postMessage(question: SpellingRequest) {
    queueMicrotask(() => {
      const words = question.kind === 'check' ? question.words : [question.word]
      if (words.includes('break')) this.onerror?.()
      else this.onmessage?.({ data: { id: question.id, words: words.filter(word => word !== 'known') } })
    })
  }
}

const check = (...words: readonly string[]) => ({ kind: 'check', languages: ['en'], words }) as const

test('a spell check that crashes says so, is restarted, and is given up after some crashes', async () => {
  let begun = 0
  const ask = createRequests(
    () => {
      begun += 1
      return new Thread() as unknown as Worker
    },
    () => new Error('broken'),
  )
  expect(await ask(check('known', 'wrold'))).toEqual(['wrold'])
  const both = [ask(check('break')), ask(check('wrold'))]
  expect(await Promise.allSettled(both)).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }])
  expect(await ask(check('wrold'))).toEqual(['wrold'])
  for (let time = 0; time < 2; time++) await expect(ask(check('break'))).rejects.toThrow('broken')
  expect(await ask(check('wrold'))).toEqual([])
  expect(begun).toBe(3)
})
