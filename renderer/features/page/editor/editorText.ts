import type { TextEdit, TextEdits } from '../../../../shared/text/edit.ts'
import { lineStarts, offsetAt, positionAt } from '../../../../shared/text/position.ts'

/** A range as the code editor counts: lines and columns from 1. */
export interface EditorRange {
  readonly startLineNumber: number
  readonly startColumn: number
  readonly endLineNumber: number
  readonly endColumn: number
}

interface EditorChange {
  readonly range: EditorRange
  readonly text: string
}

/** A change that also has its offsets in the code editor’s own text. */
interface OffsetChange extends EditorChange {
  readonly rangeOffset: number
  readonly rangeLength: number
}

const inOrder = (edits: readonly TextEdit[]): TextEdits => edits.toSorted((a, b) => a.offset - b.offset)

/** Edits for typing in a code editor whose text equals the file’s, including line endings: no offset is converted. */
export const fromAligned = (changes: readonly OffsetChange[]): TextEdits =>
  inOrder(changes.map(({ rangeOffset: offset, rangeLength: length, text }) => ({ offset, length, text })))

/**
 * Edits of `text` for typing in the code editor. Positions are given by line and column, because the
 * editor treats all line endings alike while the file keeps each as it is.
 */
export function fromEditor(text: string, changes: readonly EditorChange[]): TextEdits {
  const starts = lineStarts(text)
  const edits = changes.map(({ range, text: typed }): TextEdit => {
    const offset = offsetAt(starts, range.startLineNumber, range.startColumn)
    return { offset, length: offsetAt(starts, range.endLineNumber, range.endColumn) - offset, text: typed }
  })
  return inOrder(edits)
}

/** Returns a function that converts offsets of this text to ranges of the code editor; it finds the lines only once. */
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

/** The changes with which the code editor follows `edits` that were made on `text`. */
export function toEditor(text: string, edits: TextEdits): readonly EditorChange[] {
  const range = rangesIn(text)
  return edits.map(edit => ({ range: range(edit.offset, edit.length), text: edit.text }))
}
