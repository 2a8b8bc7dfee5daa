import type { Literal } from '../tree/tree.ts'
import type { FrontmatterField } from './fields.ts'

/** What {@link readSimpleFields} reads of a block. */
export interface SimpleFields {
  readonly data: Readonly<Record<string, Literal>>
  readonly fields: readonly FrontmatterField[]
}

/**
 * A line that says the same to everybody: a name, and a text in double quotes without escapes, or one of letters, digits
 * and signs that mean nothing in YAML.
 */
const LINE =
  /([A-Za-z][\w-]*): (?:"([ !#-[\]-~\xa0-\u1fff\u2010-\u2027\u2030-\ud7ff]*)"|([A-Za-z](?:[\w ,.;()/'’–—-]*[\w.,;)’'])?))(?:\n|$)/y
/** Words that are not texts; `true` and `false` are read here, other spellings are not. */
const WORD = /^(?:true|false|null)$/i

const literalOf = (word: string): Literal | undefined => {
  if (word === 'true') return true
  if (word === 'false') return false
  return WORD.test(word) ? undefined : word
}

/**
 * Reads a block of simple lines, as most pages have it, like a parser of YAML and many times faster; undefined for
 * any other block. `base` is its offset in the page.
 */
export function readSimpleFields(source: string, base: number): SimpleFields | undefined {
  const data = new Map<string, Literal>()
  const fields: FrontmatterField[] = []
  for (let at = 0; at < source.length; ) {
    LINE.lastIndex = at
    const [line, key, quoted, word = ''] = LINE.exec(source) ?? []
    if (line === undefined || key === undefined || WORD.test(key) || data.has(key)) return undefined
    const value = quoted ?? literalOf(word)
    if (value === undefined) return undefined
    const keyEnd = base + at + key.length
    const end = base + at + line.length
    data.set(key, value)
    fields.push({
      key,
      start: base + at,
      keyEnd,
      colonEnd: keyEnd + 1,
      valueStart: keyEnd + 2,
      valueEnd: line.endsWith('\n') ? end - 1 : end,
      end,
      style: quoted === undefined ? 'plain' : 'double',
      braced: false,
    })
    at += line.length
  }
  return fields.length === 0 ? undefined : { data: Object.fromEntries(data), fields }
}
