import { heldSelection } from './caret.ts'
import { type Input, isStep } from './input.ts'

/** Selects something again; returns whether it is still there. */
type Select = () => boolean

interface Held {
  readonly input: Input
  /** Selects where the person had put the caret since the input before; without it, the caret is where that left it. */
  readonly select: Select | undefined
}

/** What an input needs. */
interface Doing {
  /** Whether the page does not show yet what an input is about. */
  readonly mustWait: (input: Input) => boolean
  readonly perform: (input: Input) => void
  /** The caret is again where the person put it after the last input. */
  readonly returned: () => void
}

/**
 * Inputs that came before the page showed the result of an earlier one. Each is done where the caret was when it
 * came, wherever the person puts the caret meanwhile.
 */
export class InputQueue {
  readonly #doing: Doing
  #held: Held[] = []
  #moves = 0
  /** How often the person had moved the caret when the last input came. */
  #movesAtInput = 0
  /** Selects where the person put the caret after the last input. */
  #back: Select | undefined

  constructor(doing: Doing) {
    this.#doing = doing
  }

  /** The person puts the caret elsewhere. */
  caretMoves(): void {
    this.#moves++
  }

  /** An input that was done put the caret elsewhere: the next one is for that place. */
  placed(): void {
    const [next, ...rest] = this.#held
    if (!next) this.#moves++
    else if (!next.select) this.#held = [{ ...next, select: heldSelection() }, ...rest]
  }

  /** Does an input now, or when the page shows what it is about. */
  take(input: Input): void {
    const held = { ...input, range: undefined }
    if (this.#held.length > 0 || this.#doing.mustWait(held)) this.push(held)
    else {
      this.#hasMoved()
      this.#doing.perform(input)
    }
  }

  /** Adds an input that is done after those before it. */
  push(input: Input): void {
    if (isStep(input)) {
      this.#held.push({ input, select: undefined })
      return
    }
    const select = this.#hasMoved() ? heldSelection() : this.#back
    this.#back = undefined
    this.#held.push({ input, select })
  }

  /** Whether the next input belongs where the last edit leaves the caret, even if the person moved it since. */
  follows(): boolean {
    const [next] = this.#held
    if (!next || next.select || isStep(next.input)) return false
    this.#remember()
    return true
  }

  /** Takes an input that reached the window instead; it waits until the page has the focus. */
  takeLate(input: Input): void {
    if (document.hasFocus()) this.take(input)
    else this.push(input)
  }

  /** Removes the waiting inputs and returns them. */
  drain(): readonly Input[] {
    const inputs = this.#held.map(({ input }) => input)
    this.#held = []
    return inputs
  }

  /** Does what can be done now that the page shows an edit, with the caret after it if that has a place. */
  settle(isPlaced: boolean): void {
    if (!isPlaced) this.#lose()
    this.goOn()
  }

  /** Does what can be done now. */
  goOn(): void {
    if (this.#held.length === 0) return
    this.#remember()
    for (let [next] = this.#held; next; [next] = this.#held) {
      if (next.select && !next.select()) {
        this.#held.shift()
        this.#lose()
        continue
      }
      if (this.#doing.mustWait(next.input)) return
      this.#held.shift()
      this.#doing.perform(next.input)
    }
    const back = this.#back
    this.#back = undefined
    if (back?.()) this.#doing.returned()
  }

  /** Drops inputs whose place is lost, up to the next one that has its own. */
  #lose(): void {
    const next = this.#held.findIndex(({ select }) => select !== undefined)
    const kept = next < 0 ? [] : this.#held.slice(next)
    const lost = next < 0 ? this.#held : this.#held.slice(0, next)
    this.#held = [...lost.filter(({ input }) => isStep(input)), ...kept]
  }

  /** Remembers where the person put the caret after the last input. */
  #remember(): void {
    if (this.#hasMoved()) this.#back = heldSelection()
  }

  /** Whether the person moved the caret since this was asked last. */
  #hasMoved(): boolean {
    const hasMoved = this.#moves !== this.#movesAtInput
    this.#movesAtInput = this.#moves
    return hasMoved
  }
}
