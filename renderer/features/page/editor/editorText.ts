import type { TextEdit, TextEdits } from '../../../../shared/text/edit.ts'
import { lineStarts, offsetAt, positionAt } from '../../../../shared/text/position.ts'

/** A range as the code editor counts: lines and columns from 1. */
export interface EditorRange {
  readonly startLineNumber: number
  readonly startColumn: number
  readonly endLineNumber: number
  readonly endColumn: number
}

export interface EditorChange {
  readonly range: EditorRange
  readonly text: string
}

/** A change that also says where it stands in the code editor's own text. */
export interface PlacedChange extends EditorChange {
  readonly rangeOffset: number
  readonly rangeLength: number
}

const inOrder = (edits: readonly TextEdit[]): TextEdits => edits.toSorted((a, b) => a.offset - b.offset)

/** Edits for what was typed in a code editor whose text is the file's, line ends and all: nothing has to be counted. */
export const fromAligned = (changes: readonly PlacedChange[]): TextEdits =>
  inOrder(changes.map(({ rangeOffset: offset, rangeLength: length, text }) => ({ offset, length, text })))

/**
 * Edits of `text` for what was typed in the code editor. Places are told by line and column, because the
 * editor shows every line end alike while the file keeps each as it is.
 */
export function fromEditor(text: string, changes: readonly EditorChange[]): TextEdits {
  const starts = lineStarts(text)
  const edits = changes.map(({ range, text: typed }): TextEdit => {
    const offset = offsetAt(starts, range.startLineNumber, range.startColumn)
    return { offset, length: offsetAt(starts, range.endLineNumber, range.endColumn) - offset, text: typed }
  })
  return inOrder(edits)
}

/** Returns what tells the places of this text as the code editor counts; its lines are found once for all of them. */
export function rangesIn(text: string): (offset: number, length: number) => EditorRange {
  const starts = lineStarts(text)
  return (offset, length) => {
    const [start, end] = [positionAt(starts, offset), positionAt(starts, offset + length)]
    return {
      startLineNumber: start.line,
      startColumn: start.column,
      endLineNumber: end.line,
      endColumn: end.column,
    }
  }
}

/** What the code editor must do to follow `edits`, which were made on `text`. */
export function toEditor(text: string, edits: TextEdits): readonly EditorChange[] {
  const range = rangesIn(text)
  return edits.map(edit => ({ range: range(edit.offset, edit.length), text: edit.text }))
}
