import { onPress } from './base/press.ts'

const root = document.documentElement

function set(open: boolean): void {
  root.toggleAttribute('data-drawer', open)
  for (const button of document.querySelectorAll('.menu-button')) {
    button.setAttribute('aria-expanded', String(open))
  }
  for (const behind of document.querySelectorAll('main,.toc')) behind.toggleAttribute('inert', open)
}

const isOpen = () => root.hasAttribute('data-drawer')

/** Starts the navigation of small screens: opens over the page, closes by Escape, a click outside or a wider window. */
export function startDrawer(): void {
  onPress('.menu-button', () => {
    set(!isOpen())
    if (isOpen())
      document.querySelector<HTMLElement>('.sidebar a:not([hidden] *)')?.focus({ preventScroll: true })
  })
  document.addEventListener('click', ({ target }) => {
    const inside = target instanceof Element && target.closest('.menu-button,.sidebar :not(a)')
    if (isOpen() && !inside) set(false)
  })
  document.addEventListener('keydown', event => {
    if (event.key !== 'Escape' || !isOpen()) return
    set(false)
    document.querySelector<HTMLElement>('.menu-button')?.focus()
  })
  matchMedia('(min-width:64rem)').addEventListener('change', () => set(false))
}
