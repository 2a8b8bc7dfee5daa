import type { JsonPath } from '../json/pointer.ts'
import { branchesOf, type Schema } from '../schema/schema.ts'

const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
}

/** Returns a JSON type in words, as used after “must be”. */
export const typeInWords = (type: string): string => TYPES[type] ?? type

/** Returns a list of alternatives as a phrase: `a, b or c`. */
export function either(things: readonly string[]): string {
  const last = things.at(-1) ?? ''
  return things.length < 2 ? last : `${things.slice(0, -1).join(', ')} or ${last}`
}

/** Returns the types that a value may have, `text or an object`. */
export const expected = (schema: Schema): string =>
  either(branchesOf(schema).map(branch => typeInWords(branch.type ?? '')))

/** Returns how a message names a value: `“colors.primary”`, `“url” in item 2 of “anchors”`, `item 1 of “tabs”`. */
export function nameOf(path: JsonPath): string {
  const parts: string[] = []
  let keys: string[] = []
  const close = () => {
    if (keys.length > 0) parts.push(`“${keys.join('.')}”`)
    keys = []
  }
  for (const step of path) {
    if (typeof step === 'string') {
      keys.push(step)
      continue
    }
    close()
    parts.push(`item ${step + 1}`)
  }
  close()
  return parts.reverse().reduce((name, part, index) => {
    if (index === 0) return part
    return part.startsWith('item') ? `${name} in ${part}` : `${name} of ${part}`
  }, '')
}

/** Returns a sentence with a capital first letter. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Returns text of a file, cut to a length that fits into a sentence. */
export const short = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}…` : text)

/** Returns a value as a message shows it: short, with straight quotes around text. */
export const shown = (value: unknown): string => short(JSON.stringify(value) ?? '')
