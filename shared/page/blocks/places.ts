import {
  type BlockPath,
  type BlockPlace,
  type BlockRun,
  blockAtPath,
  blocksIn,
  blocksOfRun,
  isInsideRun,
  isSamePath,
  type SourceBlock,
} from './source-block.ts'

/** Says which blocks may stand in which: the components know it. */
export interface Nesting {
  /** Whether `child` may be directly inside `parent`. */
  readonly mayHold: (parent: SourceBlock, child: SourceBlock) => boolean
}

function mayHoldAll(
  parent: SourceBlock | undefined,
  blocks: readonly SourceBlock[],
  nesting: Nesting,
): boolean {
  return parent?.content !== undefined && blocks.every(block => nesting.mayHold(parent, block))
}

/** Returns every place that blocks can be moved to, from the start of the page; not where they are. */
export function placesFor(root: SourceBlock, run: BlockRun, nesting: Nesting): readonly BlockPlace[] {
  const blocks = blocksOfRun(root, run)
  const places: BlockPlace[] = []
  const visit = (block: SourceBlock, container: BlockPath): void => {
    if (isInsideRun(container, run)) return
    const isOpen = mayHoldAll(block, blocks, nesting)
    const isOwn = isOpen && isSamePath(container, run.container)
    const put = (index: number) => {
      if (isOpen && !(isOwn && index >= run.first && index <= run.last + 1)) places.push({ container, index })
    }
    const inside = block.content?.blocks ?? []
    inside.forEach((one, index) => {
      put(index)
      visit(one, [...container, index])
    })
    put(inside.length)
  }
  visit(root, [])
  return places
}

/**
 * Returns the places next to blocks in a direction, the nearest first: past their neighbor; at the edge of
 * what contains them, out of it, or into what follows if they may not be between both.
 */
export function placesBeside(
  root: SourceBlock,
  run: BlockRun,
  by: 1 | -1,
  nesting: Nesting,
): readonly BlockPlace[] {
  const blocks = blocksOfRun(root, run)
  const { container, first, last } = run
  const count = blocksIn(root, container).length
  if (by > 0 ? last < count - 1 : first > 0) return [{ container, index: by > 0 ? last + 2 : first - 1 }]
  const places: BlockPlace[] = []
  for (let path = container; path.length > 0; path = path.slice(0, -1)) {
    const parent = path.slice(0, -1)
    const at = path.at(-1) ?? 0
    const siblings = blocksIn(root, parent)
    // Right beside its own list, an item would still be in it: it goes past the neighbor of the list.
    const isOwnList = path === container && blockAtPath(root, path)?.kind === 'list'
    const step = isOwnList ? 1 : 0
    const index = by > 0 ? at + 1 + step : at - step
    if (mayHoldAll(blockAtPath(root, parent), blocks, nesting)) {
      if (index >= 0 && index <= siblings.length) places.push({ container: parent, index })
      continue
    }
    const next = [...parent, at + by]
    const neighbor = siblings[at + by]
    if (mayHoldAll(neighbor, blocks, nesting))
      places.push({ container: next, index: by > 0 ? 0 : (neighbor?.content?.blocks.length ?? 0) })
  }
  return places
}
