import { element, type Html, join, text } from '../base/html.ts'

/**
 * Maximum length of a word that fits next to another column on a phone, and of several words that belong
 * together like keys.
 */
const WORD = 24
const WORDS = 14

// Where browsers break a line inside a word of code.
const CAN_BREAK = /[\s/?-]/

const whole = (part: string): Html =>
  part.length <= WORD && /[/?-]/.test(part) ? element('span', { class: 'whole' }, text(part)) : text(part)

/**
 * Renders inline code. Short code stays on one line, and so do the words of longer code: `--out` broken after
 * its dashes reads as two words.
 */
export function inlineCode(value: string): Html {
  if (!CAN_BREAK.test(value)) return element('code', {}, text(value))
  if (value.length <= (/\s/.test(value) ? WORDS : WORD))
    return element('code', { class: 'whole' }, text(value))
  return element('code', {}, join(value.split(/(\s+)/).map(whole)))
}
