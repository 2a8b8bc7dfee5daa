import type { TextEdit } from './edit.ts'
import { lineStarts } from './position.ts'

/**
 * Lines that differ, counted from 1; when `to` is below `from`, there are none, and the hunk is after line
 * `to`.
 */
export interface Hunk {
  readonly before: { readonly from: number; readonly to: number }
  readonly after: { readonly from: number; readonly to: number }
}

interface TextRange {
  readonly start: number
  readonly end: number
}

function rangeOfLines(starts: readonly number[], length: number, { from, to }: Hunk['before']): TextRange {
  return { start: starts[from - 1] ?? length, end: starts[Math.max(to, from - 1)] ?? length }
}

/** The line end before the last lines is removed and restored with them. */
function withEndBefore(text: string, { start, end }: TextRange): TextRange {
  if (text[start - 1] !== '\n') return { start, end }
  return { start: start - (text[start - 2] === '\r' ? 2 : 1), end }
}

/** Returns the edit of `after` that reverts one hunk to the text it had in `before`. */
export function revertHunk(before: string, after: string, hunk: Hunk): TextEdit {
  const [oldStarts, starts] = [lineStarts(before), lineStarts(after)]
  const old = rangeOfLines(oldStarts, before.length, hunk.before)
  const now = rangeOfLines(starts, after.length, hunk.after)
  const isAtEnd = hunk.before.to >= oldStarts.length && hunk.after.to >= starts.length
  const [came, went] = [hunk.before.to < hunk.before.from, hunk.after.to < hunk.after.from]
  const from = isAtEnd && went ? withEndBefore(before, old) : old
  const to = isAtEnd && came ? withEndBefore(after, now) : now
  return { offset: to.start, length: to.end - to.start, text: before.slice(from.start, from.end) }
}
