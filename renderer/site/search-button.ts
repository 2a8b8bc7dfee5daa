import { lazyScript } from './base/lazy-script.ts'
import { onPress } from './base/press.ts'
import { pageText } from './base/texts.ts'
import { OPEN_SEARCH, type SearchRequest, SUGGEST } from './search/search-request.ts'

const own = document.currentScript instanceof HTMLScriptElement ? document.currentScript : undefined
/** The address of the site's root. */
export const root = new URL('..', own?.src ?? location.href).href
const isMac = /Mac|iP(hone|ad|od)/.test(navigator.platform)

// The search has a script of its own.
const load = lazyScript(own?.dataset.search)

async function ask(name: string): Promise<void> {
  await load()
  const detail: SearchRequest = { root, stemmer: own?.dataset.stem }
  document.dispatchEvent(new CustomEvent(name, { detail }))
}

/** Shows in place of the search that it could not be loaded. */
function tell(): void {
  const dialog = document.createElement('dialog')
  dialog.className = 'search'
  dialog.setAttribute('aria-label', pageText('search'))
  const close = document.createElement('button')
  close.className = 'search-status'
  close.type = 'button'
  close.textContent = pageText('failed')
  dialog.append(close)
  dialog.addEventListener('click', () => dialog.close())
  dialog.addEventListener('close', () => dialog.remove())
  document.body.append(dialog)
  dialog.showModal()
}

const open = () => ask(OPEN_SEARCH).catch(tell)

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** Starts the search button and its keys: Ctrl or Command with K, and a slash. */
export function startSearch(): void {
  onPress('.search-button', open)
  document.addEventListener('keydown', event => {
    const isChord =
      event.key.toLowerCase() === 'k' && (isMac ? event.metaKey : event.ctrlKey) && !event.altKey
    const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !isTyping(event.target)
    if (!(isChord || isSlash) || !document.querySelector('.search-button')) return
    event.preventDefault()
    open()
  })
  // Starts loading before the press is over.
  for (const type of ['pointerenter', 'focus'] as const) {
    document
      .querySelector('.search-button')
      ?.addEventListener(type, () => load().catch(() => undefined), { once: true })
  }
  if (document.querySelector('.suggestions')) ask(SUGGEST).catch(() => undefined)
  if (isMac) for (const key of document.querySelectorAll('.search-button kbd')) key.textContent = '⌘ K'
}
