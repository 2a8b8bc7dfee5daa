import { chordOf } from '../../kit/base/chord.ts'
import type { SelectionReport } from './selection-report.ts'
import { textOf } from './texts.ts'

/** While someone writes, a slash does not open the readers' search: it may be meant for a text that has no caret yet. */
export function keepSlash(event: KeyboardEvent): void {
  if (event.key === '/' && !event.ctrlKey && !event.metaKey) event.stopImmediatePropagation()
}

/** In a text, the key of the page's search means a link, as in other editors. */
export function takeLinkKey(
  event: KeyboardEvent,
  selection: SelectionReport,
  tell: (message: { readonly kind: 'key'; readonly chord: string }) => void,
): void {
  if (event.isComposing || chordOf(event) !== 'Mod+K' || !textOf(getSelection()?.anchorNode ?? null)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  selection.now()
  tell({ kind: 'key', chord: 'Mod+K' })
}
