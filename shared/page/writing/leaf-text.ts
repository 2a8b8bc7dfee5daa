import type { TextEdit } from '../../text/edit.ts'
import { isCell, type LeafMark, type LeafPiece, type LeafRange } from '../parse/leaf.ts'
import type { Leaf } from '../parse/page-leaves.ts'

/** The text that the caret's next character belongs to: `before` the caret or `after` it. */
export type Side = 'before' | 'after'

/** A change to a page made where it is shown, and the caret's offset in the new text. */
export interface LeafChange {
  /** In ascending order. */
  readonly edits: readonly TextEdit[]
  readonly caret: number
}

interface Shown extends LeafPiece {
  /** Where the piece is shown in its leaf. */
  readonly start: number
  readonly end: number
}

function shownPieces({ pieces }: Leaf): readonly Shown[] {
  let start = 0
  return pieces.map(piece => {
    const end = start + piece.shown.length
    const shown = { ...piece, start, end }
    start = end
    return shown
  })
}

const within = (piece: Shown, at: number): number =>
  piece.exact ? piece.from + at - piece.start : at <= piece.start ? piece.from : piece.to

/**
 * Returns the offset in the page for `at` in the shown text of a leaf. Between two pieces, `side` decides:
 * beside bold text, the next character is bold or not. Offsets behind the text are those of the white space
 * that follows it in the page.
 */
export function sourceAt(leaf: Leaf, at: number, side: Side): number {
  const pieces = shownPieces(leaf)
  const [first, last] = [pieces[0], pieces.at(-1)]
  if (!first || !last) return leaf.from + at
  if (at > last.end) return leaf.to + at - last.end
  const piece =
    side === 'before'
      ? (pieces.find(({ start, end }) => start < at && at <= end) ?? first)
      : pieces.find(({ start, end }) => start <= at && at < end)
  return piece ? within(piece, at) : leaf.to
}

/** A place in the shown text of a leaf. */
export interface ShownPlace {
  readonly at: number
  readonly side: Side
}

/** Returns where an offset of the page is in the shown text of a leaf: the reverse of {@link sourceAt}. */
export function shownAt(leaf: Leaf, offset: number): ShownPlace {
  const pieces = shownPieces(leaf)
  const last = pieces.at(-1)
  if (!last) return { at: 0, side: 'after' }
  if (offset > leaf.to) return { at: last.end + offset - leaf.to, side: 'before' }
  const inside = pieces.find(({ from, to }) => from < offset && offset <= to)
  if (inside) {
    const at = inside.exact ? inside.start + offset - inside.from : inside.end
    return { at, side: 'before' }
  }
  const next = pieces.find(({ from }) => from >= offset)
  return { at: next?.start ?? last.end, side: 'after' }
}

const contains = (outer: LeafRange, inner: LeafRange) => outer.from <= inner.from && inner.to <= outer.to

const innerOf = ({ open, close }: LeafMark): LeafRange => ({ from: open.to, to: close.from })

/** The source of the shown text between two offsets, without marks. */
function partsBetween(leaf: Leaf, from: number, to: number): readonly LeafRange[] {
  return shownPieces(leaf)
    .filter(({ start, end }) => start < to && from < end)
    .map(piece => ({
      from: piece.exact ? within(piece, Math.max(from, piece.start)) : piece.from,
      to: piece.exact ? within(piece, Math.min(to, piece.end)) : piece.to,
    }))
}

/** Joins ranges that touch; expects them in ascending order. */
function joined(ranges: readonly LeafRange[]): readonly LeafRange[] {
  const made: LeafRange[] = []
  for (const range of ranges) {
    const last = made.at(-1)
    if (last && range.from <= last.to)
      made[made.length - 1] = { from: last.from, to: Math.max(last.to, range.to) }
    else made.push(range)
  }
  return made
}

/** Marks all of whose text is in `parts`. `kept`: an offset that stays marked, since text is written there. */
function emptied(leaf: Leaf, parts: readonly LeafRange[], kept: number | undefined): readonly LeafMark[] {
  return leaf.marks.filter(mark => {
    const inner = innerOf(mark)
    const own = leaf.pieces.filter(piece => contains(inner, piece))
    const isKept = kept !== undefined && inner.from <= kept && kept <= inner.to
    return !isKept && own.length > 0 && own.every(piece => parts.some(part => contains(part, piece)))
  })
}

/** Returns the edits that remove the shown text between two offsets, and marks that would hold nothing. */
function removal(leaf: Leaf, from: number, to: number, kept?: number): readonly LeafRange[] {
  const parts = partsBetween(leaf, from, to)
  const marks = emptied(leaf, joined(parts), kept).flatMap(({ open, close }) => [open, close])
  return joined(
    [...parts, ...marks].filter(range => range.to > range.from).toSorted((a, b) => a.from - b.from),
  )
}

/** Text as it is written in a leaf: a pipe in a cell is escaped. */
function written(leaf: Leaf, text: string): string {
  const shown = isCell(leaf) ? text.replaceAll('|', '\\|') : text
  return shown === '' ? '' : leaf.lead + shown
}

/** How far an offset moves by edits before it. */
const shiftAt = (edits: readonly TextEdit[], offset: number): number =>
  edits
    .filter(edit => edit.offset < offset)
    .reduce((sum, edit) => sum + edit.text.length - Math.min(edit.length, offset - edit.offset), 0)

/** A part of the shown text of a leaf; `side` says what is at an empty one. */
export interface ShownRange {
  readonly from: number
  readonly to: number
  readonly side: Side
}

/** Replaces the shown text between two offsets; only its bytes change. */
export function replaceShown(leaf: Leaf, { from, to, side }: ShownRange, text: string): LeafChange {
  const added = written(leaf, text)
  if (from === to) {
    const offset = sourceAt(leaf, from, side)
    return { edits: added === '' ? [] : [{ offset, length: 0, text: added }], caret: offset + added.length }
  }
  const start = sourceAt(leaf, from, 'after')
  const end = leaf.shown.length
  const tail = to - Math.max(from, end)
  const ranges = removal(leaf, from, to, added === '' ? undefined : start)
  const edits: TextEdit[] = ranges.map(range => ({
    offset: range.from,
    length: range.to - range.from,
    text: '',
  }))
  if (tail > 0) edits.push({ offset: leaf.to + Math.max(0, from - end), length: tail, text: '' })
  const first = edits.findIndex(({ offset, length }) => offset <= start && start <= offset + length)
  const edit = edits[first]
  if (!edit) return { edits, caret: start }
  edits[first] = { ...edit, text: added }
  return { edits, caret: edit.offset + added.length + shiftAt(edits.slice(0, first), edit.offset) }
}

/** Marks that are open at an offset of the page, the outermost first. */
export const marksAt = ({ marks }: Leaf, offset: number): readonly LeafMark[] =>
  marks.filter(({ open, close }) => open.to <= offset && offset <= close.from)
