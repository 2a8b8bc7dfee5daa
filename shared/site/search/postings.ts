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

/** How much a word says about a page: it is in the text, often in the text, in a heading, in the title. */
export type Weight = 0 | 1 | 2 | 3

/** An occurrence of a word in a page. */
interface Posting {
  readonly page: number
  readonly weight: Weight
}

/** Encodes postings, which must be in the order of their pages, with about two characters each. */
export function writePostings(postings: readonly Posting[]): string {
  let before = 0
  // A text that grows step by step is a chain of its steps, many times as large.
  const numbers: string[] = []
  for (const { page, weight } of postings) {
    numbers.push(write((page - before) * 4 + weight))
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
    page += Math.floor(value / 4)
    postings.push({ page, weight: (value % 4) as Weight })
    value = 0
    shift = 0
  }
  return postings
}
