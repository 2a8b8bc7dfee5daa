import { lazyScript } from '../base/lazy-script.ts'
import { requestText } from '../base/texts.ts'
import { REQUEST_HASH } from './history-store.ts'

const own = document.currentScript instanceof HTMLScriptElement ? document.currentScript : undefined
const load = lazyScript(own?.dataset.try)
const loadOAuth = lazyScript(own?.dataset.oauth)

/** Loads the script of an opened box, and shows a message in the box if that fails. */
async function complete(box: HTMLDetailsElement, load: () => Promise<void>): Promise<void> {
  const shownError = () => box.querySelector(':scope > .try-error')
  shownError()?.remove()
  try {
    await load()
  } catch {
    if (shownError()) return
    const message = document.createElement('p')
    message.className = 'try-error'
    message.setAttribute('role', 'alert')
    message.textContent = requestText('failed')
    box.querySelector(':scope > summary')?.after(message)
  }
}

/** Loads the script of forms and samples when a reader hovers or focuses one, so that it is ready on the press. */
export function startTrying(): void {
  const comes = ({ target, relatedTarget }: FocusEvent | PointerEvent) => {
    const box = target instanceof Element ? target.closest('.try, .choices, .example > .code-bar') : null
    const isWithin = relatedTarget instanceof Node && box?.contains(relatedTarget)
    // A failure is shown when the form is opened; the next choice tries again.
    if (box && !isWithin) load().catch(() => undefined)
  }
  document.addEventListener('pointerover', comes)
  document.addEventListener('focusin', comes)
  document.addEventListener('change', ({ target }) => {
    if (target instanceof Element && target.closest('.choices')) load().catch(() => undefined)
  })
  const opened = (target: EventTarget | null) => {
    if (!(target instanceof HTMLDetailsElement) || !target.open) return
    if (target.matches('.try')) void complete(target, load)
    else if (target.matches('.try-oauth')) void complete(target, loadOAuth)
  }
  document.addEventListener('toggle', ({ target }) => opened(target), { capture: true })
  for (const box of document.querySelectorAll('.try[open]')) opened(box)
  // The address names an earlier request of this tab. If the script cannot be loaded, the form stays as it is.
  if (location.hash.startsWith(REQUEST_HASH)) load().catch(() => undefined)
  // Panels that were chosen on an earlier page have no colors yet.
  if (document.querySelector('.panel.on > .code-body > [data-plain]')) load().catch(() => undefined)
}
