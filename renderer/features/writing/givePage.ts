import type { ToWriting } from '../../preview-frame/writing/protocol.ts'

/** A field that nobody sees. */
function makeField(): HTMLElement {
  const field = document.createElement('div')
  field.contentEditable = 'true'
  field.tabIndex = -1
  field.style.cssText = 'position: fixed; inset-block-start: 0; inline-size: 1px; block-size: 1px; opacity: 0'
  document.body.append(field)
  return field
}

/**
 * Gives the focus to a page. Keys that already wait for this window, as on a busy machine, would be lost: the browser
 * does not pass them on to the page, which is in another process. They are taken here first, and sent there.
 */
export function givePage(frame: HTMLIFrameElement, send: (message: ToWriting) => void): void {
  const field = makeField()
  field.addEventListener('beforeinput', event => {
    event.preventDefault()
    send({ kind: 'late', inputType: event.inputType, text: event.data ?? '' })
  })
  field.focus()
  // Browsers dispatch input that waits before timers.
  setTimeout(() => {
    // A key or something else may have led elsewhere.
    if (document.activeElement === field) frame.focus()
    field.remove()
  })
}
