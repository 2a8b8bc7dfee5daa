import { rectOf } from './islands.ts'
import type { FrameRect, TextPlace, TextRange } from './protocol.ts'
import { findText, placeOf, placeOfEnd, pointIn, shownIn, textBefore, textOf } from './texts.ts'

/** Returns the place of a position of the document; `undefined` outside of texts that can be edited. */
export function placeAt(node: Node | null, offset: number): TextPlace | undefined {
  const text = textOf(node)
  return text && node ? placeOf(text, node, offset) : undefined
}

/** Returns the places of a range of the document. */
export function rangeAt(range: AbstractRange): TextRange | undefined {
  const from = placeAt(range.startContainer, range.startOffset)
  const to = range.collapsed ? from : endOf(range, textOf(range.startContainer))
  return from && to && { from, to }
}

/** The end of a range; a whole paragraph that is selected ends before the next text, where browsers end it. */
function endOf({ endContainer, endOffset }: AbstractRange, first: HTMLElement | undefined) {
  const end = placeAt(endContainer, endOffset)
  const last = textOf(endContainer)
  if (endOffset > 0 || (last && (last === first || end?.at !== 0))) return end
  const element = endContainer instanceof Element ? endContainer : endContainer.parentElement
  const before = first && element ? textBefore(last ?? element) : undefined
  return before ? placeOfEnd(before) : end
}

/** Returns the selection in the texts of the page. */
export function selectedRange(): TextRange | undefined {
  const selection = getSelection()
  return selection && selection.rangeCount > 0 ? rangeAt(selection.getRangeAt(0)) : undefined
}

/** Returns where the selection is, or the text around an empty place that has no size. */
export function selectionRect(): FrameRect | undefined {
  const selection = getSelection()
  if (!selection?.anchorNode || selection.rangeCount === 0) return undefined
  const { x, y, width, height } = selection.getRangeAt(0).getBoundingClientRect()
  if (height > 0) return { x, y, width, height }
  const { anchorNode: node } = selection
  const element = node instanceof Element ? node : node.parentElement
  return element ? rectOf(element) : undefined
}

/** Puts the caret at an offset of a text. */
export function putCaret(text: HTMLElement, at: number, side: 'before' | 'after'): void {
  const { node, offset } = pointIn(text, at, side)
  getSelection()?.collapse(node, offset)
  const element = node instanceof Element ? node : node.parentElement
  element?.scrollIntoView({ block: 'nearest' })
}

/** Shows the spaces at the end of a text that a patch leaves out, since the browser would not show them. */
function showSpaces(text: HTMLElement, shown: string): void {
  const missing = shown.length - shownIn(text).length
  if (missing <= 0 || !shown.endsWith(' '.repeat(missing))) return
  const { node, offset } = pointIn(text, shown.length - missing, 'after')
  const spaces = '\u00A0'.repeat(missing)
  if (node instanceof Text) node.appendData(spaces)
  else node.insertBefore(document.createTextNode(spaces), node.childNodes[offset] ?? null)
}

/** Remembers the selection by the elements that show it; returns the function that selects it again in them. */
export function heldSelection(): () => boolean {
  const range = selectedRange()
  const { anchorNode = null, focusNode = null } = getSelection() ?? {}
  const ends = getSelection()?.direction === 'backward' ? [focusNode, anchorNode] : [anchorNode, focusNode]
  const [first, last] = ends.map(textOf)
  return () => {
    if (!range) return false
    // A block that is drawn anew shows the text in another element.
    if (!first?.isConnected || !last?.isConnected) return isShown(range.from) && moveTo(range.from, range.to)
    if (range.from.shown.trimEnd() === shownIn(first).trimEnd()) showSpaces(first, range.from.shown)
    const start = pointIn(first, Math.min(range.from.at, shownIn(first).length), range.from.side)
    const end = pointIn(last, Math.min(range.to.at, shownIn(last).length), range.to.side)
    getSelection()?.setBaseAndExtent(start.node, start.offset, end.node, end.offset)
    return true
  }
}

/** Whether the page shows a text as a place expects it, apart from spaces at its end. */
export function isShown(place: TextPlace): boolean {
  const text = findText(place)
  return text !== undefined && shownIn(text).trimEnd() === place.shown.trimEnd()
}

/** Gives the focus to the text that is selected, if nothing has it: keys are for that text again. */
export function focusSelection(): void {
  const text =
    document.activeElement === document.body ? textOf(getSelection()?.anchorNode ?? null) : undefined
  text?.closest<HTMLElement>('[contenteditable=true]')?.focus({ preventScroll: true })
}

/** Puts the caret at a place, or selects up to another one. */
export function moveTo(place: TextPlace, to = place): boolean {
  const text = findText(place)
  if (!text) return false
  text.closest<HTMLElement>('[contenteditable=true]')?.focus({ preventScroll: true })
  showSpaces(text, place.shown)
  putCaret(text, place.at, place.side)
  const other = to === place || (to.at === place.at && to.name === place.name) ? undefined : findText(to)
  const end = other && pointIn(other, to.at, 'before')
  if (end) getSelection()?.extend(end.node, end.offset)
  return true
}
