import { selectedRange, selectionRect } from './caret.ts'
import { copySelection } from './clipboard.ts'
import type { FromWriting } from './protocol.ts'

/** Tells the window what is selected on the page, and has its Markdown for copying. */
export class SelectionReport {
  readonly #tell: (message: FromWriting) => void
  readonly #moves: () => number
  #isWaiting = false
  #markdown = ''

  /** `moves` returns how often the person moved the caret so far. */
  constructor(tell: (message: FromWriting) => void, moves: () => number) {
    this.#tell = tell
    this.#moves = moves
  }

  /** Reports the selection of this moment. */
  now(): void {
    this.#tell({ kind: 'selected', range: selectedRange(), rect: selectionRect(), moves: this.#moves() })
  }

  /** Reports the selection with the next frame. */
  soon(): void {
    if (this.#isWaiting) return
    this.#isWaiting = true
    requestAnimationFrame(() => {
      this.#isWaiting = false
      this.#markdown = ''
      this.now()
    })
  }

  /** The page scrolls: words that are selected are elsewhere. */
  followScroll(): void {
    if (getSelection()?.isCollapsed === false) this.soon()
  }

  /** The Markdown of what was reported. */
  receive(markdown: string): void {
    this.#markdown = markdown
  }

  /** Puts the selection on the clipboard; returns whether it did. */
  copy(event: ClipboardEvent): boolean {
    return copySelection(event, this.#markdown)
  }
}
