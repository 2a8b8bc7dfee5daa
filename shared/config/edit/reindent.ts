import type { TextEdit, TextEdits } from '../../text/edit.ts'
import { afterBreak, isBreak, skipBlanks } from '../json/lines.ts'

/** An indentation and its replacement. */
export interface Indents {
  readonly from: string
  readonly to: string
}

/** Returns the edits that replace the indentation of every line that starts between two offsets. */
export function reindentLines(
  text: string,
  range: { readonly start: number; readonly end: number },
  { from, to }: Indents,
): TextEdits {
  if (from === to) return []
  let common = 0
  while (common < Math.min(from.length, to.length) && from[common] === to[common]) common += 1
  const edits: TextEdit[] = []
  for (let at = range.start; at < range.end; at += 1) {
    const line = afterBreak(text, at)
    if (line === at) continue
    at = line - 1
    const content = skipBlanks(text, line)
    if (content >= range.end || isBreak(text, content) || !text.startsWith(from, line)) continue
    edits.push({ offset: line + common, length: from.length - common, text: to.slice(common) })
  }
  return edits
}
