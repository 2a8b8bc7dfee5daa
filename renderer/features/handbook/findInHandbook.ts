import type { HandbookPage } from '../../../shared/project/base/handbook.ts'
import { searchable } from '../../../shared/text/searchable.ts'

/** A page of the handbook, or a part of one, that can be shown. */
export interface HandbookResult {
  /** A place of the handbook. */
  readonly place: string
  readonly title: string
  /** The page of a part, or the group of a page. */
  readonly around: string
}

/** Every page and every part of the handbook, pages first. */
export const handbookPlaces = (pages: readonly HandbookPage[]): readonly HandbookResult[] => [
  ...pages.map(({ path, title, group }) => ({ place: path, title, around: group })),
  ...pages.flatMap(({ path, title: around, parts }) =>
    parts.map(({ title, anchor }) => ({ place: `${path}#${anchor}`, title, around })),
  ),
]

const BEST = 0
const NONE = 4

/** How well a title fits what was typed: from its start, from the start of a word, anywhere, or with the title around it. */
function rankOf({ title, around }: HandbookResult, words: readonly string[]): number {
  const [own, all] = [searchable(title), searchable(`${title} ${around}`)]
  if (!words.every(word => all.includes(word))) return NONE
  const [first = ''] = words
  if (own.startsWith(first)) return BEST
  if (own.includes(` ${first}`)) return 1
  return words.every(word => own.includes(word)) ? 2 : 3
}

/** The pages and parts whose title holds the words, or starts to with the one around it; the best first. */
export function findInHandbook(pages: readonly HandbookPage[], typed: string): readonly HandbookResult[] {
  const words = searchable(typed).split(/\s+/).filter(Boolean)
  return handbookPlaces(pages)
    .map(result => ({ result, rank: rankOf(result, words) }))
    .filter(({ rank }) => rank < NONE)
    .sort((a, b) => a.rank - b.rank)
    .map(({ result }) => result)
}
