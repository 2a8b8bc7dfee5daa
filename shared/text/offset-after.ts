import type { TextEdits } from './edit.ts'

/**
 * Returns where the text that starts at `offset` starts after edits. Text that is inserted there comes before it;
 * if it is replaced, the offset is the start of what replaces it.
 */
export function offsetAfter(edits: TextEdits, offset: number): number {
  let after = offset
  for (const { offset: at, length, text } of edits) {
    if (at + length <= offset && (at < offset || length === 0)) after += text.length - length
    else if (at < offset) after -= offset - at
    else break
  }
  return after
}
