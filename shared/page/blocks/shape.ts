import { linesOfBlock, linesOfItem } from './slices.ts'
import {
  type BlockPath,
  type BlockPlace,
  type BlockRun,
  isSamePath,
  type SourceBlock,
} from './source-block.ts'

/** What a block is and says, without where it is and how it is indented. */
export interface Shape {
  /** Its kind and its own source; of a block with blocks inside, only the first lines. */
  readonly own: string
  readonly inside: readonly Shape[]
}

const GROUPS = new Set(['list', 'quote'])
const kindOf = ({ own }: Shape): string => /^\w*/.exec(own)?.[0] ?? ''

function ownText(text: string, block: SourceBlock): string {
  const { kind, content } = block
  if (kind === 'page' || (GROUPS.has(kind) && content)) return ''
  const lines = kind === 'item' ? linesOfItem(text, block) : linesOfBlock(text, block)
  if (!content) return lines.map(line => (kind === 'code' ? line.trimEnd() : line.trim())).join('\n')
  const head = text.slice(block.from, Math.max(block.from, content.body.from)).trimEnd().split('\n').length
  return lines
    .slice(0, head)
    .map(line => line.trim())
    .join('\n')
    .trimEnd()
}

/** Returns the shape of a block. */
export const shapeOf = (text: string, block: SourceBlock): Shape => ({
  own: `${block.kind} ${block.name}\n${ownText(text, block)}`,
  inside: (block.content?.blocks ?? []).map(one => shapeOf(text, one)),
})

/** Takes the place of blocks, so that places of different pages can be compared. */
const HERE: Shape = { own: 'here', inside: [] }

/** Whether a shape is an empty list, quote, or tag without attributes. */
const isEmptied = (shape: Shape): boolean =>
  shape.inside.length === 0 &&
  (GROUPS.has(kindOf(shape)) ? shape.own.endsWith('\n') : /^component (\S+)\n<\1>$/.test(shape.own))

/** A shape without its emptied parts; lists that follow each other are one, as in Markdown. */
function settled(shape: Shape): Shape {
  const { own, inside } = shape
  if (shape === HERE) return HERE
  const result: Shape[] = []
  for (const shape of inside.map(settled)) {
    const last = result.at(-1)
    if (isEmptied(shape)) continue
    if (GROUPS.has(kindOf(shape)) && shape.inside.length === 1 && shape.inside[0] === HERE) result.push(HERE)
    else if (last && kindOf(shape) === 'list' && last.own === shape.own)
      result.splice(-1, 1, { own: shape.own, inside: [...last.inside, ...shape.inside] })
    else result.push(shape)
  }
  return { own, inside: result }
}

/** Whether both shapes are the same to a reader of the page. */
export const isSameShape = (one: Shape, other: Shape): boolean =>
  JSON.stringify(settled(one)) === JSON.stringify(settled(other))

/** What happens to the shapes of a page: blocks of a run go, and others come to a place. */
export interface ShapeChange {
  readonly removed?: BlockRun
  readonly place?: BlockPlace
  readonly inserted?: readonly Shape[]
}

/** Returns the shape of a page after a change; `path` is that of the given shape. */
export function changedShape(shape: Shape, change: ShapeChange, path: BlockPath = []): Shape {
  const { removed, place, inserted = [] } = change
  const isHere = place !== undefined && isSamePath(path, place.container)
  const isShorter = removed !== undefined && isSamePath(path, removed.container)
  const inside: Shape[] = []
  shape.inside.forEach((one, index) => {
    if (isHere && index === place?.index) inside.push(...inserted)
    if (!isShorter || index < removed.first || index > removed.last)
      inside.push(changedShape(one, change, [...path, index]))
  })
  if (isHere && place?.index === shape.inside.length) inside.push(...inserted)
  return { own: shape.own, inside }
}

/** Returns the shape of a page where a mark at `place` stands for the blocks of a run. */
export const shapeAround = (shape: Shape, removed: BlockRun, place: BlockPlace): Shape =>
  changedShape(shape, { removed, place, inserted: [HERE] })
