import { searchable } from '../../../shared/text/searchable.ts'
import type { Target } from './targets.ts'

/** Where a word is in a text: at its start, at the start of a word, elsewhere, or nowhere (0). */
function closeness(text: string, word: string): number {
  const at = text.indexOf(word)
  if (at < 0) return 0
  if (at === 0) return 3
  return /[\s/_.-]/.test(text[at - 1] ?? '') ? 2 : 1
}

/** How well other words of a target fit: only from their start. */
const relatedness = (words: string, word: string): number =>
  words.split(' ').some(each => each === word) ? 3 : closeness(words, word) > 1 ? 2 : 0

/** How much the place of a match counts: the title of a page most, then other titles, other words, headings, the handbook and paths. */
const WEIGHT = { page: 5, title: 4, words: 2.8, heading: 2, help: 1.6, detail: 1 } as const

/** How well the words match; 0: not at all. */
function score({ kind, title, detail, words = '' }: Target, typed: readonly string[]): number {
  const own = kind === 'page' || kind === 'heading' || kind === 'help' ? WEIGHT[kind] : WEIGHT.title
  const [name, other, path] = [searchable(title), searchable(words), searchable(detail)]
  let sum = 0
  for (const word of typed) {
    const best = Math.max(
      own * closeness(name, word),
      WEIGHT.words * relatedness(other, word),
      WEIGHT.detail * closeness(path, word),
    )
    if (best === 0) return 0
    sum += best
  }
  return sum
}

/** The targets that contain all the words, best first; all targets for an empty query. */
export function find(targets: readonly Target[], query: string): readonly Target[] {
  const typed = searchable(query).split(/\s+/).filter(Boolean)
  if (typed.length === 0) return targets
  return targets
    .map(target => ({ target, score: score(target, typed) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ target }) => target)
}
