import type { SearchIndex, WordTable } from './format.ts'
import { differsByOneTypo } from './one-typo.ts'
import { exactTerm, type TypedOperation, withParameters } from './operation-terms.ts'
import { readWord, type Weight } from './postings.ts'
import type { TolerantSource } from './source.ts'
import { synonymsOf } from './synonyms.ts'

/** A word of a query. */
export interface QueryWord {
  /** As typed, folded. */
  readonly word: string
  readonly stem: string
}

/** How a page matches a word of a query. */
export interface PageMatch {
  readonly score: number
  /** Set if the word itself matches, not a longer one. */
  readonly weight?: Weight
}

/** The pages that match one word of a query. */
export interface WordMatches {
  readonly pages: ReadonlyMap<number, PageMatch>
  /** How rare the word is. */
  readonly rarity: number
  /** What to mark in texts: the word, or what was found in its place. */
  readonly found: readonly string[]
}

interface Loaded {
  readonly tables: readonly WordTable[]
  /** The number of pages of the site. */
  readonly pages: number
}

/** How many files of words are loaded for one word of a query; a single letter starts half the language. */
const FILES = 3

/** The score of a word, by its weight. */
const SCORES = [1, 1.6, 3, 5, 7, 9, 11, 15] as const

/** The files that may have words with the prefix `start`. */
function filesFor({ words }: Pick<SearchIndex, 'words'>, start: string): readonly string[] {
  const first = words.findLastIndex(([word]) => word <= start)
  const last = words.findLastIndex(([word]) => word.startsWith(start) || word <= start)
  return words
    .slice(Math.max(0, first), Math.min(last + 1, Math.max(0, first) + FILES))
    .map(([, name]) => name)
}

async function load(source: TolerantSource, index: SearchIndex, start: string): Promise<Loaded> {
  const tables = await Promise.all(filesFor(index, start).map(name => source.words(name)))
  return { tables, pages: index.count }
}

/** Merges the pages of all terms; `shareOf` says how well a term matches, from 0 (not at all) to 1 (it is the word). */
function merge({ tables, pages }: Loaded, shareOf: (term: string) => number): WordMatches {
  const found = new Map<number, PageMatch>()
  const terms: string[] = []
  let rarest = 0
  for (const [term, written] of tables.flatMap(table => Object.entries(table))) {
    const share = shareOf(term)
    if (share === 0) continue
    terms.push(term)
    const { count, postings } = readWord(written)
    const rarity = Math.log(1 + pages / count)
    rarest = Math.max(rarest, share * rarity)
    for (const { page, weight } of postings) {
      const score = share * rarity * SCORES[weight]
      if (score > (found.get(page)?.score ?? 0)) found.set(page, { score, ...(share >= EXACT && { weight }) })
    }
  }
  return { pages: found, rarity: rarest, found: terms }
}

/** From this share on, a term counts as the word itself. */
const EXACT = 0.9
const PREFIX = 0.7
const SYNONYM = 0.5
const SHORTER = 0.9
const TYPO = 0.3

/** Whether a word that is still being typed starts with a stem: `deploym` with `deploy`. */
const isStart = (term: string, word: string) =>
  term.length >= 4 && term.length >= word.length * 0.6 && word.startsWith(term)

const withSynonyms = async (own: WordMatches, source: TolerantSource, index: SearchIndex, word: string) => {
  let all = own
  for (const other of synonymsOf(word)) {
    const stem = source.stem(other)
    const found = merge(await load(source, index, stem), term => (term === stem ? SYNONYM : 0))
    const pages = new Map(found.pages)
    for (const [page, match] of all.pages)
      if (match.score > (pages.get(page)?.score ?? 0)) pages.set(page, match)
    all = { pages, rarity: Math.max(all.rarity, found.rarity), found: [...all.found, ...found.found] }
  }
  return all
}

/** Finds the pages with a word, a longer one, or a synonym; else those with the start of the word, or with a typo. */
export async function matchesOf(
  { word, stem }: QueryWord,
  source: TolerantSource,
  index: SearchIndex,
): Promise<WordMatches> {
  const loaded = await load(source, index, stem.startsWith(word) ? word : stem)
  const exact = merge(loaded, term => {
    if (term === stem) return 1
    return term.startsWith(word) ? PREFIX * (word.length / term.length) : 0
  })
  const own = await withSynonyms(
    { ...exact, found: exact.found.length > 0 ? [word, stem] : [] },
    source,
    index,
    word,
  )
  if (own.pages.size > 0) return own
  const begun = merge(loaded, term => (isStart(term, word) ? SHORTER : 0))
  if (begun.pages.size > 0) return begun
  return merge(loaded, term => (differsByOneTypo(term, stem) || differsByOneTypo(term, word) ? TYPO : 0))
}

/** Finds the operations at a typed path, or below it. */
export async function operationMatches(
  typed: TypedOperation,
  source: TolerantSource,
  index: SearchIndex,
): Promise<WordMatches> {
  const loaded = await load(source, index, typed.path)
  const wanted = exactTerm(typed)
  const own = merge(loaded, term => {
    if (term === wanted) return 1
    if (term === typed.path) return EXACT * 0.9
    return term.startsWith(typed.path) ? PREFIX * (typed.path.length / term.length) : 0
  })
  const path = withParameters(typed.path)
  return own.pages.size > 0 || path === typed.path ? own : operationMatches({ ...typed, path }, source, index)
}
