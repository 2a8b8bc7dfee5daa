import type { PagePatch } from '../../../shared/site/base/rendered-page.ts'
import { parseBlock } from '../base/parse-block.ts'
import { isShown, moveTo, selectedRange } from './caret.ts'
import { closeParagraph, newParagraph, openParagraph } from './new-paragraph.ts'
import type { FromWriting, TextPlace, TextRange, WritingAction } from './protocol.ts'
import { findIn, shownIn } from './texts.ts'

/** What the session needs from the script around it. */
interface Surroundings {
  readonly tell: (message: FromWriting) => void
  /** Applies patches in order. */
  readonly apply: (patches: readonly PagePatch[]) => void
  /** The page shows everything that was typed: keys that were pressed meanwhile can follow. */
  readonly settled: () => void
}

/** Milliseconds after which patches are applied even if none shows what was typed. */
const PATIENCE = 400

/** Where the caret belongs once the page shows an edit; `to` is the end of a selection. */
interface Wanted {
  readonly place: TextPlace
  readonly to: TextPlace | undefined
}

/** Edits on their way to the window, and patches on their way back. */
export class EditSession {
  readonly #around: Surroundings
  isOn = false
  /** Something is composed: the page stays as it is under the caret. */
  isComposing = false
  #edits = 0
  #answered = 0
  #isWaiting = false
  #wanted: Wanted | undefined
  #held: PagePatch[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(around: Surroundings) {
    this.#around = around
  }

  /** Whether the page does not show the result of the last edit yet, so that further keys must wait. */
  get isWaiting(): boolean {
    return this.#isWaiting
  }

  send(action: WritingAction, range: TextRange, text: string): void {
    this.#around.tell({ kind: 'write', edit: this.#next(), action, ...range, text })
  }

  paste(range: TextRange, text: string, html: string): void {
    this.#around.tell({ kind: 'paste', edit: this.#next(), ...range, text, html })
  }

  #next(): number {
    this.#wanted = undefined
    this.#isWaiting = true
    return ++this.#edits
  }

  /** The page already shows the last edit. */
  isVisible(): void {
    this.#isWaiting = false
  }

  /** Applies a patch now, or when it shows everything that was typed. */
  offer(patch: PagePatch): void {
    this.#held.push(patch)
    if (!this.isOn || this.#isCurrent()) this.flush()
    else this.#wait()
  }

  /** Handles the window's answer to an edit; `edit` is 0 for a change that was made in the window. */
  answer(edit: number, place: TextPlace | undefined, to: TextPlace | undefined): void {
    this.#answered = Math.max(this.#answered, edit)
    if (edit !== 0 && edit < this.#edits) return
    this.#wanted = place && { place, to }
    if (!place || (this.#held.length > 0 ? this.#isCurrent() : isShown(place))) this.flush()
    else this.#wait()
  }

  #wait(): void {
    this.#timer ??= setTimeout(() => this.flush(), PATIENCE)
  }

  /** Whether the held patches show what was typed, and nothing more is under way. */
  #isCurrent(): boolean {
    if (this.isComposing || this.#edits > this.#answered) return false
    if (!this.#wanted) return true
    const { place } = this.#wanted
    const last = this.#held.findLast(({ body }) => body?.inserted.some(({ line }) => line === place.block))
    const html = last?.body?.inserted.find(({ line }) => line === place.block)?.html
    if (html === undefined) return isShown(place)
    const text = findIn(parseBlock(html), place.name)
    return text !== undefined && shownIn(text).trimEnd() === place.shown.trimEnd()
  }

  /** Applies what is held, and puts the caret where it belongs. */
  flush(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const patches = this.#held
    this.#held = []
    if (!this.isOn) {
      this.#around.apply(patches)
      return
    }
    const selected = selectedRange()
    const wanted = this.#wanted ?? (selected && { place: selected.from, to: selected.to })
    const open = newParagraph()
    const isUntouched = open?.element.textContent === ''
    closeParagraph()
    this.#around.apply(patches)
    this.#wanted = undefined
    this.#isWaiting = false
    if (!document.hasFocus()) return
    if (open && isUntouched) openParagraph(open.beside, open.where)
    else if (wanted) moveTo(wanted.place, wanted.to)
    this.#around.settled()
  }
}
