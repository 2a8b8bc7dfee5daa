import type { TextEdit } from '../../text/edit.ts'
import type { LeafPiece, LeafRange } from '../parse/leaf.ts'
import type { Leaf } from '../parse/page-leaves.ts'
import type { LeafChange } from './leaf-text.ts'

/** The pieces of a leaf, one for each unit of the shown text. */
const unitsOf = ({ pieces }: Leaf): readonly LeafPiece[] =>
  pieces.flatMap(({ shown, from, to, exact }) =>
    exact
      ? shown.split('').map((unit, index) => pieceAt(unit, from + index))
      : shown.split('').map(unit => ({ shown: unit, from, to, exact })),
  )

const pieceAt = (shown: string, from: number): LeafPiece => ({
  shown,
  from,
  to: from + shown.length,
  exact: true,
})

/** The offset after the edits; one at the start of an insertion stays before it. */
function moved(edits: readonly TextEdit[], offset: number): number {
  let by = 0
  for (const edit of edits) {
    if (edit.offset >= offset) break
    by += edit.text.length - Math.min(edit.length, offset - edit.offset)
  }
  return offset + by
}

const movedRange = (edits: readonly TextEdit[], { from, to }: LeafRange): LeafRange => ({
  from: moved(edits, from + 1) - 1,
  to: moved(edits, to),
})

/**
 * Returns the leaf as the page still shows it after something was typed: the typed text stands where it was
 * typed, even if it is markup that is no longer shown once the page is drawn again.
 */
export function typedLeaf(
  leaf: Leaf,
  { from, to }: { readonly from: number; readonly to: number },
  { edits, caret }: LeafChange,
  text: string,
): Leaf {
  const units = unitsOf(leaf)
  const start = caret - text.length
  const before = units.slice(0, from).map(unit => ({ ...unit, ...movedRange(edits, unit) }))
  const after = units.slice(to).map(unit => ({ ...unit, ...movedRange(edits, unit) }))
  const typed = text.split('').map((unit, index) => pieceAt(unit, start + index))
  const marks = leaf.marks.map(({ name, open, close }) => ({
    name,
    open: movedRange(edits, open),
    close: movedRange(edits, close),
  }))
  const pieces = [...before, ...typed, ...after]
  const shown = pieces.map(piece => piece.shown).join('')
  // An emptied text between tags has an empty line of its own now.
  if (pieces.length === 0) return { ...leaf, pieces, marks, shown, from: caret, to: caret }
  return {
    ...leaf,
    pieces,
    marks,
    shown,
    from: leaf.from,
    to: moved(edits, leaf.to) + (leaf.to <= start ? text.length : 0),
  }
}
