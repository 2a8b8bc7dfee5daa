import { type Meter, readBraces } from './braces.ts'

/** An attribute as written. `value` is the text between the quotes or braces. */
export interface RawAttribute {
  /** `...` for `{...spread}`. */
  readonly name: string
  readonly offset: number
  readonly value?: { readonly kind: 'text' | 'braces'; readonly offset: number; readonly end: number }
}

/** A tag as written, with offsets in the text it was read from. */
export interface Tag {
  readonly kind: 'open' | 'close' | 'self'
  /** `Tree.File`, `svg:use`; empty for a fragment. */
  readonly name: string
  readonly offset: number
  readonly end: number
  readonly attributes: readonly RawAttribute[]
}

const NAME = /[A-Za-z_$][\w$-]*(?:(?::[A-Za-z_$][\w$-]*)|(?:\.[A-Za-z_$][\w$-]*)+)?/y
const ATTRIBUTE = /[A-Za-z_$@:][\w$:.-]*/y
const BARE = /[^\s"'=<>`{}]+/y
const SPACE = /[ \t\n\r]*/y
const NONE: readonly RawAttribute[] = []

/** HTML elements without content; they need no closing tag and no `/`. */
const VOID = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'param',
  'source',
  'track',
  'wbr',
])

/** Whether `name` is an HTML element that never has content. */
export const isVoid = (name: string): boolean => VOID.has(name)

function match(pattern: RegExp, text: string, pos: number): string {
  pattern.lastIndex = pos
  return pattern.exec(text)?.[0] ?? ''
}

const skipSpace = (text: string, pos: number) => pos + match(SPACE, text, pos).length

/** Returns the tag that starts with the `<` at `pos` and ends before `end`; undefined if there is none. */
export function readTag(text: string, pos: number, end: number, meter: Meter): Tag | undefined {
  if (meter.empty) return undefined
  const closing = text[pos + 1] === '/'
  const nameAt = closing ? skipSpace(text, pos + 2) : pos + 1
  const name = match(NAME, text, nameAt)
  let at = nameAt + name.length
  if (closing) {
    at = skipSpace(text, at)
    return text[at] === '>' && at < end
      ? { kind: 'close', name, offset: pos, end: at + 1, attributes: NONE }
      : undefined
  }
  if (name === '') {
    return text[at] === '>' && at < end
      ? { kind: 'open', name, offset: pos, end: at + 1, attributes: NONE }
      : undefined
  }
  const attributes: RawAttribute[] = []
  while (at < end) {
    const next = skipSpace(text, at)
    if (text[next] === '>' && next < end) {
      const kind = isVoid(name) ? 'self' : 'open'
      return { kind, name, offset: pos, end: next + 1, attributes }
    }
    if (text[next] === '/') {
      const close = skipSpace(text, next + 1)
      if (text[close] !== '>' || close >= end) return meter.waste(next - pos)
      return { kind: 'self', name, offset: pos, end: close + 1, attributes }
    }
    const glued = next === at && attributes.length === 0 && text[next] !== '{'
    const after = glued ? undefined : readAttribute({ text, at: next, end, meter }, attributes)
    if (after === undefined) return meter.waste(next - pos)
    at = after
  }
  return meter.waste(end - pos)
}

interface Cursor {
  readonly text: string
  readonly at: number
  readonly end: number
  readonly meter: Meter
}

/** Appends the attribute at the cursor and returns its end. */
function readAttribute(cursor: Cursor, attributes: RawAttribute[]): number | undefined {
  const { text, at, end, meter } = cursor
  if (text[at] === '{') return readSpread(cursor, attributes)
  const name = match(ATTRIBUTE, text, at)
  if (name === '') return undefined
  const equals = skipSpace(text, at + name.length)
  if (text[equals] !== '=') {
    attributes.push({ name, offset: at })
    return at + name.length
  }
  const value = skipSpace(text, equals + 1)
  const mark = text[value]
  if (mark === '{') {
    const close = readBraces(text, value, end, meter)
    if (close === undefined) return undefined
    attributes.push({ name, offset: at, value: { kind: 'braces', offset: value + 1, end: close - 1 } })
    return close
  }
  if (mark === '"' || mark === "'") {
    const close = text.indexOf(mark, value + 1)
    if (close < 0 || close >= end) return meter.waste(end - value)
    attributes.push({ name, offset: at, value: { kind: 'text', offset: value + 1, end: close } })
    return close + 1
  }
  const bare = match(BARE, text, value)
  if (bare === '') return undefined
  // `<a href=/x/>`: the last slash closes the tag.
  const length = bare.endsWith('/') && text[value + bare.length] === '>' ? bare.length - 1 : bare.length
  attributes.push({ name, offset: at, value: { kind: 'text', offset: value, end: value + length } })
  return value + length
}

// `{...props}` becomes an attribute named `...`; a comment in braces becomes none.
function readSpread({ text, at, end, meter }: Cursor, attributes: RawAttribute[]): number | undefined {
  const close = readBraces(text, at, end, meter)
  if (close === undefined) return undefined
  const inner = skipSpace(text, at + 1)
  if (text.startsWith('...', inner)) {
    attributes.push({ name: '...', offset: at, value: { kind: 'braces', offset: at + 1, end: close - 1 } })
    return close
  }
  return text.startsWith('/*', inner) ? close : undefined
}

/** Returns the offset after the comment `<!-- … -->` at `pos`; undefined if there is none. */
export function readComment(text: string, pos: number, end: number, meter: Meter): number | undefined {
  if (!text.startsWith('<!--', pos) || meter.empty) return undefined
  const close = text.indexOf('-->', pos + 4)
  return close < 0 || close + 3 > end ? meter.waste(end - pos) : close + 3
}
