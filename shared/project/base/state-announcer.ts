import type { HostEvents } from './events.ts'
import type { ProjectState } from './model.ts'

/** Sends the project's state to the window, but only when something in it changed. */
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

  /** Assumes that the window knows the current state. */
  start(): void {
    this.#last = JSON.stringify(this.#state())
  }

  /** Notes that something may have changed. */
  announce(): void {
    this.#touched?.()
    const state = this.#state()
    const text = JSON.stringify(state)
    if (text === this.#last) return
    this.#last = text
    this.#emit.state(state)
  }
}
