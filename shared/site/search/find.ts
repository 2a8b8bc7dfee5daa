import type { SearchIndex, WordTable } from './format.ts'
import { differsByOneTypo } from './one-typo.ts'
import { readPostings } from './postings.ts'
import type { SearchRecord } from './record.ts'
import { fold, termsOf } from './words.ts'

/** Where a search reads from; each file is loaded once. */
export interface SearchSource {
  index(): Promise<SearchIndex>
  words(name: string): Promise<WordTable>
  /** The text of a page by its path; nothing where it cannot be found. Like the words, it rejects where its file is not there. */
  text(path: string): Promise<SearchRecord | null>
}

/** A page that was found. */
export interface FoundPage {
  readonly page: SearchRecord
  /** Its headings with what was looked for, best first. */
  readonly sections: SearchRecord['sections']
}

/** What was found, best first. */
export interface SearchResults {
  readonly found: readonly FoundPage[]
  /** Beginnings of the words that were found, folded: what to mark. */
  readonly words: readonly string[]
  /** What could not be loaded, so that something may be missing: files of words, and texts of pages by their paths. */
  readonly missing: readonly string[]
}

const SHOWN = 10
const SECTIONS = 3
/** Files of words that one word of a query may need; a single letter begins half the language. */
const FILES = 4
const WEIGHTS = [1, 2, 6, 16] as const

interface Matches {
  /** By page. */
  readonly scores: ReadonlyMap<number, number>
  readonly words: readonly string[]
}

/** The files that may hold words which begin with `start`. */
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

/** Pages with a word of the query: as it is, as the beginning of another, or else nearly so. */
async function matchesOf(term: string, source: SearchSource, index: SearchIndex): Promise<Matches> {
  const tables = await Promise.all(filesFor(index, term).map(name => source.words(name)))
  const exact = merge(tables, index.pages.length, word => {
    if (word === term) return 1
    return word.startsWith(term) ? 0.7 * (term.length / word.length) : 0
  })
  if (exact.scores.size > 0) return { ...exact, words: [term] }
  return merge(tables, index.pages.length, word => (differsByOneTypo(term, word) ? 0.3 : 0))
}

/** Pages that have all of the words, or else those that have the most of them. */
function combine(matches: readonly Matches[], isShown: (page: number) => boolean) {
  const totals = new Map<number, { count: number; score: number }>()
  for (const { scores } of matches) {
    for (const [page, score] of scores) {
      if (!isShown(page)) continue
      const { count, score: before } = totals.get(page) ?? { count: 0, score: 0 }
      totals.set(page, { count: count + 1, score: before + score })
    }
  }
  const rows = [...totals].map(([page, total]) => ({ page, ...total }))
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

/** The words stand in the title, or there one after the other as they were typed. */
function bonus({ title, sections }: SearchRecord, query: string, words: readonly string[]): number {
  const folded = fold(title)
  if (folded === query) return 60
  if (folded.includes(query)) return 20
  if (words.every(word => begins(termsOf(title), word))) return 12
  return sections.some(([, heading, text]) => fold(`${heading} ${text}`).includes(query)) ? 4 : 0
}

/** Takes note of the files of a source that are not there, and goes on without them. */
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

/** Searches a site. `version` leaves out what belongs to another one. */
export async function find(query: string, whole: SearchSource, version?: string): Promise<SearchResults> {
  const terms = [...new Set(termsOf(query))].slice(0, 8)
  if (terms.length === 0) return { found: [], words: [], missing: [] }
  const missing = new Set<string>()
  const source = bearing(whole, missing)
  const index = await source.index()
  const own = version === undefined ? -1 : index.versions.indexOf(version) + 1
  const isShown = (page: number) =>
    own < 0 || (index.versionOf[page] ?? 0) === 0 || index.versionOf[page] === own
  const matches = await Promise.all(terms.map(term => matchesOf(term, source, index)))
  const words = [...new Set(matches.flatMap(match => match.words))]
  const typed = fold(query.trim().replace(/\s+/g, ' '))
  const rows = await Promise.all(
    combine(matches, isShown).map(async ({ page, score }) => {
      const text = await source.text(index.pages[page] ?? '')
      return text === null ? [] : [{ page: text, score: score + bonus(text, typed, words) }]
    }),
  )
  const found = rows
    .flat()
    .sort((a, b) => b.score - a.score)
    .slice(0, SHOWN)
    .map(({ page }) => ({ page, sections: sectionsOf(page, words) }))
  return { found, words, missing: [...missing] }
}
