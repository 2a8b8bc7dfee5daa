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
  /** The words of the page above its first heading, or those of the part. */
  readonly text: string
}

/** A place that a search found. */
export interface HandbookResult extends Pick<HandbookPlace, 'place' | 'title' | 'around'> {
  /** The words around the match, if that is not in the titles. */
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
 * How well a place fits what was typed: its title from the start, from the start of a word, anywhere, or with
 * the title around it; last the words of its text.
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

/** The pages and parts whose title, with the one around it, or whose text holds the words; the best first. */
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
