import { message } from '../../../../shared/messages/message.ts'
import type { ParsedPage } from '../../../../shared/page/parse/parsed-page.ts'
import type { ProseWord } from '../../../../shared/page/writing/prose.ts'
import { spelledWords } from '../../../../shared/page/writing/spelling.ts'
import { Refusal } from '../../../../shared/text/failure.ts'
import { isInScript, type SpellingLanguage } from './languages.ts'
import SpellingWorker from './spelling.worker.ts?worker'
import { createRequests } from './workerRequests.ts'

const ask = createRequests(
  () => new SpellingWorker(),
  () =>
    new Refusal(
      'unavailable',
      message('common:spellCheckerBroken'),
      message('common:spellCheckerBrokenHint'),
    ),
)

/** Whether each word is correct, once it has been checked, by the languages it was checked in. */
const verdicts = new Map<string, Map<string, boolean>>()

function verdictsIn(languages: readonly SpellingLanguage[]): Map<string, boolean> {
  const key = languages.join()
  const known = verdicts.get(key) ?? new Map<string, boolean>()
  verdicts.set(key, known)
  return known
}

/** A page with a greater share of unknown words is in another language. */
const FOREIGN = 0.4
const FEW = 30
const MOST = 500

/** The latest lookups of suggestions. Each takes up to half a second, and the same word is asked for repeatedly. */
const lookups = new Map<string, Promise<readonly string[]>>()
const LOOKUPS = 100

/** Suggestions for a word, the likeliest first. */
export function suggestionsFor(
  word: string,
  languages: readonly SpellingLanguage[],
): Promise<readonly string[]> {
  const key = [word, ...languages].join(' ')
  const lookup = lookups.get(key) ?? ask({ kind: 'suggest', languages, word })
  lookups.delete(key)
  lookups.set(key, lookup)
  lookup.catch(() => lookups.delete(key))
  const [oldest] = lookups.keys()
  if (lookups.size > LOOKUPS && oldest !== undefined) lookups.delete(oldest)
  return lookup
}

/** The misspelled words of a page. Offsets count from the start of the page. */
export interface Spelling {
  readonly wrong: readonly ProseWord[]
  /** The page is in a language that has no dictionary. */
  readonly isForeign: boolean
}

/**
 * Returns the words of a page that neither the languages nor the site knows. Words that were checked before are not
 * checked again.
 */
export async function spell(
  page: ParsedPage,
  languages: readonly SpellingLanguage[],
  own: () => ReadonlySet<string>,
): Promise<Spelling> {
  if (languages.length === 0) return { wrong: [], isForeign: true }
  const known = verdictsIn(languages)
  const blocks = page.blocks.map((block, index) => ({
    words: spelledWords(block),
    start: page.offsets[index] ?? 0,
  }))
  const unknown = new Set<string>()
  for (const { words } of blocks) for (const { word } of words) if (!known.has(word)) unknown.add(word)
  if (unknown.size > 0) {
    const wrong = new Set(await ask({ kind: 'check', languages, words: [...unknown] }))
    for (const word of unknown) known.set(word, !wrong.has(word))
  }
  const ours = own()
  const isWrong = ({ word }: ProseWord) =>
    known.get(word) === false &&
    !ours.has(word.toLowerCase()) &&
    !ours.has(word.toLowerCase().replace(/['’]s$/, ''))
  const total = blocks.reduce((sum, { words }) => sum + words.length, 0)
  const unknownHere = blocks.flatMap(({ words, start }) =>
    words.filter(isWrong).map(({ word, offset }) => ({ word, offset: start + offset })),
  )
  const isForeign = total > FEW && unknownHere.length > total * FOREIGN
  const wrong = unknownHere.filter(({ word }) => isInScript(word, languages))
  return { wrong: isForeign ? [] : wrong.slice(0, MOST), isForeign }
}
