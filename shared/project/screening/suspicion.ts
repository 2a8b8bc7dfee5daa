import { CONFIG_FILE } from '../../config/schema/config-file.ts'

/** How much of a text is read, and how long it takes at most, without it being suspicious. */
interface Limits {
  /** UTF-16 units. */
  readonly length: number
  readonly lines: number
  /** Characters that begin something. */
  readonly marks: number
}

/**
 * A page within these limits is read and drawn in about a tenth of a second, whatever it holds. The largest pages of
 * the repositories that we know have about a third of each.
 */
const OF_PAGES: Limits = { length: 100_000, lines: 2_500, marks: 8_000 }
const OF_SETTINGS: Limits = { length: 300_000, lines: 50_000, marks: 15_000 }
const OF_DATA: Limits = { length: 1_000_000, lines: 50_000, marks: 200_000 }

const MARKS: ReadonlySet<number> = new Set([...'<[{(|*_`!$&,'].map(mark => mark.charCodeAt(0)))
const LINE_FEED = 10

/** A text of up to this length is never suspicious. */
export const SHORT = 16_000

function limitsOf(file: string): Limits {
  if (file === CONFIG_FILE) return OF_SETTINGS
  return /\.(?:json|ya?ml)$/i.test(file) ? OF_DATA : OF_PAGES
}

/**
 * Whether texts that are read as one may take more than a moment: they are very long, or have very many lines or marks.
 * The limits are those of `file`.
 */
export function areSuspicious(file: string, texts: readonly string[]): boolean {
  const { length, lines, marks } = limitsOf(file)
  const total = texts.reduce((sum, text) => sum + text.length, 0)
  if (total <= SHORT) return false
  if (total > length) return true
  let [ends, begins] = [0, 0]
  for (const text of texts)
    for (let at = 0; at < text.length; at++) {
      const unit = text.charCodeAt(at)
      if (unit === LINE_FEED) ends++
      else if (unit < 128 && MARKS.has(unit)) begins++
    }
  return ends > lines || begins > marks
}

/**
 * Whether a text may take more than a moment to read and to draw: it is very long, or has very many lines or marks.
 * Takes time in proportion to its length, and almost none for most texts.
 */
export const isSuspicious = (file: string, text: string): boolean => areSuspicious(file, [text])

/** Whether the text of a file of this size, in bytes, can be suspicious at all. */
export const mayBeSuspicious = (bytes: number): boolean => bytes > SHORT
