import { anchorMatcher } from '../../shared/page/anchor-match.ts'
import { decodePath } from '../../shared/text/path.ts'
import { onPress } from './base/press.ts'

/** The element of an anchor in the spelling of another tool. */
function spelt(id: string): HTMLElement | null {
  const like = anchorMatcher([...document.querySelectorAll('[data-body] [id]')].map(place => place.id))(id)
  return like === undefined ? null : document.getElementById(like)
}

function target(): HTMLElement | null {
  const id = decodePath(location.hash.slice(1))
  if (id === '') return null
  return document.getElementById(id) ?? document.getElementById(`user-content-${id}`) ?? spelt(id)
}

/** Opens everything that hides the target of the address. */
function reveal(): void {
  const found = target()
  if (!found) return
  for (let each: Element | null = found; each; each = each.parentElement) {
    if (each instanceof HTMLDetailsElement) each.open = true
    const group = each.matches('.panel:not(.on)') ? each.closest('[data-tabs]') : null
    if (group) {
      const panels = [...group.children].filter(child => child.matches('.panel'))
      const index = panels.indexOf(each)
      const list = group.querySelector<HTMLSelectElement>(':scope > .code-bar > select')
      if (list) {
        list.selectedIndex = index
        list.dispatchEvent(new Event('change', { bubbles: true }))
      } else group.querySelectorAll<HTMLElement>('[role=tab]')[index]?.click()
    }
  }
  found.scrollIntoView()
}

/** Starts links into closed accordions, hidden tabs and to ids set by authors. */
export function startHash(): void {
  addEventListener('hashchange', reveal)
  // A second press on a link does not change the address.
  onPress('a[href^="#"]', link => {
    if (link instanceof HTMLAnchorElement && link.hash === location.hash) reveal()
  })
  if (location.hash !== '') reveal()
}
