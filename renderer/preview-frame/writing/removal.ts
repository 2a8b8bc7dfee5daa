import { rangeAt } from './caret.ts'
import type { TextRange } from './protocol.ts'

/**
 * What a key such as Backspace does at a selection: it removes text or joins a text with its neighbor. Undefined if it
 * does nothing, as at the end of a text of one line.
 */
export function removalOf(
  inputType: string,
  { from, to }: TextRange,
): 'text' | 'join' | 'join-next' | undefined {
  const isCollapsed = from.block === to.block && from.name === to.name && from.at === to.at
  const isForward = inputType.endsWith('Forward')
  if (!isCollapsed || from.at !== (isForward ? from.shown.length : 0)) return 'text'
  if (typeof from.name === 'string') return undefined
  return isForward ? 'join-next' : 'join'
}

const REMOVALS = /^delete(Content|Word|SoftLine|HardLine)(Backward|Forward)$/
const UNITS: Readonly<Record<string, string>> = {
  Content: 'character',
  Word: 'word',
  SoftLine: 'lineboundary',
  HardLine: 'paragraphboundary',
}

/** The selection, or what a key such as Backspace removes at the caret: a key that waited must find that anew. */
export function removedRange(inputType: string): TextRange | undefined {
  const selection = getSelection()
  if (!selection || selection.rangeCount === 0) return undefined
  const [, unit, direction] = REMOVALS.exec(inputType) ?? []
  const { anchorNode, anchorOffset, isCollapsed } = selection
  const isFound = isCollapsed && unit !== undefined && direction !== undefined
  if (isFound) selection.modify('extend', direction, UNITS[unit])
  const range = rangeAt(selection.getRangeAt(0))
  if (isFound) selection.collapse(anchorNode, anchorOffset)
  return range
}
