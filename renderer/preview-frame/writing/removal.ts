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
