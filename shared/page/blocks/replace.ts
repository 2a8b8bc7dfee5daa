import { parsePage } from '../parse/parse.ts'
import type { ParsedPage } from '../parse/parsed-page.ts'
import { type BlockChange, firstSound } from './change.ts'
import { type Container, containerAt, endBefore, insertion, widening } from './gaps.ts'
import { readBlocks } from './read-blocks.ts'
import { changedShape, type Shape, shapeOf } from './shape.ts'
import { withLead } from './slices.ts'
import { type BlockPlace, type BlockRun, blocksOfRun } from './source-block.ts'

/** The shapes of lines that are blocks by themselves. */
function shapesOf(page: ParsedPage, lines: readonly string[]): readonly Shape[] {
  // Dashes in the first line would open a frontmatter.
  const text = `\n${lines.join('\n')}`
  return shapeOf(text, readBlocks(parsePage(page.file, text))).inside
}

/** Blank lines that keep the blocks of a run from their neighbors, where there are none. */
function gapsAround(text: string, container: Container, run: BlockRun): readonly [string, string] {
  const [first, last] = [container.blocks[run.first], container.blocks[run.last]]
  const before = endBefore(text, container, run.first)
  const next = container.blocks[run.last + 1]
  return [
    first && before !== undefined ? widening(text.slice(before, first.start), container) : '',
    last && next ? widening(text.slice(last.to, next.start), container) : '',
  ]
}

/** The shape of the page in which other blocks replace items: what is left of their list is around them. */
function withoutItems(page: ParsedPage, run: BlockRun, inserted: readonly Shape[]): Shape {
  const root = readBlocks(page)
  const shape = shapeOf(page.text, root)
  const index = run.container.at(-1) ?? 0
  const parent = run.container.slice(0, -1)
  const list = run.container.reduce<Shape | undefined>((one, at) => one?.inside[at], shape)
  const part = (inside: readonly Shape[]): Shape => ({ own: list?.own ?? '', inside })
  const [before, after] = [list?.inside.slice(0, run.first) ?? [], list?.inside.slice(run.last + 1) ?? []]
  return changedShape(shape, {
    removed: { container: parent, first: index, last: index },
    place: { container: parent, index },
    inserted: [part(before), ...inserted, part(after)],
  })
}

/**
 * Returns the change that writes other lines in place of blocks, in the indentation of their container; items
 * leave their list. Undefined if the page would then be read in another way.
 */
export function replaceBlocks(
  page: ParsedPage,
  run: BlockRun,
  lines: readonly string[],
): BlockChange | undefined {
  const { text } = page
  const root = readBlocks(page)
  const container = containerAt(text, root, run.container)
  const blocks = blocksOfRun(root, run)
  const [first, last] = [blocks[0], blocks.at(-1)]
  if (!container || !first || !last) return undefined
  const isItems = container.block.kind === 'list'
  const lead = text.slice(first.start, first.from)
  const source = lines
    .map((line, index) => (index === 0 ? lead + line : withLead(line, lead)))
    .join(container.eol)
  const around = gapsAround(text, container, run)
  const drafts = [['', ''] as const, around].map(([before, after]) => ({
    main: {
      edit: { offset: first.start, length: last.to - first.start, text: before + source + after },
      at: before.length,
      length: source.length,
    },
    others: [],
  }))
  const inserted = shapesOf(page, lines)
  const place = { container: run.container, index: run.first }
  const shape = isItems
    ? withoutItems(page, run, inserted)
    : changedShape(shapeOf(text, root), { removed: run, place, inserted })
  return firstSound(page, drafts, { shape, countings: [] })
}

/**
 * Returns the change that puts lines at a place, as its container writes its own. Undefined if the page would then
 * be read in another way.
 */
export function insertBlocks(
  page: ParsedPage,
  place: BlockPlace,
  lines: readonly string[],
): BlockChange | undefined {
  const { text } = page
  const root = readBlocks(page)
  const container = containerAt(text, root, place.container)
  if (!container) return undefined
  const drafts = [false, true].map(isWide => insertion(text, container, place, { lines, isWide }))
  const shape = changedShape(shapeOf(text, root), { place, inserted: shapesOf(page, lines) })
  return firstSound(page, drafts, { shape, countings: [] })
}
