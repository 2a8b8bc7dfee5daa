import { blockOnLine } from '../../../shared/page/parse/page-leaves.ts'
import type { ParsedPage } from '../../../shared/page/parse/parsed-page.ts'
import { siteStore } from '../../host/scope/per-scope.ts'
import type { BlockSpot, FrameRect, ToWriting } from '../../preview-frame/writing/protocol.ts'

/** The block of the page that the pointer or the caret is in. */
export interface PageBlock {
  readonly file: string
  /** The title of the frame that shows it. */
  readonly frame: string
  readonly spot: BlockSpot
  /** The caret is in it; else the pointer. */
  readonly isCaret: boolean
  readonly send: (message: ToWriting) => void
}

interface PageBlocks {
  readonly block: PageBlock | undefined
  /** Where all blocks are, while one is dragged. */
  readonly spots: readonly BlockSpot[]
  /** Counts how often the handle was asked to take the focus. */
  readonly focus: number
}

/** The block of the page that has the handle. */
export const usePageBlock = siteStore<PageBlocks>(() => ({
  block: undefined,
  spots: [],
  focus: 0,
}))

/** Returns the offset in the source of a block on the page; undefined if the page has no such block. */
export function offsetOfSpot(page: ParsedPage, { block, line, start }: BlockSpot): number | undefined {
  const index = blockOnLine(page, block)
  const offset = page.offsets[index]
  const source = page.blocks[index]?.source
  if (offset === undefined || source === undefined) return undefined
  if (start !== undefined) return start <= source.length ? offset + start : undefined
  let at = 0
  for (let row = block; row < line; row++) {
    at = source.indexOf('\n', at) + 1
    if (at === 0) return undefined
  }
  return offset + at + (/^[ \t>]*/.exec(source.slice(at))?.[0].length ?? 0)
}

/** Where a block is, in pixels of the frame. */
export const rectOfSpot = ({ left, top, width, height }: BlockSpot): FrameRect => ({
  x: left,
  y: top,
  width,
  height,
})
