import type { HostEvents } from './events.ts'
import type { ProjectState } from './model.ts'

/** Tells the window the project's state, but only when something in it changed. */
export class StateAnnouncer {
  readonly #emit: Pick<HostEvents, 'state'>
  readonly #state: () => ProjectState
  readonly #touched: (() => void) | undefined
  #last = ''

  constructor(emit: Pick<HostEvents, 'state'>, state: () => ProjectState, touched?: () => void) {
    this.#emit = emit
    this.#state = state
    this.#touched = touched
  }

  /** Takes the present state as known to the window. */
  start(): void {
    this.#last = JSON.stringify(this.#state())
  }

  /** Something may have changed. */
  announce(): void {
    this.#touched?.()
    const state = this.#state()
    const text = JSON.stringify(state)
    if (text === this.#last) return
    this.#last = text
    this.#emit.state(state)
  }
}
