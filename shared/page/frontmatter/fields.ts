import { type Document, isAlias, isCollection, isMap, isNode, isScalar, type Pair } from 'yaml'
import { keyOf } from './value.ts'

/** How a field's value is written; `flow`: in brackets, `block`: over indented lines. */
export type FieldStyle = 'none' | 'plain' | 'single' | 'double' | 'literal' | 'folded' | 'flow' | 'block'

/** A field in its block; offsets in UTF-16 units of the page. */
export interface FrontmatterField {
  readonly key: string
  readonly start: number
  readonly keyEnd: number
  /** After the colon. */
  readonly colonEnd: number
  /** The value, without comments and line end; if there is none, both are `colonEnd`. */
  readonly valueStart: number
  readonly valueEnd: number
  /** Start of the line after the field. */
  readonly end: number
  readonly style: FieldStyle
  /** It shares one line with others, in braces. */
  readonly braced: boolean
}

const SCALARS: Readonly<Record<string, FieldStyle>> = {
  PLAIN: 'plain',
  QUOTE_SINGLE: 'single',
  QUOTE_DOUBLE: 'double',
  BLOCK_LITERAL: 'literal',
  BLOCK_FOLDED: 'folded',
}

function styleOf(value: unknown): FieldStyle {
  if (isAlias(value)) return 'plain'
  if (isScalar(value))
    return value.source === '' && value.type === 'PLAIN' ? 'none' : (SCALARS[value.type ?? ''] ?? 'plain')
  return isCollection(value) && value.flow ? 'flow' : 'block'
}

/** A multi-line text that includes the empty lines below it. */
export const KEEPS = /^[|>]\d?\+/

const rangeOf = (node: unknown): readonly [number, number] | undefined => {
  const range = isScalar(node) || isCollection(node) || isAlias(node) ? node.range : undefined
  return range ? [range[0], range[1]] : undefined
}

/** Returns the start of the line after `offset`, or the end of `source`. */
function nextLine(source: string, offset: number): number {
  const end = source.indexOf('\n', offset)
  return end < 0 ? source.length : end + 1
}

/** Returns the fields of a block that `yaml` could read. */
export function fieldsOf(
  document: Document.Parsed,
  source: string,
  base: number,
): readonly FrontmatterField[] {
  const map = document.contents
  if (!isMap(map)) return []
  const braced = map.flow === true
  return map.items.flatMap(pair => fieldOf(pair, source, base) ?? []).map(field => ({ ...field, braced }))
}

function fieldOf(
  { key, value }: Pair,
  source: string,
  base: number,
): Omit<FrontmatterField, 'braced'> | undefined {
  const keyRange = rangeOf(key)
  if (!keyRange) return undefined
  const colon = source.indexOf(':', keyRange[1])
  const colonEnd = colon < 0 ? keyRange[1] : colon + 1
  const style = value === null ? 'none' : styleOf(value)
  const range = style === 'none' ? undefined : rangeOf(value)
  const scalar = style === 'literal' || style === 'folded'
  const [written, to] = range ?? [colonEnd, colonEnd]
  const tagged = isNode(value) && value.tag !== undefined
  const from = tagged ? colonEnd + (/^[ \t]*/.exec(source.slice(colonEnd))?.[0].length ?? 0) : written
  const text = source.slice(from, to)
  const valueEnd = from + (KEEPS.test(text) ? text.replace(/\r?\n$/, '') : text.trimEnd()).length
  const end =
    scalar || (style === 'block' && source.slice(0, to).endsWith('\n')) ? to : nextLine(source, valueEnd)
  return {
    key: keyOf(key),
    start: base + keyRange[0],
    keyEnd: base + keyRange[1],
    colonEnd: base + colonEnd,
    valueStart: base + from,
    valueEnd: base + valueEnd,
    end: base + end,
    style,
  }
}

const KEY = /^(?:"(?:[^"\\\n]|\\.)*"|'(?:[^'\n]|'')*'|[^\s#'"[\]{},&*!|>%@`-][^\n#]*?)(?=[ \t]*:(?:[ \t]|$))/m
const QUOTED: readonly (readonly [FieldStyle, RegExp])[] = [
  ['double', /^"(?:[^"\\]|\\[\s\S])*"/],
  ['single', /^'(?:[^']|'')*'/],
]

/**
 * Returns the fields of a block that only looks like YAML: every unindented line that starts with `name:`.
 */
export function scanFields(source: string, base: number): readonly FrontmatterField[] {
  const fields: FrontmatterField[] = []
  let line = 0
  while (line < source.length) {
    const field = scanField(source, line, base)
    if (field) fields.push(field)
    line = field ? field.end - base : nextLine(source, line)
  }
  return fields
}

function scanField(source: string, line: number, base: number): FrontmatterField | undefined {
  const key = KEY.exec(source.slice(line, nextLine(source, line)))
  if (key?.index !== 0) return undefined
  const keyEnd = line + key[0].length
  const colonEnd = source.indexOf(':', keyEnd) + 1
  const from = colonEnd + (/^[ \t]*/.exec(source.slice(colonEnd))?.[0].length ?? 0)
  const rest = source.slice(from)
  const quoted = QUOTED.map(([style, pattern]) => ({ style, found: pattern.exec(rest)?.[0] })).find(
    ({ found }) => found && /^[ \t]*(?:#|\r?\n|$)/.test(rest.slice(found.length)),
  )
  const to = quoted?.found ? from + quoted.found.length : scanEnd(source, from)
  const written = source.slice(from, to).trimEnd()
  const style = quoted?.style ?? (written === '' ? 'none' : written.includes('\n') ? 'block' : 'plain')
  return {
    key: key[0].replace(/^(["'])([\s\S]*)\1$/, '$2'),
    start: base + line,
    keyEnd: base + keyEnd,
    colonEnd: base + colonEnd,
    valueStart: base + (style === 'none' ? colonEnd : from),
    valueEnd: base + (style === 'none' ? colonEnd : from + written.length),
    end: base + nextLine(source, to === from ? to : to - (source.slice(0, to).endsWith('\n') ? 1 : 0)),
    style,
    braced: false,
  }
}

/** The end of a value that continues over indented lines and list items. */
function scanEnd(source: string, from: number): number {
  let end = nextLine(source, from)
  while (end < source.length && /^(?:[ \t]|- |\r?\n)/.test(source.slice(end, end + 2)))
    end = nextLine(source, end)
  return end
}
