import { composeEdits } from '../../text/compose.ts'
import { applyEdits, type TextEdit, type TextEdits } from '../../text/edit.ts'
import { parsePage } from '../parse/parse.ts'
import type { ParsedPage } from '../parse/parsed-page.ts'
import type { Span } from '../writing/lines.ts'
import type { Insertion } from './gaps.ts'
import { type Counting, countAgain } from './numbering.ts'
import { readBlocks } from './read-blocks.ts'
import { isSameShape, type Shape, shapeOf } from './shape.ts'

/** A change of the blocks of a page. */
export interface BlockChange {
  readonly edits: TextEdits
  /** Where the moved or new blocks are in the text after the edits; the place of deleted ones. */
  readonly block: Span
  /** The text after the edits. */
  readonly text: string
  /** What the page then is. */
  readonly shape: Shape
}

/** The edits of one way to make a change. */
export interface Draft {
  readonly main?: Insertion
  readonly others: readonly TextEdit[]
}

const byOffset = (one: TextEdit, other: TextEdit): number =>
  one.offset - other.offset || one.length - other.length

/** The offset after edits; what is inserted right there comes behind it. */
export const offsetAfter = (offset: number, edits: TextEdits): number =>
  edits.reduce((now, edit) => (edit.offset < offset ? now + edit.text.length - edit.length : now), offset)

/** Where the main insertion of a draft is after all its edits. */
function blockAfter(edits: TextEdits, { main, others }: Draft): Span {
  if (!main) {
    const at = others[0]?.offset ?? 0
    return { from: at, to: at }
  }
  const earlier = edits.slice(0, edits.indexOf(main.edit))
  const shift = earlier.reduce((sum, edit) => sum + edit.text.length - edit.length, 0)
  const from = main.edit.offset + shift + main.at
  return { from, to: from + main.length }
}

/** What a change must lead to. */
export interface Meant {
  readonly shape: Shape
  /** Lists that count again, with an offset in the text before the change. */
  readonly countings: readonly Counting[]
}

/**
 * Returns the first draft after which the page is read as it is meant; undefined if none is. Numbered lists
 * count again.
 */
export function firstSound(
  page: ParsedPage,
  drafts: readonly Draft[],
  meant: Meant,
): BlockChange | undefined {
  for (const draft of drafts) {
    const edits = [...(draft.main ? [draft.main.edit] : []), ...draft.others].toSorted(byOffset)
    const text = applyEdits(page.text, edits)
    const after = parsePage(page.file, text, page)
    const root = readBlocks(after)
    if (!isSameShape(shapeOf(text, root), meant.shape)) continue
    const block = blockAfter(edits, draft)
    const countings = meant.countings.map(one => ({
      ...one,
      offset: one.offset < 0 ? block.from : offsetAfter(one.offset, edits),
    }))
    const counted = countAgain(text, root, countings)
    if (counted.length === 0) return { edits, block, text, shape: meant.shape }
    const inside = counted.filter(({ offset }) => offset >= block.from && offset < block.to)
    const by = inside.reduce((sum, edit) => sum + edit.text.length - edit.length, 0)
    const from = offsetAfter(block.from, counted)
    return {
      edits: composeEdits(edits, counted),
      block: { from, to: from + block.to - block.from + by },
      text: applyEdits(text, counted),
      shape: meant.shape,
    }
  }
  return undefined
}
