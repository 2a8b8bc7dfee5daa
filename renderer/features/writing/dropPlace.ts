import { placesFor } from '../../../shared/page/blocks/places.ts'
import { readBlocks } from '../../../shared/page/blocks/read-blocks.ts'
import {
  type BlockPlace,
  type BlockRun,
  isSamePath,
  runAt,
} from '../../../shared/page/blocks/source-block.ts'
import type { ParsedPage } from '../../../shared/page/parse/parsed-page.ts'
import { nesting } from '../../../shared/site/writing/nesting.ts'
import type { BlockSpot } from '../../preview-frame/writing/protocol.ts'
import { offsetOfSpot } from './pageBlock.ts'

/** A place that a dragged block can be dropped at, with the line that shows it, in pixels of the frame. */
export interface DropPlace {
  readonly place: BlockPlace
  readonly top: number
  readonly left: number
  readonly width: number
}

/** Returns the places on the page that blocks can be dropped at: above and below the blocks that it shows. */
export function dropPlaces(
  page: ParsedPage,
  run: BlockRun,
  spots: readonly BlockSpot[],
): readonly DropPlace[] {
  const root = readBlocks(page)
  const allowed = placesFor(root, run, nesting)
  const isAllowed = ({ container, index }: BlockPlace) =>
    allowed.some(one => one.index === index && isSamePath(one.container, container))
  return spots.flatMap(spot => {
    const offset = offsetOfSpot(page, spot)
    const own = offset === undefined ? undefined : runAt(root, { from: offset, to: offset })
    if (!own) return []
    const { top, left, width, height } = spot
    const { container, first } = own
    const edges = [
      { place: { container, index: first }, top, left, width },
      { place: { container, index: first + 1 }, top: top + height, left, width },
    ]
    return edges.filter(({ place }) => isAllowed(place))
  })
}

/** Returns the drop place nearest to a point of the frame; of equal ones, the narrowest. */
export function nearestPlace(
  places: readonly DropPlace[],
  { x, y }: { readonly x: number; readonly y: number },
): DropPlace | undefined {
  const distance = ({ top, left, width }: DropPlace) =>
    Math.abs(top - y) + (x < left ? left - x : x > left + width ? x - left - width : 0)
  return places.reduce<DropPlace | undefined>((best, one) => {
    if (!best) return one
    const by = distance(one) - distance(best)
    return by < -0.5 || (by < 0.5 && one.width < best.width) ? one : best
  }, undefined)
}
