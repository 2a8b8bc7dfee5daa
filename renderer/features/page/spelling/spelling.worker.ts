import nspell from 'nspell'
import { fieldTerms } from './fieldTerms.ts'
import type { SpellingLanguage } from './languages.ts'
import type { SpellingAnswer, SpellingRequest } from './workerRequests.ts'

/** Each is loaded when a page needs it. */
const DICTIONARIES = {
  en: () => import('virtual:dictionary/en'),
  es: () => import('virtual:dictionary/es'),
  fr: () => import('virtual:dictionary/fr'),
  nl: () => import('virtual:dictionary/nl'),
  ru: () => import('virtual:dictionary/ru'),
} as const

type Speller = ReturnType<typeof nspell>

const loaded = new Map<SpellingLanguage, Promise<readonly Speller[]>>()

async function load(language: SpellingLanguage): Promise<readonly Speller[]> {
  const { dictionaries } = await DICTIONARIES[language]()
  return dictionaries.map(({ rules, words }) => nspell(rules, words))
}

async function spellersOf(languages: readonly SpellingLanguage[]): Promise<readonly Speller[]> {
  const all = languages.map(language => {
    const known = loaded.get(language) ?? load(language)
    loaded.set(language, known)
    return known
  })
  return (await Promise.all(all)).flat()
}

/** Words use either apostrophe; the dictionaries know one. */
const plain = (word: string) => word.replaceAll('’', "'")

/** What French writes before an apostrophe; its dictionary has the words behind it. */
const ELISION = /^(?:[cdjlmnst]|(?:jus|lors|puis|quoi|pres|quel)?qu)'(?=\p{L})/iu

/** The part of a word before an apostrophe that no dictionary has, and the rest. */
function parted(word: string, languages: readonly SpellingLanguage[]): readonly [string, string] {
  const text = plain(word)
  const [elision = ''] = (languages.includes('fr') && ELISION.exec(text)) || []
  return [elision, text.slice(elision.length)]
}

function isRight(
  word: string,
  spellers: readonly Speller[],
  languages: readonly SpellingLanguage[],
): boolean {
  const [, base] = parted(word, languages)
  return [plain(word), base].some(
    one => fieldTerms.has(one.toLowerCase()) || spellers.some(speller => speller.correct(one)),
  )
}

const letters = (word: string) => [...word.toLowerCase()].sort().join('')

/** Swapped letters are the most common slip. */
function suggest(
  word: string,
  spellers: readonly Speller[],
  languages: readonly SpellingLanguage[],
): readonly string[] {
  const [elision, base] = parted(word, languages)
  const found = new Set(spellers.flatMap(speller => speller.suggest(base)))
  const wanted = letters(base)
  const rank = (one: string) => (letters(one) === wanted ? 0 : 1)
  const best = [...found].sort((one, other) => rank(one) - rank(other)).slice(0, 6)
  return best.map(one => elision + one)
}

async function answer(request: SpellingRequest): Promise<readonly string[]> {
  const { languages } = request
  const spellers = await spellersOf(languages)
  return request.kind === 'check'
    ? request.words.filter(word => !isRight(word, spellers, languages))
    : suggest(request.word, spellers, languages)
}

self.addEventListener('message', ({ data }: MessageEvent<SpellingRequest>) => {
  const reply = (words: readonly string[]) =>
    self.postMessage({ id: data.id, words } satisfies SpellingAnswer)
  answer(data).then(reply, error =>
    // As an error of the worker: it is started again.
    setTimeout(() => {
      throw error
    }),
  )
})
