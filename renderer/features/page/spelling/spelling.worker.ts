import { dictionaries } from 'virtual:dictionary'
import nspell from 'nspell'
import { fieldTerms } from './fieldTerms.ts'
import type { SpellingAnswer, SpellingRequest } from './workerRequests.ts'

const spellers = dictionaries.map(({ rules, words }) => nspell(rules, words))

/** Words use either apostrophe; the dictionaries know one. */
const plain = (word: string) => word.replaceAll('’', "'")

const isRight = (word: string) =>
  fieldTerms.has(word.toLowerCase()) || spellers.some(speller => speller.correct(plain(word)))

const letters = (word: string) => [...word.toLowerCase()].sort().join('')

/** Swapped letters are the most common slip. */
function suggest(word: string): readonly string[] {
  const found = new Set(spellers.flatMap(speller => speller.suggest(plain(word))))
  const wanted = letters(word)
  const rank = (one: string) => (letters(one) === wanted ? 0 : 1)
  return [...found].sort((one, other) => rank(one) - rank(other)).slice(0, 6)
}

self.addEventListener('message', ({ data }: MessageEvent<SpellingRequest>) => {
  const words = data.kind === 'check' ? data.words.filter(word => !isRight(word)) : suggest(data.word)
  const answer: SpellingAnswer = { id: data.id, words }
  self.postMessage(answer)
})
