import type { LateParts } from '../../../shared/site/api/size-budget.ts'
import { lazyScript } from '../base/lazy-script.ts'
import { resolvedHtml } from '../base/resolved-html.ts'

declare global {
  interface Window {
    /** Called by the file with what does not fit on the page. */
    galleyLate?: (parts: LateParts) => void
  }
}

const own = document.currentScript instanceof HTMLScriptElement ? document.currentScript.dataset : undefined
const load = lazyScript(own?.late)
let parts: LateParts = {}

/** Puts what was left out in its place. */
function show(place: HTMLElement): void {
  const html = parts[Number(place.dataset.late)]
  if (html === undefined) return
  const content = resolvedHtml(html, location.href)
  const first = content.firstElementChild
  for (const each of content.querySelectorAll<HTMLElement>('[data-late]')) each.removeAttribute('data-late')
  if (first instanceof HTMLDetailsElement) first.open = true
  place.replaceWith(content)
  const target = first?.querySelector<HTMLElement>('summary, a, button') ?? first
  if (!(target instanceof HTMLElement)) return
  if (target === first) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

function offer(place: HTMLElement): void {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'show-late'
  button.textContent = own?.show ?? ''
  button.addEventListener('click', () => {
    // If the file is missing, the link next to the button leads to the same content.
    load().then(
      () => show(place),
      () => button.remove(),
    )
  })
  place.append(' ', button)
}

/** The target of the address may be in what was left out. */
async function reveal(places: readonly HTMLElement[]): Promise<void> {
  const id = decodeURIComponent(location.hash.slice(1))
  if (id === '' || document.getElementById(id)) return
  await load()
  const mark = ` id="${id}"`
  const place = places.find(({ dataset }) => parts[Number(dataset.late)]?.includes(mark))
  if (!place) return
  show(place)
  dispatchEvent(new HashChangeEvent('hashchange'))
}

/** Offers what does not fit on the page where it was left out. */
export function startLateParts(): void {
  if (own?.late === undefined) return
  window.galleyLate = found => {
    parts = found
  }
  const places = [...document.querySelectorAll<HTMLElement>('[data-late]:not(script)')]
  for (const place of places) offer(place)
  // If the file is missing, the page stays where it is.
  const tryToReveal = () => void reveal(places).catch(() => undefined)
  addEventListener('hashchange', tryToReveal)
  tryToReveal()
}
