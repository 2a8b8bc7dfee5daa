import { sameValue } from '../../config/json/equal.ts'
import { message } from '../../messages/message.ts'
import type { TextEdit, TextEdits } from '../../text/edit.ts'
import { Refusal } from '../../text/failure.ts'
import { findBlock } from './block.ts'
import { type FieldStyle, type FrontmatterField, KEEPS } from './fields.ts'
import { type Frontmatter, readFrontmatter } from './read.ts'
import { blockList, blockText, type FieldValue, flowList, writeKey, writeText } from './write.ts'

/** The writing style of a page. */
interface WritingStyle {
  readonly eol: string
  /** For texts that have no style of their own yet. */
  readonly quotes: FieldStyle
}

const replacement = (from: number, to: number, text: string): TextEdit => ({
  offset: from,
  length: to - from,
  text,
})

function writingStyleOf(text: string, { fields, data }: Frontmatter): WritingStyle {
  const texts = fields.filter(
    ({ key, style }) => typeof data[key] === 'string' && /plain|single|double/.test(style),
  )
  return { eol: /\r?\n/.exec(text)?.[0] ?? '\n', quotes: texts.at(-1)?.style ?? 'plain' }
}

/**
 * Returns the edits that set a field of a page, in the style of the field or its neighbors. A new field is
 * added last; a page without a block gets one before its body. An equal value gives no edit. Throws a
 * `Refusal` if the block cannot be read and does not have the field.
 */
export function setField(text: string, key: string, value: FieldValue): TextEdits {
  const page = readFrontmatter(text)
  if (Object.hasOwn(page.data, key) && sameValue(page.data[key], value)) return []
  const options = writingStyleOf(text, page)
  const field = page.fields.findLast(other => other.key === key)
  if (field) return replaceValue(text, field, value, options)
  if (page.state === 'none') return [newBlock(text, key, value, options)]
  return [addField(text, page, [key, value], options)]
}

/** The value as written after a colon. */
function write(value: FieldValue, style: FieldStyle, quotes: FieldStyle, braced: boolean): string {
  if (typeof value === 'string') {
    const own = style === 'single' || style === 'double' || style === 'plain'
    return writeText(value, own ? style : quotes, braced)
  }
  return typeof value === 'object' ? flowList(value, quotes) : String(value)
}

function replaceValue(
  text: string,
  field: FrontmatterField,
  value: FieldValue,
  options: WritingStyle,
): TextEdits {
  const { style, colonEnd, valueStart, valueEnd, braced } = field
  const inLine = write(value, style, options.quotes, braced)
  if (style === 'none') return [replacement(colonEnd, colonEnd, ` ${inLine}`)]
  const tall = overLines(text, field, value, options)
  if (tall !== undefined) return [replacement(valueStart, valueEnd, tall)]
  const below = /\r?\n/.exec(text.slice(colonEnd, valueStart))
  if (!below) return [replacement(valueStart, valueEnd, inLine)]
  return [replacement(colonEnd, colonEnd, ` ${inLine}`), replacement(colonEnd + below.index, valueEnd, '')]
}

/** The value over several lines, if the old value was and the new one can be. */
function overLines(
  text: string,
  field: FrontmatterField,
  value: FieldValue,
  options: WritingStyle,
): string | undefined {
  const { style, valueStart, valueEnd } = field
  const source = text.slice(valueStart, valueEnd)
  if (typeof value === 'string' && (style === 'literal' || style === 'folded')) {
    const indent = /\n([ \t]+)\S/.exec(source)?.[1] ?? '  '
    return blockText(value, { folded: style === 'folded', eol: options.eol, indent })
  }
  if (typeof value !== 'object' || value.length === 0 || style !== 'block' || !/^-[ \t]/.test(source))
    return undefined
  const indent = /[^\n]*$/.exec(text.slice(0, valueStart))?.[0] ?? ''
  return blockList(value, options.quotes, options.eol + indent)
}

function newBlock(text: string, key: string, value: FieldValue, { eol, quotes }: WritingStyle): TextEdit {
  const lines = ['---', `${writeKey(key)}: ${write(value, 'none', quotes, false)}`, '---', '']
  const apart = /^(?:\r?\n|$)/.test(text) ? '' : eol
  return replacement(0, 0, lines.join(eol) + apart)
}

function addField(
  text: string,
  { fields, state }: Frontmatter,
  [key, value]: readonly [string, FieldValue],
  { eol, quotes }: WritingStyle,
): TextEdit {
  const block = findBlock(text)
  const last = fields.at(-1)
  const bare = last ? '' : block?.inner.source.replace(/^[ \t]*#.*$/gm, '').trim()
  if (!block || bare || state === 'broken') {
    throw new Refusal(
      'bad-request',
      message('page-syntax:frontmatter.cannotAdd'),
      message('page-syntax:frontmatter.cannotAddHint'),
    )
  }
  const written = `${writeKey(key)}: ${write(value, 'none', quotes, last?.braced ?? false)}`
  if (last?.braced) return replacement(last.valueEnd, last.valueEnd, `, ${written}`)
  const at = last?.end ?? block.inner.offset + block.inner.source.length
  const indent = last ? (/[ \t]*$/.exec(text.slice(0, last.start))?.[0] ?? '') : ''
  const apart = text.slice(0, at).endsWith('\n') ? '' : eol
  return replacement(at, at, apart + indent + written + eol)
}

/**
 * Returns the edits that remove a field with its lines; comments above it stay. No edits if there is no such
 * field.
 */
export function removeField(text: string, key: string): TextEdits {
  const { fields } = readFrontmatter(text)
  return fields.flatMap((field, index) => {
    if (field.key !== key) return []
    if (field.braced) return [cutBraced(field, fields[index - 1], fields[index + 1])]
    const indent = /[ \t]*(?:\?[ \t]*)?$/.exec(text.slice(0, field.start))?.[0].length ?? 0
    return [replacement(field.start - indent, field.end + absorbed(text, field, fields[index - 1]), '')]
  })
}

const INDENTED_COMMENTS = /^(?:(?:[ \t]*\r?\n)*[ \t]+#[^\n]*(?:\n|$))*/
const EMPTY_LINES = /^(?:[ \t]*\r?\n)*/

/** Text below a field that would become part of a multi-line text above. */
function absorbed(
  text: string,
  { start, end }: FrontmatterField,
  above: FrontmatterField | undefined,
): number {
  const tall = above?.style === 'literal' || above?.style === 'folded'
  if (!tall || text.slice(above.end, start).trim() !== '') return 0
  const comments = INDENTED_COMMENTS.exec(text.slice(end))?.[0].length ?? 0
  if (!KEEPS.test(text.slice(above.valueStart, above.valueEnd))) return comments
  return comments + (EMPTY_LINES.exec(text.slice(end + comments))?.[0].length ?? 0)
}

function cutBraced(
  { start, valueEnd }: FrontmatterField,
  previous: FrontmatterField | undefined,
  next: FrontmatterField | undefined,
): TextEdit {
  return next ? replacement(start, next.start, '') : replacement(previous?.valueEnd ?? start, valueEnd, '')
}
