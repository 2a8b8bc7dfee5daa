import type { Site } from '../../host/scope/site.ts'
import type { ToWriting } from '../../preview-frame/writing/protocol.ts'
import { sendLate, whenTaken } from './lateKeys.ts'

/** Adds an invisible field. */
function makeField(): HTMLElement {
  const field = document.createElement('div')
  field.contentEditable = 'true'
  field.tabIndex = -1
  field.style.cssText = 'position: fixed; inset-block-start: 0; inline-size: 1px; block-size: 1px; opacity: 0'
  document.body.append(field)
  return field
}

/**
 * Moves the focus to a page. Keys that are already queued for this window, as on a busy machine, would be lost: the
 * browser does not forward them to the page, which runs in another process. An invisible field takes them first, and
 * they are sent to the page. The page gets the focus when it has them all: its own keys would overtake them.
 */
export function givePage(site: Site, frame: HTMLIFrameElement, send: (message: ToWriting) => void): void {
  const field = makeField()
  field.addEventListener('beforeinput', event => {
    event.preventDefault()
    sendLate(site, send, { inputType: event.inputType, text: event.data ?? '' })
  })
  field.focus()
  const give = () => {
    // A key or something else may have moved the focus.
    if (document.activeElement === field) frame.focus()
    field.remove()
  }
  // Browsers dispatch queued input before timers.
  setTimeout(() => whenTaken(site, give))
}
