import type { TextEdits } from './edit.ts'

/**
 * Returns `edits` as they apply to the text after `later`, where both were made for the same text; undefined
 * if `later` changed anything between their start and their end, or right next to it.
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
