import { firstIndex } from '../tree/binary-search.ts'
import { BlockDraft } from './block.ts'
import type { Target } from './facts.ts'
import type { BlockLeaf, LeafMark, LeafPiece, LeafRange } from './leaf.ts'
import type { ParsedPage } from './parsed-page.ts'
import { PageScope } from './scope.ts'

/** A text of a page that can be edited where it is shown; offsets are those of the page. */
export interface Leaf extends Omit<BlockLeaf, 'line'> {
  /** First line of its block in the file, from 1: blocks of the preview carry it. */
  readonly block: number
  /** Its own line in the file, from 1. */
  readonly line: number
  /** The text as it is shown. */
  readonly shown: string
  /** What must stand between a mark without text, such as `-`, and the first text behind it. */
  readonly lead: string
}

const moved = <Range extends LeafRange>(range: Range, by: number): Range => ({
  ...range,
  from: range.from + by,
  to: range.to + by,
})

function movedMark({ name, open, close }: LeafMark, by: number): LeafMark {
  return { name, open: moved(open, by), close: moved(close, by) }
}

const shownBy = (pieces: readonly LeafPiece[]): string => pieces.map(({ shown }) => shown).join('')

/** The page's link definitions; the first of several counts. */
function definitionsOf(page: ParsedPage): ReadonlyMap<string, Target> {
  const found = new Map<string, Target>()
  for (const { facts } of page.blocks) {
    for (const [label, target] of facts.definitions) if (!found.has(label)) found.set(label, target)
  }
  return found
}

/** Where text goes in an item or a heading that has none: a block ends before the space behind its last mark. */
function emptyPlace(
  text: string,
  { name, pieces, from }: BlockLeaf,
): { readonly lead: string; readonly from?: number; readonly to?: number } {
  if (pieces.length > 0 || !/^(?:li|h[1-6])$/.test(name)) return { lead: '' }
  if (/[ \t]/.test(text[from - 1] ?? '')) return { lead: '' }
  return text[from] === ' ' ? { lead: '', from: from + 1, to: from + 1 } : { lead: ' ' }
}

/** Returns the texts of the block with this index that can be edited, in the order of the source. */
export function leavesOfBlock(page: ParsedPage, index: number): readonly Leaf[] {
  const block = page.blocks[index]
  const [offset, start] = [page.offsets[index], page.starts[index]]
  if (!block || offset === undefined || start === undefined) return []
  if (index >= page.chunking.chunks.length) return []
  const scope = new PageScope(block.source.includes('[') ? definitionsOf(page) : new Map())
  return new BlockDraft(block.source).leaves(scope).map(leaf => ({
    ...moved(leaf, offset),
    ...emptyPlace(page.text, moved(leaf, offset)),
    block: start,
    line: start + leaf.line,
    shown: shownBy(leaf.pieces),
    pieces: leaf.pieces.map(piece => moved(piece, offset)),
    marks: leaf.marks.map(mark => movedMark(mark, offset)),
    ...(leaf.tags && { tags: movedMark(leaf.tags, offset) }),
  }))
}

/** Returns the index of the block that starts at a line of the file, from 1; -1 if none does. */
export function blockOnLine(page: ParsedPage, line: number): number {
  const count = page.chunking.chunks.length
  const index = firstIndex(count, i => (page.starts[i] ?? 0) >= line)
  return index < count && page.starts[index] === line ? index : -1
}
