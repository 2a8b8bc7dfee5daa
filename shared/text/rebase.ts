import type { TextEdits } from './edit.ts'

/**
 * Returns what `edits` are on the text that `later` left, where both were made for the same text; undefined
 * where `later` changed anything from their beginning to their end, or right beside it.
 */
export function rebaseEdits(edits: TextEdits, later: TextEdits): TextEdits | undefined {
  const [first] = edits
  const last = edits.at(-1)
  if (!first || !last) return edits
  const end = last.offset + last.length
  let shift = 0
  for (const { offset, length, text } of later) {
    if (offset <= end && offset + length >= first.offset) return undefined
    if (offset < first.offset) shift += text.length - length
  }
  return shift === 0 ? edits : edits.map(edit => ({ ...edit, offset: edit.offset + shift }))
}
