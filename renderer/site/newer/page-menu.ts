import { onPress } from '../base/press.ts'

/** How the address of the page is written in links until it is known. */
const ADDRESS = /\$page|%24page/g

/** Starts the menu of a page: links that need its address, printing, and closing. */
export function startPageMenu(): void {
  onPress('a[data-fill]', link => {
    if (!(link instanceof HTMLAnchorElement)) return
    const address = location.href.replace(/#.*$/s, '')
    link.href = link.href.replace(ADDRESS, () => encodeURIComponent(address))
  })
  onPress('.print-page', () => print())
  const close = (keep?: EventTarget | null) => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>('.page-menu-more[open],.tab-menu[open]'))
      if (!(keep instanceof Node && menu.contains(keep))) menu.open = false
  }
  document.addEventListener('click', ({ target }) => close(target))
  document.addEventListener('keydown', ({ key, target }) => {
    if (key !== 'Escape') return
    const menu = target instanceof Element ? target.closest<HTMLElement>('details[open]') : null
    close()
    menu?.querySelector<HTMLElement>('summary')?.focus()
  })
  onPress('.page-menu-row', () => close())
}
