import { editInTurn } from '../../text/compose.ts'
import { applyEdits, type TextEdits } from '../../text/edit.ts'
import { lineStart } from '../../text/lines.ts'
import { linesOf, type WritingChange } from './lines.ts'

/** The change of a writing tool at several cursors at once. */
interface ChangeAtCursors {
  readonly edits: TextEdits
  /** The cursors after the change, from the start of the text. */
  readonly cursors: readonly number[]
}

/** An offset after edits that precede it. */
const moved = (offset: number, edits: TextEdits): number =>
  edits.reduce((now, edit) => (edit.offset < offset ? now + edit.text.length - edit.length : now), offset)

const BEGINNING = /[ \t>]*/y

/** The length of the indentation and quote marks of the line of an offset. */
function beginning(text: string, offset: number): number {
  BEGINNING.lastIndex = lineStart(text, offset)
  return BEGINNING.exec(text)?.[0].length ?? 0
}

/**
 * Applies `change` at each of several cursors of a text, as one change; a cursor where it has no effect stays
 * as it is, and with `isShift` so does one whose line was already shifted for another cursor. `undefined` if
 * it has no effect at any of them.
 */
export function changeAtEveryCursor(
  text: string,
  offsets: readonly number[],
  change: (text: string, at: number) => WritingChange | undefined,
  isShift = false,
): ChangeAtCursors | undefined {
  const cursors = offsets.toSorted((one, other) => one - other)
  const shifted = new Set<number>()
  let isAny = false
  const edits = editInTurn(text, [...cursors.keys()], (now, index) => {
    const at = cursors[index] ?? 0
    if (shifted.has(index)) return []
    const made = change(now, at)
    if (made) isAny = true
    const own = made?.edits ?? []
    const after = isShift ? applyEdits(now, own) : now
    // A change affects its line or those below: the cursors above stay, and only the first cursor of a line
    // shifts it.
    for (let below = index + 1; below < cursors.length; below++) {
      const was = cursors[below] ?? 0
      const is = moved(was, own)
      cursors[below] = is
      if (isShift && beginning(now, was) !== beginning(after, is)) shifted.add(below)
    }
    cursors[index] = made?.selection?.from ?? at
    return own
  })
  return isAny ? { edits, cursors } : undefined
}

/** Starts a new line at an offset, indented like the current line. */
export function newLine(text: string, at: number, eol: string): WritingChange {
  const [line] = linesOf(text, { from: at, to: at })
  const indent = line ? (/^[ \t]*/.exec(text.slice(line.from, at))?.[0] ?? '') : ''
  const start = eol + indent
  return {
    edits: [{ offset: at, length: 0, text: start }],
    selection: { from: at + start.length, to: at + start.length },
  }
}
