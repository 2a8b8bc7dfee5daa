import type { TextRange } from './protocol.ts'
import { pointIn, shownIn } from './texts.ts'

/** A span of the shown text. */
interface Span {
  readonly from: number
  readonly to: number
}

/** The part in which two texts differ: the span of the first, and what the second has instead. */
export function changedSpan(before: string, after: string): Span & { readonly text: string } {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start++
  let end = 0
  while (end < most - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end++
  return { from: start, to: before.length - end, text: after.slice(start, after.length - end) }
}

/**
 * Shows what was typed before the patch arrives, if it changes only one text node; returns whether it was
 * shown. The caret follows.
 */
export function showTyped(
  text: HTMLElement,
  { from, to }: Span,
  side: 'before' | 'after',
  typed: string,
): boolean {
  const start = pointIn(text, from, to > from ? 'after' : side)
  const end = to > from ? pointIn(text, to, 'before') : start
  const { node } = start
  if (!(node instanceof Text) || end.node !== node) return false
  // The space typed before was shown as one that is visible.
  if (typed !== '' && start.offset > 0 && node.data[start.offset - 1] === '\u00A0')
    node.replaceData(start.offset - 1, 1, ' ')
  node.replaceData(start.offset, end.offset - start.offset, typed)
  const caret = start.offset + typed.length
  // A space at the end would not be visible, and the caret could not stand behind it.
  if (caret === node.data.length && node.data.endsWith(' ')) node.replaceData(caret - 1, 1, '\u00A0')
  getSelection()?.collapse(node, caret)
  return true
}

/** Shows what was typed in a text at once, if it can and need not wait; returns whether it was shown. */
export function showNow(element: HTMLElement, { from, to }: TextRange, text: string): boolean {
  // The first character may open a menu: keys that follow wait for the answer.
  const isForMenu = text === '/' && from.shown === ''
  if (isForMenu || text.includes('\n') || shownIn(element) !== from.shown) return false
  return showTyped(element, { from: from.at, to: to.at }, from.side, text)
}
