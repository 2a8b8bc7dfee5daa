import { facetsOfPages } from './facets.ts'
import { type Facet, PATHS_PER_FILE, type SearchIndex } from './format.ts'
import { matchesOf, operationMatches, type QueryWord, type WordMatches } from './matches.ts'
import { readOperation } from './operation-terms.ts'
import { type RankedPage, rank } from './rank.ts'
import type { SearchRecord } from './record.ts'
import { type SearchSource, TolerantSource } from './source.ts'
import { type Stem, termsOf, wordsIn } from './terms.ts'
import { isTitleFiller } from './title-filler.ts'

/** A page that was found. */
export interface FoundPage {
  readonly page: SearchRecord
  /** Its matching headings, best first. */
  readonly sections: SearchRecord['sections']
}

/** A tab with pages that were found, whether or not they are shown. */
export interface FoundTab {
  readonly name: string
  readonly count: number
}

/** The results, best first. */
export interface SearchResults {
  readonly found: readonly FoundPage[]
  /** How many pages match; only the best of them are loaded. */
  readonly total: number
  /** The tabs of all pages that match, in the order of their best page. */
  readonly tabs: readonly FoundTab[]
  /** The versions that have pages of their own. */
  readonly versions: readonly string[]
  /** Words and stems to mark, folded. */
  readonly words: readonly string[]
  /**
   * Files that could not be loaded, so that results may be incomplete: files of words, and texts of pages by
   * their paths.
   */
  readonly missing: readonly string[]
}

/** What a search is limited to. */
export interface SearchScope {
  /** Omits pages of other versions. */
  readonly version?: string | undefined
  /** Omits pages in other languages of the site. */
  readonly language?: string | undefined
  /** Omits pages of other tabs. */
  readonly tab?: string | undefined
  /** How many results are loaded. */
  readonly count?: number
}

const SHOWN = 5
const SECTIONS = 3
const WORDS = 8

const NOTHING: SearchResults = { found: [], total: 0, tabs: [], versions: [], words: [], missing: [] }

function rateSection(
  [, title, text]: SearchRecord['sections'][number],
  words: readonly string[],
  stem: Stem,
): number {
  const [heading, body] = [termsOf(title, stem), termsOf(text, stem)]
  const begins = (terms: readonly string[], word: string) => terms.some(term => term.startsWith(word))
  let rate = 0
  for (const word of words) rate += (begins(heading, word) ? 4 : 0) + (begins(body, word) ? 1 : 0)
  return rate
}

const sectionsOf = (page: SearchRecord, words: readonly string[], stem: Stem): SearchRecord['sections'] =>
  page.sections
    .map(section => ({ section, rate: rateSection(section, words, stem) }))
    .filter(({ rate }) => rate > 0)
    .sort((a, b) => b.rate - a.rate)
    .slice(0, SECTIONS)
    .map(({ section }) => section)

const isWithin = (own: string | undefined, wanted: string | undefined) =>
  wanted === undefined || own === undefined || own === wanted

function tabsOf(ranked: readonly RankedPage[], facets: readonly Facet[]): readonly FoundTab[] {
  const counts = new Map<string, number>()
  for (const { page } of ranked) {
    const tab = facets[page]?.tab
    if (tab !== undefined) counts.set(tab, (counts.get(tab) ?? 0) + 1)
  }
  return [...counts].map(([name, count]) => ({ name, count }))
}

/** The words of a query, each once; without filler words, unless it has no others. */
function wordsOf(query: string, stem: Stem): readonly QueryWord[] {
  const { whole, inner } = wordsIn(query)
  const all = [...new Set([...whole, ...inner])]
  const topics = all.filter(word => !isTitleFiller(word))
  return (topics.length > 0 ? topics : all).slice(0, WORDS).map(word => ({ word, stem: stem(word) }))
}

async function rankedFor(
  query: string,
  source: TolerantSource,
  index: SearchIndex,
  facets: readonly Facet[],
): Promise<{ readonly words: readonly WordMatches[]; readonly ranked: readonly RankedPage[] }> {
  const typed = readOperation(query)
  const operation = typed && (await operationMatches(typed, source, index))
  if (operation && operation.pages.size > 0) {
    const words = [operation]
    return { words, ranked: rank({ words, facets, isOperation: true }) }
  }
  const words = await Promise.all(wordsOf(query, source.stem).map(word => matchesOf(word, source, index)))
  return { words, ranked: rank({ words, facets, isOperation: false }) }
}

/** Loads the text of a page by its number; undefined if it must not be found. */
async function textOf(source: TolerantSource, index: SearchIndex, page: number) {
  const list = index.paths[Math.floor(page / PATHS_PER_FILE)]
  const path = list === undefined ? undefined : (await source.paths(list))[page % PATHS_PER_FILE]
  return path === undefined ? undefined : ((await source.text(path)) ?? undefined)
}

/** Searches a site. */
export async function find(
  query: string,
  whole: SearchSource,
  { version, language, tab, count = SHOWN }: SearchScope = {},
): Promise<SearchResults> {
  if (wordsOf(query, word => word).length === 0) return NOTHING
  const source = new TolerantSource(whole)
  const index = await whole.index()
  const facets = facetsOfPages(index)
  const { words, ranked } = await rankedFor(query, source, index, facets)
  const shown = ranked.filter(({ page }) => {
    const facet = facets[page] ?? {}
    return isWithin(facet.version, version) && isWithin(facet.language, language)
  })
  const chosen = tab === undefined ? shown : shown.filter(({ page }) => facets[page]?.tab === tab)
  const texts = await Promise.all(chosen.slice(0, count).map(({ page }) => textOf(source, index, page)))
  const marks = [...new Set(words.flatMap(({ found }) => found))]
  const found = texts.flatMap(page =>
    page === undefined ? [] : [{ page, sections: sectionsOf(page, marks, source.stem) }],
  )
  return {
    found,
    total: chosen.length,
    tabs: tabsOf(shown, facets),
    versions: [...new Set(index.facets.flatMap(facet => facet.version ?? []))],
    words: marks,
    missing: [...source.missing],
  }
}
