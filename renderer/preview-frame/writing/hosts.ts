import { frameText } from '../base/texts.ts'
import { markIslands } from './islands.ts'

const HOSTS = '[data-body], [data-region=title] h1, [data-region=title] .lead'
const OWN = ['contenteditable', 'aria-label', 'aria-description', 'role', 'spellcheck']

/** Makes the texts of the page editable, those that a patch brought too, or fixed again. */
export function prepareTexts(isOn: boolean): void {
  for (const host of document.querySelectorAll<HTMLElement>(HOSTS)) {
    if (!isOn) {
      for (const name of OWN) host.removeAttribute(name)
      continue
    }
    host.contentEditable = 'true'
    host.spellcheck = false
    if (!host.matches('[data-body]')) {
      // Its name is its text.
      const what = host.localName === 'h1' ? 'pageTitle' : 'pageDescription'
      host.setAttribute('aria-description', frameText(what))
      continue
    }
    host.setAttribute('role', 'group')
    host.setAttribute('aria-label', frameText('pageText'))
    markIslands(host)
  }
}
