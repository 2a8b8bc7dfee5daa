const OPEN_MENUS = ':is(.versions, .switcher)[open]'

/** Scrolls the sidebar to the row of this page, and closes open menus on Escape and on a click outside. */
export function startSidebar(): void {
  const list = document.querySelector<HTMLElement>('.sidebar')
  const row = list?.querySelector<HTMLElement>('[aria-current=page]:not([hidden] *)')
  if (list && row) {
    const top = row.offsetTop - list.offsetTop
    if (top > list.clientHeight * 0.75) list.scrollTop = top - list.clientHeight / 3
  }
  document.addEventListener('click', ({ target }) => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>(OPEN_MENUS)) {
      if (!(target instanceof Node && menu.contains(target))) menu.open = false
    }
  })
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    for (const menu of document.querySelectorAll<HTMLDetailsElement>(OPEN_MENUS)) menu.open = false
    if (document.activeElement instanceof HTMLElement && document.activeElement.matches('.tooltip')) {
      document.activeElement.blur()
    }
  })
}
