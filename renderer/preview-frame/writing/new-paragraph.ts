import { moveTo } from './caret.ts'
import type { TextPlace } from './protocol.ts'
import { findText } from './texts.ts'

/** An empty paragraph that is not in the page before something is typed in it. */
interface NewParagraph {
  readonly element: HTMLElement
  readonly beside: TextPlace
  readonly where: 'above' | 'below'
}

let open: NewParagraph | undefined

/** The paragraph that is open, if there is one. */
export const newParagraph = (): NewParagraph | undefined => open

/** Whether a node is in it. */
export const isInNew = (node: Node | null): boolean => open?.element.contains(node) ?? false

/** Opens an empty paragraph beside a text and puts the caret there. */
export function openParagraph(beside: TextPlace, where: 'above' | 'below'): void {
  closeParagraph()
  const text = findText(beside)
  if (!text) return
  const element = document.createElement('p')
  element.dataset.galleyOwn = ''
  element.append(document.createElement('br'))
  if (where === 'below') text.after(element)
  else text.before(element)
  open = { element, beside, where }
  getSelection()?.collapse(element, 0)
  element.scrollIntoView({ block: 'nearest' })
}

/** Handles a key in the paragraph; returns the paragraph if its text is for the page now. */
export function typeInNew(inputType: string, text: string): NewParagraph | undefined {
  if (!open) return undefined
  if (inputType.startsWith('delete') && open.element.textContent === '') {
    const { beside } = open
    closeParagraph()
    moveTo(beside)
    return undefined
  }
  if (inputType !== 'insertText' || text === '') return undefined
  open.element.querySelector('br')?.remove()
  open.element.append(document.createTextNode(text))
  getSelection()?.collapse(open.element, open.element.childNodes.length)
  return open
}

/** Removes the paragraph; returns it. */
export function closeParagraph(): NewParagraph | undefined {
  const closed = open
  open = undefined
  closed?.element.remove()
  return closed
}
