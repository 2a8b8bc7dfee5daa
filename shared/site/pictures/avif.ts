import type { PictureSize } from '../base/picture-size.ts'

interface Box {
  readonly name: string
  readonly from: number
  readonly to: number
}

/** The way to what is said of a picture: names of boxes, and how much stands before what is inside. */
const WAY = [
  ['meta', 12],
  ['iprp', 8],
  ['ipco', 8],
] as const

/** Cropped, or turned by a quarter: it is shown in another size than its extent. */
const isChanged = (view: DataView, { name, from, to }: Box): boolean =>
  name === 'clap' || (name === 'irot' && to > from + 8 && view.getUint8(from + 8) % 2 === 1)

/** No picture has more at one level. */
const MOST_BOXES = 500

function boxesIn(view: DataView, start: number, end: number): readonly Box[] {
  const found: Box[] = []
  for (let from = start; from + 8 <= end && found.length < MOST_BOXES; ) {
    const name = String.fromCharCode(...[4, 5, 6, 7].map(at => view.getUint8(from + at)))
    const to = from + view.getUint32(from)
    if (to < from + 8 || to > end) break
    found.push({ name, from, to })
    from = to
  }
  return found
}

/** Whether bytes begin as an AVIF picture does. */
export const isAvif = (head: Uint8Array): boolean => String.fromCharCode(...head.subarray(4, 8)) === 'ftyp'

/** Reads the size of an AVIF picture: its largest extent, as one made of tiles lists these, too. Undefined where it is not shown in that size. */
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
