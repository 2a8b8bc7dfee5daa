import { invertEdits, type TextEdits } from '../../text/edit.ts'
import type { ParsedPage } from '../parse/parsed-page.ts'
import type { Span } from '../writing/lines.ts'
import type { BlockChange } from './change.ts'
import { wholeRun } from './gaps.ts'
import { moveBlocks } from './move.ts'
import { type Nesting, placesBeside } from './places.ts'
import { readBlocks } from './read-blocks.ts'
import { isSameShape, shapeAround, shapeOf } from './shape.ts'
import { type BlockPlace, type BlockRun, blocksOfRun } from './source-block.ts'

/** A move that was made, and how it is taken back. */
interface TrailStep {
  readonly before: ParsedPage
  /** The text that the move left, and where it left the blocks. */
  readonly after: string
  readonly block: Span
  readonly by: 1 | -1 | 0
  readonly back: TextEdits
  readonly from: Span
  readonly run: BlockRun
}

/** The last moves in a page, the latest last: a way back restores every byte, also those that a move adapted. */
export type MoveTrail = readonly TrailStep[]

/** Where blocks go: one place up (-1) or down (1), or to a place. */
export type MoveTarget = 1 | -1 | BlockPlace

/** A move, with the trail for the next one. */
interface MoveOnTrail {
  readonly change: BlockChange
  readonly trail: MoveTrail
}

const MOST = 100

function spanOfRun(page: ParsedPage, run: BlockRun): Span {
  const blocks = blocksOfRun(readBlocks(page), run)
  return { from: blocks[0]?.start ?? 0, to: blocks.at(-1)?.to ?? 0 }
}

function moved(
  page: ParsedPage,
  run: BlockRun,
  target: MoveTarget,
  nesting: Nesting,
): BlockChange | undefined {
  if (typeof target !== 'number') return moveBlocks(page, run, target)
  const root = readBlocks(page)
  // All items of a list are the list.
  const whole = wholeRun(root, run)
  for (const place of placesBeside(root, whole, target, nesting)) {
    const change = moveBlocks(page, whole, place)
    if (change) return change
  }
  return undefined
}

/** Whether a move takes back the last step of a trail. */
function isBack(page: ParsedPage, step: TrailStep, run: BlockRun, target: MoveTarget): boolean {
  if (typeof target === 'number') return step.by === -target
  const home = { container: step.run.container, index: step.run.first }
  const before = shapeAround(shapeOf(step.before.text, readBlocks(step.before)), step.run, home)
  return isSameShape(shapeAround(shapeOf(page.text, readBlocks(page)), run, target), before)
}

/** Moves blocks; a move back to where they came from restores the text as it was before. */
export function moveOnTrail(
  page: ParsedPage,
  run: BlockRun,
  target: MoveTarget,
  { nesting, trail }: { readonly nesting: Nesting; readonly trail: MoveTrail },
): MoveOnTrail | undefined {
  const last = trail.at(-1)
  const span = spanOfRun(page, run)
  const isFresh = last?.after !== page.text || last.block.from !== span.from || last.block.to !== span.to
  if (last && !isFresh && isBack(page, last, run, target)) {
    const { before, back, from } = last
    return {
      change: {
        edits: back,
        block: from,
        text: before.text,
        shape: shapeOf(before.text, readBlocks(before)),
      },
      trail: trail.slice(0, -1),
    }
  }
  const change = moved(page, run, target, nesting)
  if (!change) return undefined
  const step = {
    before: page,
    after: change.text,
    block: change.block,
    by: typeof target === 'number' ? target : 0,
    back: invertEdits(page.text, change.edits),
    from: span,
    run,
  } as const
  const kept = last?.after === page.text ? trail : []
  return { change, trail: [...kept, step].slice(-MOST) }
}
