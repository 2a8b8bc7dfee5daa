import { placeAt } from './caret.ts'
import type { TextPlace, TextRange } from './protocol.ts'
import { shownIn, textOf } from './texts.ts'
import { changedSpan } from './typed.ts'

/** Text that an input method composes: the browser shows it, and what came of it is one edit. */
export class Composition {
  #before: { readonly text: HTMLElement; readonly place: TextPlace } | undefined

  begin(): void {
    const { anchorNode = null, anchorOffset = 0 } = getSelection() ?? {}
    const text = textOf(anchorNode)
    const place = placeAt(anchorNode, anchorOffset)
    this.#before = text && place && { text, place }
  }

  /** Returns what was composed and what it replaces; nothing if the text is as it was. */
  end(): { readonly range: TextRange; readonly text: string } | undefined {
    const before = this.#before
    this.#before = undefined
    if (!before) return undefined
    const { place } = before
    const { from, to, text } = changedSpan(place.shown, shownIn(before.text))
    if (from === to && text === '') return undefined
    const start = { ...place, at: from, side: from === place.at ? place.side : 'before' } as const
    return { range: { from: start, to: { ...start, at: to } }, text }
  }
}
