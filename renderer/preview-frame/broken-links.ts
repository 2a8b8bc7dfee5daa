import { anchorMatcher } from '../../shared/page/anchor-match.ts'
import { decodePath } from '../../shared/text/path.ts'
import { afterPause } from './base/after-pause.ts'
import { frameText } from './base/texts.ts'

const MARKED = '[data-broken],[data-unseen],[data-nowhere]'

const style = `
:is(a, span)[data-broken], a[data-nowhere] { text-decoration: underline wavy var(--danger) 1px !important; text-underline-offset: .2em }
.card:has(a[data-broken]) { outline: 2px dashed var(--danger); outline-offset: -2px }
img[data-broken], img[data-unseen], video[data-broken] {
  box-sizing: border-box; display: inline-grid; place-content: center; min-width: min(16rem, 100%); min-height: 4.5rem;
  padding: .75rem 1rem; border: 2px dashed var(--danger); border-radius: .5rem; background: var(--danger-ground);
  color: var(--danger); font: .8125rem/1.5 system-ui, sans-serif; text-align: center
}
img[data-unseen]:not([data-broken]) { border-color: var(--line); background: transparent; color: var(--soft) }
img[data-broken]::after { content: attr(data-broken); display: block }
img[data-unseen]:not([data-broken])::after { content: attr(data-unseen); display: block }
.galley-reason {
  position: fixed; z-index: 99; max-width: min(24rem, 90vw); padding: .375rem .625rem; border-radius: .375rem;
  background: #7a1f1f; color: #fff; font: .8125rem/1.45 system-ui, sans-serif; pointer-events: none
}
`

let reason: HTMLElement | undefined
/** The broken element that is hovered or focused. */
let explained: HTMLElement | null = null

function explain({ target, type }: Event): void {
  const leaves = type === 'mouseout' || type === 'focusout'
  say(target instanceof Element && !leaves ? markedAt(target) : null)
}

/** Shows why an element is broken, while it is. */
function say(found: HTMLElement | null): void {
  explained = found
  const { broken, unseen, nowhere } = found?.isConnected ? found.dataset : {}
  const text = broken ?? unseen ?? nowhere
  reason?.remove()
  if (!found || text === undefined) return
  reason ??= document.createElement('div')
  reason.className = 'galley-reason'
  reason.setAttribute('role', 'tooltip')
  reason.textContent = text
  document.body.append(reason)
  const { left, bottom, top } = found.getBoundingClientRect()
  const { width, height } = reason.getBoundingClientRect()
  const below = bottom + 6
  reason.style.left = `${Math.max(6, Math.min(left, innerWidth - width - 6))}px`
  reason.style.top = `${below + height > innerHeight ? Math.max(6, top - height - 6) : below}px`
}

/** The marked element of a target; in a card the whole card is the link. */
const markedAt = (element: Element) =>
  element.closest<HTMLElement>(MARKED) ??
  element.closest('.card')?.querySelector<HTMLElement>('a[data-broken]') ??
  null

/** Marks links to missing anchors of this page. */
function markPlaces(): void {
  const meantBy = anchorMatcher([...document.querySelectorAll('[data-body] [id]')].map(place => place.id))
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-body] a[href^="#"]:not(.anchor)')) {
    const id = decodePath(link.hash.slice(1))
    const isThere =
      id === '' ||
      id === 'top' ||
      document.getElementById(id) ||
      document.getElementById(`user-content-${id}`) ||
      meantBy(id) !== undefined
    if (isThere) link.removeAttribute('data-nowhere')
    else if (!link.hasAttribute('data-nowhere')) link.setAttribute('data-nowhere', frameText('noAnchor'))
  }
  say(explained)
}

const markPlacesLater = afterPause(markPlaces)

/** Checks again: the element whose reason is shown at once, the links to anchors of this page after a pause in typing. */
export function checkLinkTargets(): void {
  say(explained)
  markPlacesLater()
}

/** Highlights broken elements, and shows the reason on hover and focus. */
export function watchBroken(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  document.adoptedStyleSheets.push(sheet)
  for (const name of ['mouseover', 'mouseout', 'focusin', 'focusout'])
    document.addEventListener(name, explain)
  requestIdleCallback(markPlaces, { timeout: 1000 })
}
