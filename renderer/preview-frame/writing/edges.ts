import type { TextRange } from './protocol.ts'

/** Whether Enter in a text starts the next item of its list: an item, or the paragraph that starts one. */
export function isItem(text: HTMLElement | undefined): boolean {
  const { localName, parentElement } = text ?? {}
  return localName === 'li' || (parentElement?.localName === 'li' && parentElement.firstElementChild === text)
}

/** Whether the caret is at an edge of its text. */
export function isAtEdge({ from, to }: TextRange, edge: 'start' | 'end'): boolean {
  if (from.at !== to.at) return false
  return edge === 'start' ? from.at === 0 : from.at >= from.shown.trimEnd().length
}

/** Whether Tab has a meaning in a text: in an item of a list or a cell, but not in the title of a component there. */
export const takesTab = (text: HTMLElement | undefined): boolean =>
  text?.dataset.field === undefined && Boolean(text?.closest('li, td, th'))
