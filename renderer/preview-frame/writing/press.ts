import { islandAt } from './islands.ts'
import type { FromWriting } from './protocol.ts'
import { textOf } from './texts.ts'

/**
 * Handles a press while writing: on a link or in the title of an accordion it puts the caret into the text, on
 * anything that is no text it says what that is.
 */
export function press(event: MouseEvent, tell: (message: FromWriting) => void): void {
  const target = event.target instanceof Element ? event.target : null
  if (!target?.closest('[data-body], [data-region=title]') || event.altKey) return
  const isOpening = event.ctrlKey || event.metaKey
  if (target.closest('a[href]') && !isOpening) {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  if (target.closest('summary [data-field]')) event.preventDefault()
  const isText = textOf(target) !== undefined && !target.closest('[contenteditable=false]')
  const island = isText ? undefined : islandAt(target)
  if (island) tell(island)
}
