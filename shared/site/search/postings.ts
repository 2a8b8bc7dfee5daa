// Six bits per character; the highest says that more follow.
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-'
const VALUES = new Map([...DIGITS].map((digit, value) => [digit, value]))

function write(value: number): string {
  let rest = value
  let text = ''
  do {
    const low = rest & 31
    rest >>>= 5
    text += DIGITS[rest > 0 ? low | 32 : low]
  } while (rest > 0)
  return text
}

/**
 * How much a word says about a page: it is in the text (0), often in the text or in its address (1), in a
 * heading or the description (2), in a short heading (3), in a long title or a keyword (4), in a title of three
 * words (5) or two (6), or it is the title (7).
 */
export type Weight = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7

/** The number of weights. */
export const WEIGHTS = 8

/** The lowest weight of words that a page is about. */
export const IN_HEADING: Weight = 2

/** An occurrence of a word in a page. */
export interface Posting {
  readonly page: number
  readonly weight: Weight
}

/** Encodes postings, which must be in the order of their pages, with about two characters each. */
export function writePostings(postings: readonly Posting[]): string {
  let before = 0
  // A text that grows step by step is a chain of its steps, many times as large.
  const numbers: string[] = []
  for (const { page, weight } of postings) {
    numbers.push(write((page - before) * WEIGHTS + weight))
    before = page
  }
  return numbers.join('')
}

/** Decodes the result of {@link writePostings}. */
export function readPostings(text: string): readonly Posting[] {
  const postings: Posting[] = []
  let page = 0
  let value = 0
  let shift = 0
  for (const digit of text) {
    const bits = VALUES.get(digit) ?? 0
    value += (bits & 31) * 2 ** shift
    shift += 5
    if (bits >= 32) continue
    page += Math.floor(value / WEIGHTS)
    postings.push({ page, weight: (value % WEIGHTS) as Weight })
    value = 0
    shift = 0
  }
  return postings
}

/** The pages of a word as the reader's search loads them. */
export interface WordPages {
  /** The number of pages with the word. */
  readonly count: number
  /** All of them; of a word that is common on the site, only those that have it in a heading. */
  readonly postings: readonly Posting[]
}

/** Encodes the pages of a common word: their number, and those that are about it. */
export const writeCommon = (count: number, postings: readonly Posting[]): string =>
  `${count}*${writePostings(postings)}`

/** Decodes an entry of a file of words. */
export function readWord(text: string): WordPages {
  const end = text.indexOf('*')
  const postings = readPostings(end < 0 ? text : text.slice(end + 1))
  return { count: end < 0 ? postings.length : Number(text.slice(0, end)), postings }
}
