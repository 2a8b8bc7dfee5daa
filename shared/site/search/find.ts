import type { SearchIndex, WordTable } from './format.ts'
import { differsByOneTypo } from './one-typo.ts'
import { readPostings } from './postings.ts'
import type { SearchRecord } from './record.ts'
import { fold, termsOf } from './terms.ts'

/** The files of a search; each is loaded once. */
export interface SearchSource {
  index(): Promise<SearchIndex>
  words(name: string): Promise<WordTable>
  /**
   * The text of a page by its path; null if it must not be found. Rejects if its file is missing, and so do
   * the words.
   */
  text(path: string): Promise<SearchRecord | null>
}

/** A page that was found. */
export interface FoundPage {
  readonly page: SearchRecord
  /** Its matching headings, best first. */
  readonly sections: SearchRecord['sections']
}

/** The results, best first. */
export interface SearchResults {
  readonly found: readonly FoundPage[]
  /** Prefixes of the matched words, folded, for marking. */
  readonly words: readonly string[]
  /**
   * Files that could not be loaded, so that results may be incomplete: files of words, and texts of pages by
   * their paths.
   */
  readonly missing: readonly string[]
}

const SHOWN = 10
const SECTIONS = 3
/** How many files of words are loaded for one word of a query; a single letter starts half the language. */
const FILES = 4
const WEIGHTS = [1, 2, 6, 16] as const

interface Matches {
  /** By page. */
  readonly scores: ReadonlyMap<number, number>
  readonly words: readonly string[]
}

/** The files that may have words with the prefix `start`. */
function filesFor({ words }: SearchIndex, start: string): readonly string[] {
  const first = words.findLastIndex(([word]) => word <= start)
  const last = words.findLastIndex(([word]) => word.startsWith(start) || word <= start)
  return words
    .slice(Math.max(0, first), Math.min(last + 1, Math.max(0, first) + FILES))
    .map(([, name]) => name)
}

function merge(tables: readonly WordTable[], pages: number, rank: (term: string) => number): Matches {
  const scores = new Map<number, number>()
  const words: string[] = []
  for (const table of tables) {
    for (const [term, written] of Object.entries(table)) {
      const share = rank(term)
      if (share === 0) continue
      words.push(term)
      const postings = readPostings(written)
      const rarity = Math.log(1 + pages / postings.length)
      for (const { page, weight } of postings) {
        const score = share * rarity * WEIGHTS[weight]
        if (score > (scores.get(page) ?? 0)) scores.set(page, score)
      }
    }
  }
  return { scores, words }
}

/** Pages with a word of the query: exactly, as a prefix, or else with a typo. */
async function matchesOf(term: string, source: SearchSource, index: SearchIndex): Promise<Matches> {
  const tables = await Promise.all(filesFor(index, term).map(name => source.words(name)))
  const exact = merge(tables, index.pages.length, word => {
    if (word === term) return 1
    return word.startsWith(term) ? 0.7 * (term.length / word.length) : 0
  })
  if (exact.scores.size > 0) return { ...exact, words: [term] }
  return merge(tables, index.pages.length, word => (differsByOneTypo(term, word) ? 0.3 : 0))
}

/** Pages with all of the words, or else those with the most of them. */
function combine(
  matches: readonly Matches[],
  isShown: (page: number) => boolean,
  boostOf: (page: number) => number,
) {
  const totals = new Map<number, { count: number; score: number }>()
  for (const { scores } of matches) {
    for (const [page, score] of scores) {
      if (!isShown(page)) continue
      const { count, score: before } = totals.get(page) ?? { count: 0, score: 0 }
      totals.set(page, { count: count + 1, score: before + score })
    }
  }
  const rows = [...totals].map(([page, { count, score }]) => ({
    page,
    count,
    score: score * boostOf(page),
  }))
  const most = Math.max(0, ...rows.map(({ count }) => count))
  return rows
    .filter(({ count }) => count === most)
    .sort((a, b) => b.score - a.score || a.page - b.page)
    .slice(0, SHOWN + 2)
}

const begins = (terms: readonly string[], word: string) => terms.some(term => term.startsWith(word))

function rateSection([, title, text]: SearchRecord['sections'][number], words: readonly string[]): number {
  const [heading, body] = [termsOf(title), termsOf(text)]
  let rate = 0
  for (const word of words) rate += (begins(heading, word) ? 4 : 0) + (begins(body, word) ? 1 : 0)
  return rate
}

function sectionsOf(page: SearchRecord, words: readonly string[]): SearchRecord['sections'] {
  return page.sections
    .map(section => ({ section, rate: rateSection(section, words) }))
    .filter(({ rate }) => rate > 0)
    .sort((a, b) => b.rate - a.rate)
    .slice(0, SECTIONS)
    .map(({ section }) => section)
}

/** A bonus for words in the title, and for the whole query in the title. */
function bonus({ title, sections }: SearchRecord, query: string, words: readonly string[]): number {
  const folded = fold(title)
  if (folded === query) return 60
  if (folded.includes(query)) return 20
  if (words.every(word => begins(termsOf(title), word))) return 12
  return sections.some(([, heading, text]) => fold(`${heading} ${text}`).includes(query)) ? 4 : 0
}

/** Records the missing files of a source, and continues without them. */
function bearing(source: SearchSource, missing: Set<string>): SearchSource {
  const lost = (name: string) => missing.add(name)
  return {
    index: () => source.index(),
    words: name =>
      source.words(name).catch(() => {
        lost(name)
        return {}
      }),
    text: path =>
      source.text(path).catch(() => {
        lost(path)
        return { path, title: path, place: '', sections: [] }
      }),
  }
}

/** Searches a site. `version` omits pages of other versions. */
export async function find(query: string, whole: SearchSource, version?: string): Promise<SearchResults> {
  const terms = [...new Set(termsOf(query))].slice(0, 8)
  if (terms.length === 0) return { found: [], words: [], missing: [] }
  const missing = new Set<string>()
  const source = bearing(whole, missing)
  const index = await source.index()
  const own = version === undefined ? -1 : index.versions.indexOf(version) + 1
  const isShown = (page: number) =>
    own < 0 || (index.versionOf[page] ?? 0) === 0 || index.versionOf[page] === own
  const boostOf = (page: number) => index.boostOf?.[page] ?? 1
  const matches = await Promise.all(terms.map(term => matchesOf(term, source, index)))
  const words = [...new Set(matches.flatMap(match => match.words))]
  const typed = fold(query.trim().replace(/\s+/g, ' '))
  const rows = await Promise.all(
    combine(matches, isShown, boostOf).map(async ({ page, score }) => {
      const text = await source.text(index.pages[page] ?? '')
      return text === null ? [] : [{ page: text, score: score + boostOf(page) * bonus(text, typed, words) }]
    }),
  )
  const found = rows
    .flat()
    .sort((a, b) => b.score - a.score)
    .slice(0, SHOWN)
    .map(({ page }) => ({ page, sections: sectionsOf(page, words) }))
  return { found, words, missing: [...missing] }
}
