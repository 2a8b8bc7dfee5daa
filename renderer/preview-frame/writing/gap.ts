import type { GapPlace } from './protocol.ts'
import { findText } from './texts.ts'

/** The item that a text is in, if it is one of a list; or the outermost list that ends with it. */
function endedBy(text: HTMLElement): Element {
  let last: Element = text
  for (let item = text.closest('li'); item; item = item.parentElement?.closest('li') ?? null) {
    const list = item.parentElement
    if (!list || item.hasAttribute('data-tag')) break
    last = item.nextElementSibling ? item : list
    if (last === item || list.parentElement?.localName !== 'li') break
  }
  return last
}

/** Puts what shows an empty line of the page where the page would show it. */
export function placeGap({ block, isInside, beside }: GapPlace, element: HTMLElement): void {
  const text = isInside && beside ? findText(beside) : undefined
  if (text) {
    endedBy(text).after(element)
    return
  }
  const body = document.querySelector('[data-body]')
  const blocks = [...(body?.querySelectorAll(':scope > [data-line]') ?? [])]
  const before = blocks.findLast(each => Number(each.getAttribute('data-line')) <= block)
  if (before) before.after(element)
  else body?.prepend(element)
}
