import type { Facet } from './format.ts'
import type { PageMatch, WordMatches } from './matches.ts'

/** A page with its rank. */
export interface RankedPage {
  readonly page: number
  readonly score: number
}

/** The words of a query with their pages, and what is known of every page. */
export interface Ranking {
  readonly words: readonly WordMatches[]
  readonly facets: readonly Facet[]
  /** The query is the path of an operation. */
  readonly isOperation: boolean
}

/** Pages need not have all words: this share of what the best page has is enough. */
const ENOUGH = 0.6
/** Factors of a page’s score, by how its title fits the query. */
const FITS = { whole: 4, has: 1.5, no: 1 } as const
/** The same for the page of an operation: whoever searches for a concept wants the guide. */
const API_FITS = { whole: 3.4, has: 0.8, no: 0.6 } as const

/** The number of words of a title, judged by the weight of one; undefined for more than three, or if it is not in the title. */
const titleLength = (match: PageMatch | undefined): number | undefined =>
  match?.weight !== undefined && match.weight >= 5 ? 8 - match.weight : undefined

/** How the title of a page fits the query: it is the query, contains all of its words, or neither. */
function titleFit(words: readonly WordMatches[], page: number): keyof typeof FITS {
  const matches = words.map(({ pages }) => pages.get(page))
  const isIn = matches.length > 0 && matches.every(match => match?.weight !== undefined && match.weight >= 4)
  if (!isIn) return 'no'
  return matches.every(match => titleLength(match) === words.length) ? 'whole' : 'has'
}

/** The factor of a matching page’s score. */
function factorOf({ words, facets, isOperation }: Ranking, page: number): number {
  const { boost = 1, isApi } = facets[page] ?? {}
  if (isOperation) return boost
  const fit = titleFit(words, page)
  // A single word means the concept, even if it is the whole title of an operation.
  const isConcept = isApi === true && fit === 'whole' && words.length === 1
  return boost * (isApi === true ? API_FITS[isConcept ? 'has' : fit] : FITS[fit])
}

/** Ranks the pages with the words of a query, best first. */
export function rank(ranking: Ranking): readonly RankedPage[] {
  const { words } = ranking
  const whole = words.reduce((sum, { rarity }) => sum + rarity, 0)
  const pages = new Map<number, { score: number; had: number }>()
  for (const { pages: found, rarity } of words) {
    for (const [page, { score }] of found) {
      const before = pages.get(page) ?? { score: 0, had: 0 }
      pages.set(page, { score: before.score + score, had: before.had + rarity })
    }
  }
  const most = Math.max(0, ...[...pages.values()].map(({ had }) => had))
  return [...pages]
    .filter(([, { had }]) => had >= most * ENOUGH)
    .map(([page, { score, had }]) => ({
      page,
      score: score * (had / whole) ** 2 * factorOf(ranking, page),
    }))
    .sort((a, b) => b.score - a.score || a.page - b.page)
}
