import { moveTo } from './caret.ts'
import { placeGap } from './gap.ts'
import type { GapPlace, NewPlace, TextPlace } from './protocol.ts'
import { findText } from './texts.ts'

/** An empty paragraph that is not in the page before something is typed in it. */
export interface NewParagraph {
  readonly element: HTMLElement
  readonly beside: TextPlace
  readonly where: NewPlace
  readonly gap: GapPlace | undefined
}

/** Stands for the text beside a gap on a page without texts. */
const NOWHERE: TextPlace = { block: 0, name: 'title', shown: '', at: 0, side: 'after' }

/** What starts a quote: the page shows nothing of it before it has words. */
const HELD = /^>[ \u00A0]*$/

let open: NewParagraph | undefined

/** The paragraph that is open, if the caret is in it. */
export const newAtCaret = (): NewParagraph | undefined =>
  open?.element.contains(getSelection()?.anchorNode ?? null) ? open : undefined

/** The paragraph for what is written now: that at the caret; on a page that has none yet, one opens there. */
export function newToWrite(): NewParagraph | undefined {
  if (body()?.contains(getSelection()?.anchorNode ?? null)) openFirst()
  return newAtCaret()
}

/** Its text. */
export const textOfNew = ({ element }: NewParagraph): string =>
  (element.textContent ?? '').replaceAll('\u00A0', ' ')

function opened(paragraph: Omit<NewParagraph, 'element'>, put: (element: HTMLElement) => void): void {
  closeParagraph()
  const element = document.createElement('p')
  element.dataset.galleyOwn = ''
  element.append(document.createElement('br'))
  put(element)
  open = { ...paragraph, element }
  element.closest<HTMLElement>('[contenteditable=true]')?.focus({ preventScroll: true })
  getSelection()?.collapse(element, 0)
  element.scrollIntoView({ block: 'nearest' })
}

/** Opens an empty paragraph beside a text and puts the caret there. */
export function openParagraph(beside: TextPlace, where: 'above' | 'below'): void {
  const text = findText(beside)
  if (!text) closeParagraph()
  else
    opened({ beside, where, gap: undefined }, element =>
      where === 'below' ? text.after(element) : text.before(element),
    )
}

/** Opens an empty paragraph for an empty line of the page and puts the caret there. */
export function openGap(gap: GapPlace): void {
  opened({ beside: gap.beside ?? NOWHERE, where: 'gap', gap }, element => placeGap(gap, element))
}

/** Opens the first paragraph of a page that has none yet. */
export function openFirst(): void {
  if (body()?.childElementCount === 0) openGap({ block: 0, isInside: false, beside: undefined })
}

const body = () => document.querySelector('[data-body]')

/** Opens a paragraph again after the page was drawn. */
export function openAgain({ beside, where, gap }: NewParagraph): void {
  if (gap) openGap(gap)
  else if (where !== 'gap') openParagraph(beside, where)
}

/** Shows what is typed in the paragraph; a space at its end would not be visible. */
function show(element: HTMLElement, text: string): void {
  element.replaceChildren(text === '' ? document.createElement('br') : text.replace(/ $/, '\u00A0'))
  getSelection()?.collapse(element, text === '' ? 0 : 1)
}

/** Handles a key in the paragraph; returns the paragraph if its text is for the page now. */
export function typeInNew(inputType: string, text: string): NewParagraph | undefined {
  if (!open) return undefined
  const before = textOfNew(open)
  if (inputType.startsWith('delete')) {
    if (before !== '') show(open.element, before.slice(0, -1))
    else {
      const { beside } = open
      closeParagraph()
      moveTo(beside)
    }
    return undefined
  }
  if (inputType !== 'insertText' || text === '') return undefined
  show(open.element, before + text)
  return HELD.test(before + text) ? undefined : open
}

/** Shows what is pasted in the paragraph until the page shows what came of it. */
export function pasteInNew(text: string): void {
  if (open) show(open.element, text || ' ')
}

/** Removes the paragraph; returns it. */
export function closeParagraph(): NewParagraph | undefined {
  const closed = open
  open = undefined
  closed?.element.remove()
  return closed
}
