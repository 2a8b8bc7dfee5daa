import { message } from '../../messages/message.ts'
import type { ParseContext } from '../markdown/context.ts'
import { decodeEntities } from '../markdown/engine.ts'
import { readBraces } from '../tags/braces.ts'
import { jsxText } from '../tags/jsx-text.ts'
import { readExpression } from '../tags/literal.ts'
import { readTag, type Tag } from '../tags/tag.ts'
import { originOf, type Region } from '../tree/source.ts'
import type { AttributeValue, PageNode, TagNode } from '../tree/tree.ts'

/** Maximum nesting of trees in attributes of trees; deeper ones stay source. */
const MAX_NESTING = 8
const MAX_DEPTH = 100

interface Reading {
  readonly context: ParseContext
  readonly region: Region
  /** How many attributes are around this one. */
  readonly nesting: number
}

/** Reads the attributes of a tag that are literals or trees; spreads are ignored. */
export function readAttributes(
  context: ParseContext,
  region: Region,
  tag: Tag,
): Readonly<Record<string, AttributeValue>> {
  for (const { name, value } of tag.attributes)
    if (name === '...' && value) noticeSpread(context, region, value)
  return attributesOf({ context, region, nesting: 0 }, tag)
}

function noticeSpread(
  context: ParseContext,
  region: Region,
  value: { readonly offset: number; readonly end: number },
) {
  context.problems.push({
    code: 'page/spread',
    severity: 'notice',
    from: originOf(region, value.offset) - 1,
    to: originOf(region, value.end) + 1,
    message: message('page-syntax:spread', { code: `{${region.text.slice(value.offset, value.end)}}` }),
    hint: message('page-syntax:spreadHint'),
  })
}

function attributesOf(reading: Reading, tag: Tag): Readonly<Record<string, AttributeValue>> {
  const values: [string, AttributeValue][] = []
  for (const { name, value } of tag.attributes) {
    if (name === '...') continue
    if (!value) values.push([name, { kind: 'literal', value: true }])
    else if (value.kind === 'braces') values.push([name, braced(reading, value.offset, value.end)])
    else {
      const text = reading.region.text.slice(value.offset, value.end)
      values.push([name, { kind: 'literal', value: decodeEntities(text) }])
    }
  }
  return Object.fromEntries(values)
}

function braced(reading: Reading, from: number, end: number): AttributeValue {
  const source = reading.region.text.slice(from, end)
  const expression = readExpression(source)
  if (expression.kind === 'literal') return expression
  const isTree = reading.nesting < MAX_NESTING && /^\s*<[A-Za-z>]/.test(source)
  const children = isTree ? new TreeReader(reading, end).read(from) : undefined
  return children ? { kind: 'tree', children } : { kind: 'expression', source: source.trim() }
}

interface Open {
  readonly tag: Tag | undefined
  readonly children: PageNode[]
}

/** Parses tags, text and braces like JSX; gives up at the first syntax error. */
class TreeReader {
  readonly #reading: Reading
  readonly #end: number
  readonly #open: Open[] = [{ tag: undefined, children: [] }]

  constructor(reading: Reading, end: number) {
    this.#reading = reading
    this.#end = end
  }

  read(from: number): readonly PageNode[] | undefined {
    let at: number | undefined = from
    while (at !== undefined && at < this.#end) at = this.#next(at)
    const root = this.#open.at(-1)
    return at === undefined || root?.tag !== undefined ? undefined : root?.children
  }

  #add(node: PageNode): void {
    this.#open.at(-1)?.children.push(node)
  }

  #next(at: number): number | undefined {
    const { text } = this.#reading.region
    const char = text[at]
    if (char === '<') return this.#tag(at)
    if (char === '{') return this.#braces(at)
    let to = at
    while (to < this.#end && text[to] !== '<' && text[to] !== '{') to++
    const value = jsxText(text.slice(at, to))
    if (value !== '') this.#add({ kind: 'text', value: decodeEntities(value) })
    return to
  }

  #braces(at: number): number | undefined {
    const { context, region } = this.#reading
    const end = readBraces(region.text, at, this.#end, context.meter)
    if (end === undefined) return undefined
    const source = region.text.slice(at + 1, end - 1)
    const expression = readExpression(source)
    const { value } = expression.kind === 'literal' ? expression : { value: undefined }
    if (typeof value === 'string' || typeof value === 'number') this.#add({ kind: 'text', value: `${value}` })
    else if (expression.kind !== 'nothing') {
      this.#add({ kind: 'expression', source, range: this.#rangeOf(at, end) })
    }
    return end
  }

  #tag(at: number): number | undefined {
    const { context, region } = this.#reading
    const tag = readTag(region.text, at, this.#end, context.meter)
    if (!tag) return undefined
    if (tag.kind === 'self') this.#add(this.#node(tag, [], tag.end))
    else if (tag.kind === 'open') {
      if (this.#open.length > MAX_DEPTH) return undefined
      this.#open.push({ tag, children: [] })
    } else {
      const open = this.#open.at(-1)
      if (!open?.tag || open.tag.name !== tag.name) return undefined
      this.#open.pop()
      this.#add(this.#node(open.tag, open.children, tag.end))
    }
    return tag.end
  }

  #node(tag: Tag, children: readonly PageNode[], end: number): TagNode {
    const deeper = { ...this.#reading, nesting: this.#reading.nesting + 1 }
    const attributes = attributesOf(deeper, tag)
    return {
      kind: 'tag',
      name: tag.name,
      attributes,
      children,
      inline: false,
      range: this.#rangeOf(tag.offset, end),
    }
  }

  #rangeOf(from: number, end: number) {
    const { context, region } = this.#reading
    return context.source.rangeOf(originOf(region, from), originOf(region, end - 1) + 1)
  }
}
