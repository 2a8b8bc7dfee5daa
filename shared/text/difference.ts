import { commonEnd, commonStart } from './common-ends.ts'
import type { TextEdit, TextEdits } from './edit.ts'

const isHighHalf = (text: string, offset: number): boolean => {
  const unit = text.charCodeAt(offset)
  return unit >= 0xd800 && unit <= 0xdbff
}

/**
 * Returns the edit that turns `before` into `after`: everything between their common start and end; none if
 * they are equal. Never splits a character.
 */
export function difference(before: string, after: string): TextEdits {
  if (before === after) return []
  const shortest = Math.min(before.length, after.length)
  let start = commonStart(before, after)
  if (start > 0 && isHighHalf(before, start - 1)) start--
  let end = commonEnd(before, after, shortest - start)
  if (end > 0 && start < before.length - end && isHighHalf(before, before.length - end - 1)) end--
  else if (end > 0 && start < after.length - end && isHighHalf(after, after.length - end - 1)) end--
  return [
    { offset: start, length: before.length - start - end, text: after.slice(start, after.length - end) },
  ]
}

/** Returns an edit of `text` without what it leaves as it is; none if it changes nothing. */
export const leastEdit = (text: string, { offset, length, text: next }: TextEdit): TextEdits =>
  difference(text.slice(offset, offset + length), next).map(edit => ({
    ...edit,
    offset: edit.offset + offset,
  }))
