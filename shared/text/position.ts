/** A position as people count: both from 1, columns in UTF-16 units. */
export interface Position {
  readonly line: number
  readonly column: number
}

const LF = 10
const CR = 13

/** Returns the offset at which each line starts. Lines end at `\n`, `\r\n` or a lone `\r`. */
export function lineStarts(text: string): readonly number[] {
  const starts = [0]
  for (let offset = 0; offset < text.length; offset += 1) {
    const unit = text.charCodeAt(offset)
    if (unit === LF || (unit === CR && text.charCodeAt(offset + 1) !== LF)) starts.push(offset + 1)
  }
  return starts
}

/**
 * Returns the position of `offset`, given the text's `lineStarts`; an offset before the text counts as its
 * start.
 */
export function positionAt(starts: readonly number[], offset: number): Position {
  let low = 0
  let high = starts.length
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((starts[middle] ?? 0) <= offset) low = middle
    else high = middle
  }
  return { line: low + 1, column: Math.max(0, offset - (starts[low] ?? 0)) + 1 }
}

/**
 * Returns the offset of a position; a line after the last counts as the last, a column may be past the end of
 * its line.
 */
export function offsetAt(starts: readonly number[], line: number, column: number): number {
  const index = Math.min(Math.max(line, 1), starts.length) - 1
  return (starts[index] ?? 0) + Math.max(column, 1) - 1
}
