import type { HandbookPage } from '../../../shared/project/base/handbook.ts'
import { excerpt } from '../../../shared/site/search/excerpt.ts'
import { fold } from '../../../shared/site/search/terms.ts'
import { searchable } from '../../../shared/text/searchable.ts'

/** A page of the handbook, or a part of one, that can be shown. */
export interface HandbookPlace {
  /** A place of the handbook. */
  readonly place: string
  readonly title: string
  /** The page of a part, or the group of a page. */
  readonly around: string
  /** The text of the part, or of the page before its first heading. */
  readonly text: string
}

/** A place that a search found. */
export interface HandbookResult extends Pick<HandbookPlace, 'place' | 'title' | 'around'> {
  /** The text around the match, if the match is not in the titles. */
  readonly excerpt: string | undefined
}

/** Every page and every part of the handbook, pages first. */
export const handbookPlaces = (pages: readonly HandbookPage[]): readonly HandbookPlace[] => [
  ...pages.map(({ path, title, group, description, text }) => ({
    ...{ place: path, title, around: group },
    text: `${description} ${text}`,
  })),
  ...pages.flatMap(({ path, title: around, parts }) =>
    parts.map(({ title, anchor, text }) => ({ place: `${path}#${anchor}`, title, around, text })),
  ),
]

const BEST = 0
const IN_TEXT = 4
const NONE = 5

/**
 * How well a place matches: its title from the start, from the start of a word, anywhere, or together with the title
 * around it; a match in its text comes last.
 */
function rankOf({ title, around, text }: HandbookPlace, words: readonly string[]): number {
  const [own, all] = [searchable(title), searchable(`${title} ${around}`)]
  if (words.every(word => all.includes(word))) {
    const [first = ''] = words
    if (own.startsWith(first)) return BEST
    if (own.includes(` ${first}`)) return 1
    return words.every(word => own.includes(word)) ? 2 : 3
  }
  const whole = searchable(`${title} ${text}`)
  return words.every(word => whole.includes(word)) ? IN_TEXT : NONE
}

const excerptOf = ({ text }: HandbookPlace, words: readonly string[]): string =>
  excerpt(text, { words: words.map(fold) })
    .map(piece => piece.text)
    .join('')

/** The pages and parts that have the words in their title and the one around it, or in their text; the best first. */
export function findInHandbook(pages: readonly HandbookPage[], typed: string): readonly HandbookResult[] {
  const words = searchable(typed).split(/\s+/).filter(Boolean)
  return handbookPlaces(pages)
    .map(found => ({ found, rank: rankOf(found, words) }))
    .filter(({ rank }) => rank < NONE)
    .sort((a, b) => a.rank - b.rank)
    .map(({ found, rank }) => ({
      ...{ place: found.place, title: found.title, around: found.around },
      excerpt: rank === IN_TEXT ? excerptOf(found, words) : undefined,
    }))
}
