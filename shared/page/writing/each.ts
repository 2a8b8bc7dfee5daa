import { editInTurn } from '../../text/compose.ts'
import type { TextEdits } from '../../text/edit.ts'
import { linesOf, type WritingChange } from './lines.ts'

/** What a tool for writing does at several places at once. */
export interface ChangeOfEach {
  readonly edits: TextEdits
  /** Where each cursor stands afterwards, from the start of the text. */
  readonly cursors: readonly number[]
}

/** Where an offset is after edits that lie before it. */
const moved = (offset: number, edits: TextEdits): number =>
  edits.reduce((now, edit) => (edit.offset < offset ? now + edit.text.length - edit.length : now), offset)

/**
 * Does `change` at each of several places of a text, as one change; a place where it means nothing stays as it
 * is. `undefined` where it means nothing at any of them.
 */
export function changeEach(
  text: string,
  places: readonly number[],
  change: (text: string, at: number) => WritingChange | undefined,
): ChangeOfEach | undefined {
  const cursors = places.toSorted((one, other) => one - other)
  let isAny = false
  const edits = editInTurn(text, [...cursors.keys()], (now, index) => {
    const at = cursors[index] ?? 0
    const made = change(now, at)
    if (made) isAny = true
    const own = made?.edits ?? []
    // What a change does lies at its place or below: the cursors above stay.
    for (let below = index + 1; below < cursors.length; below++)
      cursors[below] = moved(cursors[below] ?? 0, own)
    cursors[index] = made?.selection?.from ?? at
    return own
  })
  return isAny ? { edits, cursors } : undefined
}

/** Begins a new line at a place, as far in as the line that it is on. */
export function newLine(text: string, at: number, eol: string): WritingChange {
  const [line] = linesOf(text, { from: at, to: at })
  const indent = line ? (/^[ \t]*/.exec(text.slice(line.from, at))?.[0] ?? '') : ''
  const start = eol + indent
  return {
    edits: [{ offset: at, length: 0, text: start }],
    selection: { from: at + start.length, to: at + start.length },
  }
}
