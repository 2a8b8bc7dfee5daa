import { SHEETS_START } from '../../shared/site/styles/author-sheets.ts'

let isShown = true

/** The whole text of the elements that have styles of the site: without its own styles they hold only a part. */
const whole = new WeakMap<Element, string>()

const kept = (element: Element, css: string): string =>
  element.hasAttribute('data-styles') ? '' : (css.split(SHEETS_START, 1)[0] ?? '')

/** Sets the text of a style element; what the site's own style sheets and classes say only while it is shown. */
export function setStyle(element: Element, css: string): void {
  whole.set(element, css)
  element.textContent = isShown ? css : kept(element, css)
}

/** Shows the page with or without the site's own style sheets and utility classes. */
export function showOwnStyles(isOn: boolean): void {
  if (isShown === isOn) return
  isShown = isOn
  for (const element of document.querySelectorAll('style[data-theme], style[data-styles]'))
    setStyle(element, whole.get(element) ?? element.textContent)
}
