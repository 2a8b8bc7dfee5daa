import type { ReadingState } from './model.ts'

/** The most pages that are checked without showing progress; it is shown in steps of as many. */
const FEW = 200

/** How far the reading and checking of all pages is, and whether the person stopped it. Pages that are open are always read and checked. */
export class Reading {
  readonly #changed: () => void
  #isStopped = false
  #unchecked: number | undefined = 0

  /** `changed` is called whenever the state changes. */
  constructor(changed: () => void) {
    this.#changed = changed
  }

  get isStopped(): boolean {
    return this.#isStopped
  }

  get state(): ReadingState {
    const unchecked = this.#unchecked
    return { ...(this.#isStopped && { isStopped: true }), ...(unchecked !== undefined && { unchecked }) }
  }

  /** Stops it, or goes on with it. */
  setReading({ isOn }: { readonly isOn: boolean }): void {
    if (isOn !== this.#isStopped) return
    this.#isStopped = !isOn
    this.#changed()
  }

  /** Notes how many pages wait for their first check; `undefined` once everything was checked. */
  wait(pages: number | undefined): void {
    const unchecked = pages === undefined ? undefined : Math.floor(pages / FEW) * FEW
    if (unchecked === this.#unchecked) return
    this.#unchecked = unchecked
    this.#changed()
  }
}
