import { element, type Html, join, text } from '../base/html.ts'

/** Characters of a word that fit beside another column on a phone, and of several words that belong together as keys do. */
const WORD = 24
const WORDS = 14

// Where browsers end a line inside a word of code.
const CAN_BREAK = /[\s/?-]/

const whole = (part: string): Html =>
  part.length <= WORD && /[/?-]/.test(part) ? element('span', { class: 'whole' }, text(part)) : text(part)

/** Code in a line. Short code stays on one line, and so do the words of longer code: `--out` cut after its dashes reads as two. */
export function inlineCode(value: string): Html {
  if (!CAN_BREAK.test(value)) return element('code', {}, text(value))
  if (value.length <= (/\s/.test(value) ? WORDS : WORD))
    return element('code', { class: 'whole' }, text(value))
  return element('code', {}, join(value.split(/(\s+)/).map(whole)))
}
