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

/** Pages need not have all words: this part of what the best page has is enough. */
const ENOUGH = 0.6
/** What multiplies the score of a page: how its title fits the query. */
const FITS = { whole: 4, has: 1.5, no: 1 } as const
/** The same of the page of an operation: whoever asks for a concept wants the guide. */
const API_FITS = { whole: 3.4, has: 0.8, no: 0.6 } as const

/** The number of words of a title by the weight of one of them; undefined if it has many, or none matched. */
const titleLength = (match: PageMatch | undefined): number | undefined =>
  match?.weight !== undefined && match.weight >= 5 ? 8 - match.weight : undefined

/** How the title of a page fits the query: it is the query, has all of its words, or not. */
function titleFit(words: readonly WordMatches[], page: number): keyof typeof FITS {
  const matches = words.map(({ pages }) => pages.get(page))
  const isIn = matches.length > 0 && matches.every(match => match?.weight !== undefined && match.weight >= 4)
  if (!isIn) return 'no'
  return matches.every(match => titleLength(match) === words.length) ? 'whole' : 'has'
}

/** What multiplies the score of a page that matches the words of a query. */
function factorOf({ words, facets, isOperation }: Ranking, page: number): number {
  const { boost = 1, isApi } = facets[page] ?? {}
  const fit = titleFit(words, page)
  // One word is a concept, even if an operation has no other name.
  if (isOperation) return boost
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
