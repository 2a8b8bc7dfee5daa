import { rectOf } from './islands.ts'
import type { FromWriting } from './protocol.ts'
import { textOf } from './texts.ts'

/** Asks for the properties of what the caret is in, if that is what a key means. */
export function askForProperties(event: KeyboardEvent, tell: (message: FromWriting) => void): void {
  const isIt = event.key === 'Enter' && event.altKey && event.shiftKey && !event.ctrlKey && !event.metaKey
  const text = isIt && !event.isComposing ? textOf(getSelection()?.anchorNode ?? null) : undefined
  if (!text) return
  event.preventDefault()
  tell({ kind: 'properties', rect: rectOf(text) })
}
