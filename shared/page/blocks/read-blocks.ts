import { lineEnd, lineStart } from '../../text/lines.ts'
import type { ParsedPage } from '../parse/parsed-page.ts'
import { Meter } from '../tags/braces.ts'
import { readTag } from '../tags/tag.ts'
import type { PageNode } from '../tree/tree.ts'
import type { Span } from '../writing/lines.ts'
import { isBlank, nextLine, type Piece, type PlacedNode, piecesOf } from './pieces.ts'
import type { BlockContent, BlockKind, SourceBlock } from './source-block.ts'

/** Elements that are blocks; those inside them, such as rows and emphasis, are not. */
const ELEMENTS: Readonly<Record<string, BlockKind>> = {
  p: 'paragraph',
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  h5: 'heading',
  h6: 'heading',
  ul: 'list',
  ol: 'list',
  li: 'item',
  blockquote: 'quote',
  table: 'table',
  hr: 'rule',
}

const NAMED: ReadonlySet<BlockKind> = new Set(['heading', 'list', 'component'])

/** A marker of a list item and the space after it. */
export const ITEM_MARKER = /^([-*+]|\d{1,9}[.)])([ \t]*)/

function kindOf(node: PageNode): BlockKind | undefined {
  switch (node.kind) {
    case 'element':
      return Object.hasOwn(ELEMENTS, node.name) ? ELEMENTS[node.name] : undefined
    case 'tag':
      return node.inline ? undefined : 'component'
    case 'code':
    case 'module':
      return node.kind
    case 'expression':
    case 'broken':
      return 'other'
    case 'text':
      return undefined
  }
}

/** The nodes that are blocks, with their range in the page; `base` is where their top-level block starts. */
function placed(nodes: readonly PageNode[], base: number): readonly PlacedNode[] {
  return nodes.flatMap(node => {
    const range = 'range' in node ? node.range : undefined
    if (!range || kindOf(node) === undefined) return []
    return [{ node, from: base + range.offset, to: base + range.offset + range.length }]
  })
}

/** Reads the blocks of one page. */
class BlockReader {
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  /** The blocks of whole lines. */
  blocks(area: Span, nodes: readonly PlacedNode[], base: number): readonly SourceBlock[] {
    return piecesOf(this.#text, area, nodes).map(piece => this.#block(piece, base))
  }

  #block(piece: Piece, base: number): SourceBlock {
    const { start, from, to, nodes } = piece
    const [only] = nodes
    if (!only) {
      const isComment = /^(?:\{\s*\/\*|<!--)/.test(this.#text.slice(from, from + 20))
      return { kind: isComment ? 'comment' : 'paragraph', name: '', start, from, to }
    }
    const kind = nodes.length > 1 ? 'other' : (kindOf(only.node) ?? 'other')
    const name = NAMED.has(kind) && 'name' in only.node ? only.node.name : ''
    const content = nodes.length > 1 ? undefined : this.#content(piece, kind, base)
    return { kind, name, start, from, to, ...(content && { content }) }
  }

  #content(piece: Piece, kind: BlockKind, base: number): BlockContent | undefined {
    const node = piece.nodes[0]?.node
    if (node?.kind === 'tag') return this.#ofTag(piece, node, base)
    if (node?.kind !== 'element') return undefined
    const inside = placed(node.children, base)
    const body = { from: piece.start, to: piece.to }
    if (kind === 'list') return this.#ofList(piece, inside, base)
    if (kind === 'quote') return this.#filled(body, this.blocks(body, inside, base))
    return kind === 'item' ? this.#ofItem(piece, inside, base) : undefined
  }

  /** What a block contains; `undefined` if a line of a block begins with something else. */
  #filled(body: Span, blocks: readonly SourceBlock[], lead?: string): BlockContent | undefined {
    const [first] = blocks
    if (!blocks.every(({ start, from }) => isBlank(this.#text, start, from))) return undefined
    const own = first ? this.#text.slice(first.start, first.from) : lead
    return { blocks, body, ...(own !== undefined && { lead: own }) }
  }

  #ofList(piece: Piece, items: readonly PlacedNode[], base: number): BlockContent | undefined {
    const body = { from: piece.start, to: piece.to }
    const blocks = this.blocks(body, items, base)
    return blocks.every(({ kind }) => kind === 'item') ? this.#filled(body, blocks) : undefined
  }

  /** The blocks of an item except its first, which shares the line of the marker. */
  #ofItem({ start, from, to }: Piece, inside: readonly PlacedNode[], base: number): BlockContent | undefined {
    const [head, ...rest] = this.blocks({ from: start, to }, inside, base)
    if (!head) return undefined
    const [, marker = '', gap = ''] = ITEM_MARKER.exec(this.#text.slice(from, from + 16)) ?? []
    const width = marker.length + (gap.length > 0 && gap.length < 5 ? gap.length : 1)
    const lead = this.#text.slice(start, from) + ' '.repeat(width)
    return this.#filled({ from: nextLine(this.#text, head.to), to }, rest, lead)
  }

  /** The lines between the opening and the closing tag; `undefined` if a tag shares its line with content. */
  #ofTag(
    { from, to }: Piece,
    { name, children }: PageNode & { kind: 'tag' },
    base: number,
  ): BlockContent | undefined {
    const text = this.#text
    const open = readTag(text, from, to, new Meter(to - from))
    const close = new RegExp(`</\\s*${name.replaceAll(/[.$]/g, '\\$&')}\\s*>\\s*$`).exec(text.slice(from, to))
    if (open?.kind !== 'open' || !close) return undefined
    const closing = from + close.index
    const body = { from: nextLine(text, open.end), to: lineStart(text, closing) }
    const isApart = isBlank(text, open.end, body.from) && isBlank(text, body.to, closing)
    if (!isApart || body.from > body.to) return undefined
    return this.#filled(body, this.blocks(body, placed(children, base), base))
  }
}

const known = new WeakMap<ParsedPage, SourceBlock>()

/** Returns the blocks of a page, as what the page contains. Each parsed page is read once. */
export function readBlocks(page: ParsedPage): SourceBlock {
  const before = known.get(page)
  if (before) return before
  const { text, chunking } = page
  const body = { from: chunking.start, to: text.length }
  const reader = new BlockReader(text)
  const blocks = page.blocks.flatMap(({ source, nodes }, index) => {
    const at = page.offsets[index] ?? 0
    const area = { from: Math.max(body.from, lineStart(text, at)), to: lineEnd(text, at + source.length) }
    return source === '' ? [] : reader.blocks(area, placed(nodes, at), at)
  })
  const made: SourceBlock = {
    kind: 'page',
    name: '',
    start: body.from,
    from: body.from,
    to: text.length,
    content: { blocks, body, lead: '' },
  }
  known.set(page, made)
  return made
}
