import type { FromWriting, TypedKey } from './protocol.ts'

/** Keys of a menu that are not input. */
const IN_LIST = /^(?:Escape|ArrowUp|ArrowDown)$/

/**
 * Passes keys to a menu that an edit opened: the menu gets the focus a moment later, and a person who types fast does
 * not wait for that.
 */
export class MenuKeys {
  readonly #tell: (message: FromWriting) => void
  #isOpen = false

  constructor(tell: (message: FromWriting) => void) {
    this.#tell = tell
  }

  /** A menu is open; the keys in `waiting` came after the edit. */
  open(waiting: readonly TypedKey[]): void {
    this.#isOpen = true
    for (const key of waiting) this.take(key)
  }

  /** The page has its keys again. */
  close(): void {
    this.#isOpen = false
  }

  /** Passes an input to the menu; returns whether one is open. */
  take({ inputType, text }: TypedKey): boolean {
    if (this.#isOpen) this.#tell({ kind: 'typed', inputType, text })
    return this.#isOpen
  }

  /** Passes a key that is not input to the menu; returns whether it did. */
  takeKey(event: KeyboardEvent): boolean {
    if (!this.#isOpen || !IN_LIST.test(event.key)) return false
    event.preventDefault()
    return this.take({ inputType: event.key, text: '' })
  }
}
