import type { ParsedPage } from '../parse/parsed-page.ts'
import { type BlockChange, firstSound } from './change.ts'
import { containerAt, endBefore, gapNear, removal, removedRun, widening } from './gaps.ts'
import { countingOf } from './numbering.ts'
import { readBlocks } from './read-blocks.ts'
import { changedShape, shapeOf } from './shape.ts'
import { type BlockRun, blocksOfRun } from './source-block.ts'

/** Returns the change that repeats blocks right after them; undefined if the page would be read in another way. */
export function duplicateBlocks(page: ParsedPage, run: BlockRun): BlockChange | undefined {
  const { text } = page
  const root = readBlocks(page)
  const container = containerAt(text, root, run.container)
  const [first, last] = [container?.blocks[run.first], container?.blocks[run.last]]
  if (!container || !first || !last) return undefined
  const source = text.slice(first.start, last.to)
  const next = container.blocks[run.last + 1]
  const before = endBefore(text, container, run.first)
  const gap = next
    ? text.slice(last.to, next.start)
    : before === undefined
      ? gapNear(text, container, run.last)
      : text.slice(before, first.start)
  const drafts = ['', widening(gap, container)].map(wide => ({
    main: {
      edit: { offset: last.to, length: 0, text: wide + gap + source },
      at: wide.length + gap.length,
      length: source.length,
    },
    others: [],
  }))
  const inserted = blocksOfRun(root, run).map(block => shapeOf(text, block))
  const place = { container: run.container, index: run.last + 1 }
  const counting = countingOf(text, root, run.container)
  return firstSound(page, drafts, {
    shape: changedShape(shapeOf(text, root), { place, inserted }),
    countings: counting ? [{ ...counting, offset: first.from }] : [],
  })
}

/** Returns the change that deletes blocks with the gap beside them; blocks that this leaves empty are deleted, too. */
export function deleteBlocks(page: ParsedPage, run: BlockRun): BlockChange | undefined {
  const { text } = page
  const root = readBlocks(page)
  const whole = removedRun(text, root, run)
  const drafts = [false, true].map(isWide => ({ others: removal(text, root, whole, isWide) }))
  const counting = countingOf(text, root, whole.container)
  const rest = containerAt(text, root, whole.container)?.blocks ?? []
  const stays = rest[whole.first === 0 ? whole.last + 1 : 0]
  return firstSound(page, drafts, {
    shape: changedShape(shapeOf(text, root), { removed: whole }),
    countings: counting && stays ? [{ ...counting, offset: stays.from }] : [],
  })
}
