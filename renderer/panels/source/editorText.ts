import type { TextEdit, TextEdits } from '../../../shared/text/edit.ts'
import { lineStarts, offsetAt, positionAt } from '../../../shared/text/position.ts'

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

/**
 * Edits of `text` for what was typed in the code editor. Places are told by line and column, because the
 * editor shows every line end alike while the file keeps each as it is.
 */
export function fromEditor(text: string, changes: readonly EditorChange[]): TextEdits {
  const starts = lineStarts(text)
  return changes
    .map(({ range, text: typed }): TextEdit => {
      const offset = offsetAt(starts, range.startLineNumber, range.startColumn)
      return { offset, length: offsetAt(starts, range.endLineNumber, range.endColumn) - offset, text: typed }
    })
    .sort((a, b) => a.offset - b.offset)
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
