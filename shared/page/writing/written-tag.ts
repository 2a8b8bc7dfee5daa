import { decodeEntities } from '../markdown/engine.ts'
import { blockAt } from '../parse/nodes-at.ts'
import type { ParsedPage } from '../parse/parsed-page.ts'
import { Meter } from '../tags/braces.ts'
import { readExpression } from '../tags/literal.ts'
import { type RawAttribute, readTag } from '../tags/tag.ts'
import type { Literal, PageNode, TagNode } from '../tree/tree.ts'

/** What an attribute says: a literal, or the source of anything else, which is never rewritten. */
export type WrittenValue =
  | { readonly kind: 'literal'; readonly value: Literal }
  | { readonly kind: 'expression'; readonly source: string }

/** An attribute with its location in the page, in UTF-16 units of the text. */
export interface WrittenAttribute {
  /** `...` for `{...spread}`. */
  readonly name: string
  readonly from: number
  /** After the quote or the brace. */
  readonly to: number
  /** The text between the quotes or braces; absent for an attribute without a value. */
  readonly inner?: { readonly kind: 'text' | 'braces'; readonly from: number; readonly to: number }
  readonly value: WrittenValue
}

/** The opening tag of a component or of HTML, with its location in the page. */
export interface WrittenTag {
  readonly name: string
  readonly node: TagNode
  readonly from: number
  /** After the `>`. */
  readonly to: number
  /** After the `>` of the closing tag; the same as `to` if there is none. */
  readonly end: number
  /** It is in a cell of a table, where `|` ends the cell. */
  readonly isInTable: boolean
  /** In their order. */
  readonly attributes: readonly WrittenAttribute[]
}

const asRead = (text: string) => text.replace(/\r\n?/g, '\n').replaceAll('\0', '\ufffd')

function bracedValue(source: string): WrittenValue {
  // A comment beside the value would be lost if the value was replaced.
  const isCommented = /^\s*\/[/*]|\*\/\s*$/.test(source)
  const read = isCommented ? undefined : readExpression(asRead(source))
  return read?.kind === 'literal' ? read : { kind: 'expression', source: source.trim() }
}

interface TagSource {
  readonly text: string
  /** Where it is in the page. */
  readonly base: number
  readonly isQuoted: boolean
}

function endOf(text: string, { name, offset, value }: RawAttribute): number {
  if (!value) return offset + name.length
  const isClosed = value.kind === 'braces' || /["']/.test(text[value.offset - 1] ?? '')
  return isClosed ? value.end + 1 : value.end
}

/** The attribute that `text` writes, which is in the page from `base`. */
function attributeOf({ text, base, isQuoted }: TagSource, raw: RawAttribute): WrittenAttribute {
  const { name, offset, value } = raw
  const place = { name, from: base + offset, to: base + endOf(text, raw) }
  if (!value) return { ...place, value: { kind: 'literal', value: true } }
  const source = text.slice(value.offset, value.end)
  return {
    ...place,
    inner: { kind: value.kind, from: base + value.offset, to: base + value.end },
    value: isQuoted && /[\r\n]/.test(source) ? { kind: 'expression', source } : readValue(value.kind, source),
  }
}

const readValue = (kind: 'text' | 'braces', source: string): WrittenValue =>
  kind === 'braces' ? bracedValue(source) : { kind: 'literal', value: decodeEntities(asRead(source)) }

/** Quotes in quotes that are read. */
const DEEPEST = 100

const LEAD = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d+[.)](?=[ \t])))*/

/** The text of a tag and its content. Quote marks at the start of its further lines are read as spaces. */
function tagSource(text: string, base: number, end: number): TagSource {
  const line = text.slice(
    Math.max(text.lastIndexOf('\n', base - 1), text.lastIndexOf('\r', base - 1)) + 1,
    base,
  )
  const depth = Math.min(DEEPEST, (LEAD.exec(line)?.[0] ?? '').split('>').length - 1)
  const source = text.slice(base, end)
  if (depth === 0) return { text: source, base, isQuoted: false }
  const marks = new RegExp(`(\\r\\n?|\\n)((?:[ \\t]*>){1,${depth}})`, 'g')
  const unquoted = source.replace(marks, (_, eol: string, lead: string) => eol + lead.replaceAll('>', ' '))
  return { text: unquoted, base, isQuoted: true }
}

/** A tag is read again from the text, which may not be what the parser saw. */
function agrees(node: TagNode, attributes: readonly WrittenAttribute[]): boolean {
  const names = new Set(attributes.map(({ name }) => name).filter(name => name !== '...'))
  const known = Object.keys(node.attributes)
  return known.length === names.size && known.every(name => names.has(name))
}

function writtenTag(text: string, node: TagNode, base: number, isInTable: boolean): WrittenTag | undefined {
  const from = base + node.range.offset
  const end = from + node.range.length
  // A fragment takes no attributes, a formula has no tag.
  if (node.name === '' || text[from] !== '<') return undefined
  const source = tagSource(text, from, end)
  const tag = readTag(source.text, 0, source.text.length, new Meter(end - from))
  if (!tag || tag.kind === 'close' || tag.name !== node.name) return undefined
  const attributes = tag.attributes.map(raw => attributeOf(source, raw))
  if (!agrees(node, attributes)) return undefined
  return { name: tag.name, node, from, to: from + tag.end, end, isInTable, attributes }
}

interface Place {
  readonly text: string
  readonly base: number
  /** Only tags that reach this offset of the page are wanted; all of them without one. */
  readonly offset?: number
}

function collect(nodes: readonly PageNode[], place: Place, isInTable: boolean, found: WrittenTag[]): void {
  const { text, base, offset } = place
  for (const node of nodes) {
    if (node.kind === 'tag') {
      const from = base + node.range.offset
      if (offset !== undefined && (offset < from || offset > from + node.range.length)) continue
      const tag = writtenTag(text, node, base, isInTable)
      if (tag) found.push(tag)
    }
    if (node.kind === 'tag' || node.kind === 'element')
      collect(node.children, place, isInTable || (node.kind === 'element' && node.name === 'table'), found)
  }
}

/** Returns every tag of a page that can be edited, in its order. */
export function tagsOf(page: ParsedPage): readonly WrittenTag[] {
  const found: WrittenTag[] = []
  page.blocks.forEach((block, index) => {
    if (block.source !== '')
      collect(block.nodes, { text: page.text, base: page.offsets[index] ?? 0 }, false, found)
  })
  return found
}

/** Returns the tags around `offset` of the page, the outermost first. */
export function tagsAround(page: ParsedPage, offset: number): readonly WrittenTag[] {
  const index = blockAt(page, offset)
  const block = page.blocks[index]
  const found: WrittenTag[] = []
  if (block) collect(block.nodes, { text: page.text, base: page.offsets[index] ?? 0, offset }, false, found)
  return found
}

/** Whether `offset` is in the opening or the closing tag, not in the content between them. */
export function isInTag(text: string, tag: WrittenTag, offset: number): boolean {
  if (offset >= tag.from && offset <= tag.to) return true
  const close = tag.end > tag.to ? text.lastIndexOf('</', tag.end) : tag.end
  return offset > close && offset <= tag.end
}

/** The last attribute of that name, which is the one that counts. */
export const attributeNamed = (tag: WrittenTag, name: string): WrittenAttribute | undefined =>
  tag.attributes.findLast(attribute => attribute.name === name)
