import type { ParsedPage } from '../parse/parsed-page.ts'
import { type BlockChange, type Draft, firstSound } from './change.ts'
import { type Container, containerAt, insertion, removal, removedRun, shift } from './gaps.ts'
import { type Counting, countingOf } from './numbering.ts'
import { readBlocks } from './read-blocks.ts'
import { changedShape, isSameShape, type Shape, shapeOf } from './shape.ts'
import { asItem, linesOfBlock, linesOfItem, markerOf, withLead } from './slices.ts'
import {
  type BlockPlace,
  type BlockRun,
  blockAtPath,
  blocksOfRun,
  isInsideRun,
  isSamePath,
  type SourceBlock,
} from './source-block.ts'

/** Blocks as they are written at another place. */
interface Carried {
  readonly lines: readonly string[]
  readonly shapes: readonly Shape[]
}

/** Blocks as items of a list: an item and the items of a list as they are, any other block in an item of its own. */
function asItems(text: string, blocks: readonly SourceBlock[], marker: string): Carried {
  const items = blocks.flatMap(block =>
    block.kind === 'list' && block.content ? block.content.blocks : [block],
  )
  const each = items.map(block => {
    const isItem = block.kind === 'item'
    const lines = isItem ? linesOfItem(text, block) : linesOfBlock(text, block)
    const own = `item \n${lines.map(line => line.trim()).join('\n')}`
    return { lines: asItem(lines, marker), shape: isItem ? shapeOf(text, block) : { own, inside: [] } }
  })
  return { lines: each.flatMap(({ lines }) => lines), shapes: each.map(({ shape }) => shape) }
}

/** Blocks with the gaps between them, outside of their container. */
function carried(text: string, root: SourceBlock, run: BlockRun): Carried {
  const container = blockAtPath(root, run.container)
  const blocks = blocksOfRun(root, run)
  const [first, last] = [blocks[0], blocks.at(-1)]
  if (!container || !first || !last) return { lines: [], shapes: [] }
  const lines = linesOfBlock(text, { ...first, to: last.to })
  const shapes = blocks.map(block => shapeOf(text, block))
  const isList = container.kind === 'list'
  return { lines, shapes: isList ? [{ own: `list ${container.name}\n`, inside: shapes }] : shapes }
}

/** How the lists count that a run leaves and enters, each with an item that stays. */
function countingsOf(
  page: ParsedPage,
  root: SourceBlock,
  run: BlockRun,
  place: BlockPlace,
): readonly Counting[] {
  const found: Counting[] = []
  for (const path of [run.container, place.container]) {
    const counting = countingOf(page.text, root, path)
    const items = blockAtPath(root, path)?.content?.blocks ?? []
    const stays = items.find((_, index) => !isInsideRun([...path, index], run))
    if (counting) found.push({ ...counting, offset: stays?.from ?? -1 })
  }
  return found
}

/** Whether a run is a list or a quote: its content stays a list or a quote beside it, so such a move changes nothing. */
function isGroup(root: SourceBlock, run: BlockRun): boolean {
  const [block] = blocksOfRun(root, run)
  return block?.kind !== 'component'
}

/** The drafts of a move out of a tag that is removed: its content takes its place. */
function unwrapping(
  text: string,
  { lead, eol, blocks }: Container,
  { first }: BlockRun,
  lines: readonly string[],
): readonly Draft[] {
  const { start = text.length, to = text.length } = blocks[first] ?? {}
  const source = lines.map((line, row) => (row === 0 ? lead + line : withLead(line, lead))).join(eol)
  const edit = { offset: start, length: to - start, text: source }
  return [{ main: { edit, at: 0, length: source.length }, others: [] }]
}

/** The drafts of a move to another container, the one with fewer changes first. */
function carry(
  page: ParsedPage,
  run: BlockRun,
  place: BlockPlace,
): { drafts: readonly Draft[]; shapes: readonly Shape[] } | undefined {
  const { text } = page
  const root = readBlocks(page)
  const container = containerAt(text, root, place.container)
  if (!container) return undefined
  const [neighbor] = container.blocks
  const taken =
    container.block.kind === 'list' && neighbor
      ? asItems(text, blocksOfRun(root, run), markerOf(text, neighbor))
      : carried(text, root, run)
  const whole = removedRun(text, root, run, place)
  const isBeside =
    isSamePath(whole.container, place.container) &&
    place.index >= whole.first &&
    place.index <= whole.last + 1
  if (isBeside && isGroup(root, whole)) return undefined
  if (isBeside) return { drafts: unwrapping(text, container, whole, taken.lines), shapes: taken.shapes }
  const drafts = [false, true].map(isWide => {
    const { main, others } = insertion(text, container, place, { lines: taken.lines, isWide })
    return { main, others: [...others, ...removal(text, root, whole, isWide)] }
  })
  return { drafts, shapes: taken.shapes }
}

/** The drafts of a move within a container. */
function slide(page: ParsedPage, run: BlockRun, index: number): readonly Draft[] {
  const container = containerAt(page.text, readBlocks(page), run.container)
  if (!container || (index >= run.first && index <= run.last + 1)) return []
  return [false, true].flatMap(isWide => shift(page.text, container, run, { index, isWide }) ?? [])
}

/**
 * Returns the change that moves blocks to a place, with the gap beside them; in another container they get its
 * indentation, in a list they become items. Undefined if they are there, or the page would then be read in
 * another way than meant.
 */
export function moveBlocks(page: ParsedPage, run: BlockRun, place: BlockPlace): BlockChange | undefined {
  const root = readBlocks(page)
  if (isInsideRun(place.container, run)) return undefined
  const blocks = blocksOfRun(root, run)
  const isSliding = isSamePath(run.container, place.container)
  const own = blocks.map(block => shapeOf(page.text, block))
  const { drafts, shapes } = isSliding
    ? { drafts: slide(page, run, place.index), shapes: own }
    : (carry(page, run, place) ?? { drafts: [], shapes: own })
  const before = shapeOf(page.text, root)
  const shape = changedShape(before, { removed: run, place, inserted: shapes })
  // An item right after its own list is still one of its items.
  if (!isSliding && isSameShape(before, shape)) return undefined
  return firstSound(page, drafts, { shape, countings: countingsOf(page, root, run, place) })
}
