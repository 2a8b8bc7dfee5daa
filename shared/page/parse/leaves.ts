import type { Token } from 'markdown-it'
import type { Mark, ParseContext } from '../markdown/context.ts'
import { originOf, type Region } from '../tree/source.ts'
import { ATOM, type BlockLeaf, type LeafPiece, type LeafRange } from './leaf.ts'
import { rangeOf } from './leaf-nodes.ts'
import { inlinePieces } from './leaf-pieces.ts'

/** Returns the texts of a block whose inline text was read with positions. Expects the fates of tags. */
export function readLeaves(context: ParseContext, tokens: readonly Token[]): readonly BlockLeaf[] {
  const items: OpenItem[] = []
  const leaves: BlockLeaf[] = []
  let isFootnote = false
  tokens.forEach((token, index) => {
    if (/^footnote_(?:open|close)$/.test(token.type)) isFootnote = token.nesting > 0
    // Footnotes are shown at the end of the page, not in their block.
    if (isFootnote) return
    if (token.type === 'list_item_open') items.push({ token, tags: [] })
    else if (token.type === 'list_item_close') items.pop()
    const item = items.at(-1)
    follow(item, context.marks.get(token))
    for (const mark of edgesOf(context, token, 'lead')) follow(item, mark)
    if (token.type === 'inline') leaves.push(...textLeaves(context, token, ownerOf(tokens[index - 1], item)))
    else if (isEmptyItem(token, tokens[index + 1])) leaves.push(...emptyItem(context, token))
    for (const mark of edgesOf(context, token, 'trail')) follow(item, mark)
  })
  return leaves
}

/** An item of a list, and the tags that are open in it. */
interface OpenItem {
  readonly token: Token
  readonly tags: Mark[]
}

/** Tags at an edge of a paragraph that are around it. */
const edgesOf = ({ marks }: ParseContext, { children }: Token, edge: Mark['edge']): readonly Mark[] =>
  (children ?? []).flatMap(child => marks.get(child) ?? []).filter(mark => mark.edge === edge)

/** Opens or closes a tag that is around blocks of an item. */
function follow(item: OpenItem | undefined, mark: Mark | undefined): void {
  if (!item || !mark || (mark.fate !== 'pair' && mark.fate !== 'implied')) return
  const { tags } = item
  if (mark.tag.kind === 'open') tags.push(mark)
  else if (mark.partner && tags.includes(mark.partner)) tags.length = tags.indexOf(mark.partner)
}

/** The token of the element that shows the text: in an item without blank lines that is the item itself. */
const ownerOf = (open: Token | undefined, item: OpenItem | undefined) =>
  open?.type === 'paragraph_open' && open.hidden && item?.tags.length === 0 ? item.token : open

const isEmptyItem = (token: Token, next: Token | undefined) =>
  token.type === 'list_item_open' && next?.type === 'list_item_close'

const isText = ({ shown }: LeafPiece) => shown !== ATOM && shown.trim() !== ''

function textLeaves(context: ParseContext, token: Token, owner: Token | undefined): readonly BlockLeaf[] {
  const region = context.regions.get(token)
  const range = owner && rangeOf(context, owner)
  const children = token.children ?? []
  const isSplit = children.some(child => context.marks.get(child)?.edge === 'amid')
  if (!region || !range || isSplit) return []
  const { pieces, marks } = inlinePieces(context, children, region)
  // Tags without text between them stand in no paragraph, nor in an item.
  if (/^(?:p|li)$/.test(owner.tag) && !pieces.some(isText)) {
    const inTags = textsInTags(context, children, region)
    if (owner.tag === 'p' || inTags.length > 0) return inTags
  }
  const content = spanOf(context, region, 0, region.text.length)
  const at = content.from === content.to ? emptyPlace(context, owner, content) : content
  return [{ key: range.offset, line: range.line, name: owner.tag, pieces, marks, ...at }]
}

/** The texts right between the tags of components that stand in no paragraph. */
function textsInTags(
  context: ParseContext,
  children: readonly Token[],
  region: Region,
): readonly BlockLeaf[] {
  const leaves: BlockLeaf[] = []
  const marks = children.map(child => context.marks.get(child))
  const places = new Map(marks.map((mark, index) => [mark, index]))
  let next = 0
  marks.forEach((mark, index) => {
    const end = mark?.partner && places.get(mark.partner)
    if (!mark || end === undefined || index < next || end < index) return
    next = end + 1
    const leaf = textInTags(context, mark, children.slice(index + 1, next), region)
    if (leaf) leaves.push(leaf)
  })
  return leaves
}

function textInTags(
  context: ParseContext,
  { tag, partner, from, to }: Mark,
  children: readonly Token[],
  region: Region,
): BlockLeaf | undefined {
  // A formula is no text.
  if (!partner || tag.name === 'Latex') return undefined
  const { pieces, marks } = inlinePieces(context, children, region, tag.end)
  if (!pieces.some(isText)) return undefined
  const { offset, line } = context.source.rangeOf(from, to)
  const open = spanOf(context, region, tag.offset, tag.end)
  const close = spanOf(context, region, partner.tag.offset, partner.tag.end)
  const content = { from: open.to, to: close.from }
  return { key: offset, line, name: 'p', pieces, marks, ...content, tags: { name: tag.name, open, close } }
}

/** A part of a region, in the file's units. */
function spanOf({ source }: ParseContext, region: Region, start: number, end: number): LeafRange {
  const from = originOf(region, start)
  const to = end === start ? from : originOf(region, end - 1) + 1
  const { offset, length } = source.rangeOf(from, to)
  return { from: offset, to: offset + length }
}

const HEADING = /#+[ \t]*/y

/** A heading without text is written after its marks. */
function emptyPlace(context: ParseContext, owner: Token, place: LeafRange): LeafRange {
  if (owner.type !== 'heading_open') return place
  HEADING.lastIndex = context.origins.get(owner) ?? context.source.lines[owner.map?.[0] ?? 0] ?? 0
  return HEADING.test(context.source.text) ? pointAt(context, HEADING.lastIndex) : place
}

function pointAt({ source }: ParseContext, at: number): LeafRange {
  const { offset } = source.rangeOf(at, at)
  return { from: offset, to: offset }
}

const MARKER = /(?:[-*+]|\d{1,9}[.)])[ \t]?/y

function emptyItem(context: ParseContext, token: Token): readonly BlockLeaf[] {
  const range = rangeOf(context, token)
  MARKER.lastIndex = context.origins.get(token) ?? 0
  if (!range || !MARKER.test(context.source.text)) return []
  const place = pointAt(context, MARKER.lastIndex)
  return [{ key: range.offset, line: range.line, name: 'li', pieces: [], marks: [], ...place }]
}
