import { decodeEntities } from '../markdown/engine.ts'
import { readExpression } from '../tags/literal.ts'

/** A value that a form can give an attribute. */
export type NewValue = string | number | boolean | readonly string[]

const ENTITIES: Readonly<Record<string, string>> = {
  '"': '&quot;',
  "'": '&#39;',
  '\n': '&#10;',
  '\r': '&#13;',
  '|': '&#124;',
  '&': '&amp;',
}

/** Returns how a text is written between these quotes; in a table also without `|`. */
function inQuotes(text: string, quote: string, isInTable: boolean): string {
  return text.replaceAll('\0', '\ufffd').replace(/&(?=[#A-Za-z])|["'\n\r|]/g, char => {
    const isPlain = (/["']/.test(char) && char !== quote) || (char === '|' && !isInTable)
    return isPlain ? char : (ENTITIES[char] ?? char)
  })
}

interface Unit {
  readonly raw: string
  readonly text: string
}

const UNIT = /&(?:#x[\da-f]{1,6}|#\d{1,7}|[a-z][\da-z]{1,31});|\r\n|[\s\S]/gi

const unitsOf = (raw: string): readonly Unit[] =>
  [...raw.matchAll(UNIT)].map(([unit]) => ({
    raw: unit,
    text: unit.length === 1 ? unit : unit === '\r\n' ? '\n' : decodeEntities(unit),
  }))

/** Writes `text` in place of `units`: what both have at their start and at their end stays as it is written. */
function respelledUnits(units: readonly Unit[], text: string, spell: (part: string) => string): string {
  let [start, kept] = [0, 0]
  for (let unit = units[start]; unit && text.startsWith(unit.text, kept); unit = units[start]) {
    kept += unit.text.length
    start += 1
  }
  let [end, behind] = [units.length, text.length]
  for (
    let unit = units[end - 1];
    unit && end > start && behind - unit.text.length >= kept && text.endsWith(unit.text, behind);
    unit = units[end - 1]
  ) {
    behind -= unit.text.length
    end -= 1
  }
  const write = (from: number, to: number) =>
    units
      .slice(from, to)
      .map(unit => unit.raw)
      .join('')
  return write(0, start) + spell(text.slice(kept, behind)) + write(end, units.length)
}

/** Returns how the value `text` is written in place of `raw`, with the same quotes; what is the same stays as it is written. */
export function respelled(raw: string, text: string, quote: string, isInTable: boolean): string {
  const written = respelledUnits(unitsOf(raw), text, part => inQuotes(part, quote, isInTable))
  // What stays and what is new may form an entity together.
  return decodeEntities(written) === text ? written : inQuotes(text, quote, isInTable)
}

/** Returns a text as an attribute’s value with its quotes. */
export const quoted = (text: string, quote: string, isInTable: boolean): string =>
  quote + inQuotes(text, quote, isInTable) + quote

const ESCAPES: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '|': '\\x7c' }

/** Returns how a text is written in a string of an expression. */
function inString(text: string, quote: string, isInTable: boolean): string {
  return text.replaceAll('\0', '\ufffd').replace(/[\\\n\r|"'`]|\$(?=\{)/g, char => {
    if (char === '|') return isInTable ? '\\x7c' : char
    if (/["'`]/.test(char)) return char === quote ? `\\${char}` : char
    if (char === '$') return quote === '`' ? '\\$' : char
    return ESCAPES[char] ?? `\\${char}`
  })
}

const stringLiteral = (text: string, quote: string, isInTable: boolean): string =>
  quote + inString(text, quote, isInTable) + quote

const ESCAPED = /\\(?:u\{[\da-f]{1,6}\}|u[\da-f]{4}|x[\da-f]{2}|\r\n|[\s\S])|\r\n|[\s\S]/gi

/** What the source of an expression says, if it is a string. */
function stringOf(source: string): string | undefined {
  const read = readExpression(source)
  return read.kind === 'literal' && typeof read.value === 'string' ? read.value : undefined
}

/** Returns how the value `text` is written in place of the string `source`; what is the same stays as it is written. */
export function respelledString(source: string, text: string, isInTable: boolean): string {
  const quote = source[0] ?? ''
  const units = [...source.slice(1, -1).matchAll(ESCAPED)].map(([raw]) => ({
    raw,
    text: stringOf(quote + raw + quote) ?? '',
  }))
  const inner = respelledUnits(units, text, part => inString(part, quote, isInTable))
  const written = quote + inner + quote
  return stringOf(written) === text ? written : stringLiteral(text, quote, isInTable)
}

/** Returns a value as the text between quotes, as components read it. */
export const textOfValue = (value: NewValue): string =>
  typeof value === 'object' ? value.join(', ') : String(value)

/** Returns a value as an expression, without its braces. */
export function expressionOf(value: NewValue, quote: string, isInTable: boolean): string {
  if (typeof value === 'string') return stringLiteral(value, quote, isInTable)
  if (typeof value !== 'object') return String(value)
  return `[${value.map(item => stringLiteral(item, quote, isInTable)).join(', ')}]`
}
