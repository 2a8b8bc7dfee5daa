import { leastEdit } from '../../text/difference.ts'
import type { TextEdit, TextEdits } from '../../text/edit.ts'
import type { ParsedPage } from '../parse/parsed-page.ts'
import { type AttributeStyle, attributeStyle } from './attribute-style.ts'
import {
  expressionOf,
  type NewValue,
  quoted,
  respelled,
  respelledString,
  textOfValue,
} from './attribute-text.ts'
import { attributeNamed, type WrittenAttribute, type WrittenTag } from './written-tag.ts'

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const edit = (from: number, to: number, text: string): TextEdit => ({ offset: from, length: to - from, text })

/** A new attribute, in the style of its tag. */
function written(name: string, value: NewValue, style: AttributeStyle, isInTable: boolean): string {
  const { quote, hasBracedNumbers, hasBracedFlags } = style
  if (value === true && !hasBracedFlags) return name
  if (typeof value === 'number' && !hasBracedNumbers) return `${name}=${quote}${value}${quote}`
  if (typeof value !== 'string') return `${name}={${expressionOf(value, quote, isInTable)}}`
  const other = quote === '"' ? "'" : '"'
  const best = value.includes(quote) && !value.includes(other) ? other : quote
  return `${name}=${quoted(value, best, isInTable)}`
}

const BARE = /^[^\s"'=<>`{}|&/]+$/

function inText(
  text: string,
  tag: WrittenTag,
  attribute: WrittenAttribute,
  value: NewValue,
): TextEdit | undefined {
  const { inner } = attribute
  if (!inner) return undefined
  const mark = text[inner.from - 1] ?? ''
  // Commas separate the items of a text.
  if (typeof value === 'object' && value.some(item => item.includes(',')))
    return edit(inner.from - 1, attribute.to, `{${expressionOf(value, '"', tag.isInTable)}}`)
  const next = textOfValue(value)
  if (mark === '"' || mark === "'")
    return edit(inner.from, inner.to, respelled(text.slice(inner.from, inner.to), next, mark, tag.isInTable))
  return edit(inner.from, inner.to, BARE.test(next) ? next : quoted(next, '"', tag.isInTable))
}

function inBraces(
  text: string,
  tag: WrittenTag,
  { inner }: WrittenAttribute,
  value: NewValue,
): TextEdit | undefined {
  if (!inner) return undefined
  const source = text.slice(inner.from, inner.to)
  const from = inner.from + source.length - source.trimStart().length
  const to = inner.from + source.trimEnd().length
  const written = text.slice(from, to)
  if (typeof value === 'string' && /^(["'`])[\s\S]*\1$/.test(written))
    return edit(from, to, respelledString(written, value, tag.isInTable))
  const quote = /["'`]/.exec(source)?.[0] ?? '"'
  return edit(from, to, expressionOf(value, quote, tag.isInTable))
}

function changed(page: ParsedPage, tag: WrittenTag, attribute: WrittenAttribute, value: NewValue): TextEdits {
  const { text } = page
  const { inner } = attribute
  if (attribute.value.kind === 'expression' || same(attribute.value.value, value)) return []
  if (!inner) {
    const style = attributeStyle(page, tag)
    const next = written(attribute.name, value, style, tag.isInTable)
    return [edit(attribute.from, attribute.to, next)]
  }
  const change = inner.kind === 'text' ? inText : inBraces
  const found = change(text, tag, attribute, value)
  return found ? leastEdit(text, found) : []
}

/** White space over any number of lines, with the quote marks at the start of its lines. */
const SPACE = String.raw`[ \t]*(?:(?:\r?\n|\r(?!\n))[ \t]*(?:>[ \t]*)*)*`
const SPACE_BEFORE = new RegExp(`${SPACE}$`)
const SPACE_BEHIND = new RegExp(String.raw`^${SPACE}(?=\/?>)`)

/** The white space before the last attribute: attributes on lines of their own get one more line. */
function added(page: ParsedPage, tag: WrittenTag, name: string, value: NewValue): TextEdits {
  const last = tag.attributes.at(-1)
  const at = last?.to ?? tag.from + 1 + tag.name.length
  const space = last ? SPACE_BEFORE.exec(page.text.slice(tag.from, last.from))?.[0] || ' ' : ' '
  const text = written(name, value, attributeStyle(page, tag), tag.isInTable)
  return [edit(at, at, space + text)]
}

/**
 * Returns the edits that give an attribute of a tag a value: in the style in which it is written, or in that of
 * the tag if it is new. An attribute with an expression stays as it is: there are no edits.
 */
export function setAttribute(page: ParsedPage, tag: WrittenTag, name: string, value: NewValue): TextEdits {
  const attribute = attributeNamed(tag, name)
  return attribute ? changed(page, tag, attribute, value) : added(page, tag, name, value)
}

/** What goes with an attribute: the white space before it, and for the only one that on lines of its own. */
function withSpace(text: string, tag: WrittenTag, { from, to }: WrittenAttribute, isOnly: boolean): TextEdit {
  const space = SPACE_BEFORE.exec(text.slice(tag.from, from))?.[0] ?? ''
  const behind = SPACE_BEHIND.exec(text.slice(to, tag.to))?.[0]
  if (isOnly && behind !== undefined && /[\r\n]/.test(space) && /[\r\n]/.test(behind))
    return edit(from - space.length, to + behind.length, text[to + behind.length] === '/' ? ' ' : '')
  const isSeparate = /[\s/>]/.test(text[to] ?? '')
  return edit(from - (isSeparate ? space.length : 0), to, '')
}

/** Returns the edits that remove an attribute from a tag, wherever it is written, with the white space before it. */
export function removeAttribute({ text }: ParsedPage, tag: WrittenTag, name: string): TextEdits {
  return tag.attributes
    .filter(attribute => attribute.name === name)
    .map(attribute => withSpace(text, tag, attribute, tag.attributes.length === 1))
}
