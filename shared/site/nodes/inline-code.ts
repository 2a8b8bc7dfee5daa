import { element, type Html, html, join, text } from '../base/html.ts'

/**
 * Maximum length of a word that fits next to another column on a phone, and of several words that belong
 * together like keys.
 */
const WORD = 24
const WORDS = 14

/** Maximum length of a name that fits next to three other columns. */
const NAME = 18

// Where browsers break a line inside a word of code.
const CAN_BREAK = /[\s/?-]/

// The places after which a long name may go on in the next line: `Optional[`, `api.playground.`, `MAX_`.
const JOINTS = /(?<=\w[[(<.,_])(?=\w)/

const long = (part: string): Html =>
  join(part.split(JOINTS).map((piece, index) => (index === 0 ? text(piece) : html`<wbr>${text(piece)}`)))

function word(part: string): Html {
  if (!/[/?-]/.test(part)) return part.length > NAME ? long(part) : text(part)
  return part.length > WORD ? text(part) : element('span', { class: 'whole' }, text(part))
}

/**
 * Renders inline code. Short code stays on one line, and so do the words of longer code: `--out` broken after
 * its dashes reads as two words. In tables, a word that is too long for a column is broken at its joints.
 */
export function inlineCode(value: string): Html {
  if (!CAN_BREAK.test(value)) return element('code', {}, word(value))
  if (value.length <= (/\s/.test(value) ? WORDS : WORD))
    return element('code', { class: 'whole' }, text(value))
  return element('code', {}, join(value.split(/(\s+)/).map(word)))
}
