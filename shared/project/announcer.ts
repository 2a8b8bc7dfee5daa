import type { HostEvents } from './events.ts'
import type { ProjectState } from './model.ts'

/** Tells the window the project's state, but only when something in it changed. */
export class Announcer {
  readonly #emit: Pick<HostEvents, 'state'>
  readonly #state: () => ProjectState
  #last = ''

  constructor(emit: Pick<HostEvents, 'state'>, state: () => ProjectState) {
    this.#emit = emit
    this.#state = state
  }

  /** Takes the present state as known to the window. */
  begin(): void {
    this.#last = JSON.stringify(this.#state())
  }

  tell(): void {
    const state = this.#state()
    const text = JSON.stringify(state)
    if (text === this.#last) return
    this.#last = text
    this.#emit.state(state)
  }
}
