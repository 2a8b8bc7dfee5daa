import type { PictureSize } from '../base/picture-size.ts'

interface Box {
  readonly name: string
  readonly from: number
  readonly to: number
}

/** The path to an image's properties: names of boxes, and the bytes before their content. */
const WAY = [
  ['meta', 12],
  ['iprp', 8],
  ['ipco', 8],
] as const

/**
 * Whether the image is cropped or rotated by a quarter, so that its displayed size differs from its extent.
 */
const isChanged = (view: DataView, { name, from, to }: Box): boolean =>
  name === 'clap' || (name === 'irot' && to > from + 8 && view.getUint8(from + 8) % 2 === 1)

/** No image has more boxes at one level. */
const MAX_BOXES = 500

function boxesIn(view: DataView, start: number, end: number): readonly Box[] {
  const found: Box[] = []
  for (let from = start; from + 8 <= end && found.length < MAX_BOXES; ) {
    const name = String.fromCharCode(...[4, 5, 6, 7].map(at => view.getUint8(from + at)))
    const to = from + view.getUint32(from)
    if (to < from + 8 || to > end) break
    found.push({ name, from, to })
    from = to
  }
  return found
}

/** Whether bytes start like an AVIF image. */
export const isAvif = (head: Uint8Array): boolean => String.fromCharCode(...head.subarray(4, 8)) === 'ftyp'

/**
 * Reads the size of an AVIF image: its largest extent, since tiled images list their tiles as well. Undefined
 * if the image is not shown in that size.
 */
export function avifSize(head: Uint8Array): PictureSize | undefined {
  const view = new DataView(head.buffer, head.byteOffset, head.length)
  let boxes = boxesIn(view, 0, head.length)
  for (const [name, before] of WAY) {
    const box = boxes.find(each => each.name === name)
    boxes = box ? boxesIn(view, box.from + before, box.to) : []
  }
  if (boxes.some(box => isChanged(view, box))) return undefined
  const [largest] = boxes
    .filter(({ name, from, to }) => name === 'ispe' && to - from >= 20)
    .map(({ from }) => ({ width: view.getUint32(from + 12), height: view.getUint32(from + 16) }))
    .sort((a, b) => b.width - a.width)
  return largest
}
