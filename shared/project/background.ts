/** Runs something soon, after whatever is waiting now: how the engine reaches its host's clock. */
export type Later = (run: () => void) => void

/** A source of small pieces of work. */
export interface Task {
  /** Does the next piece, or answers `false` where there is nothing to do. */
  next(): boolean | Promise<boolean>
}

/**
 * Works through tasks while nobody waits: one piece at a time, the first task that has work first, a pause
 * after each piece. Nothing piles up, because a task asks for the newest state when its turn comes.
 */
export class Background {
  readonly #later: Later
  readonly #tasks: readonly Task[]
  readonly #failed: (error: unknown) => void
  readonly #waiting: (() => void)[] = []
  #awake = false
  #again = false
  #stopped = false

  constructor(later: Later, tasks: readonly Task[], failed: (error: unknown) => void) {
    this.#later = later
    this.#tasks = tasks
    this.#failed = failed
  }

  /** Says that a task may have work. */
  wake(): void {
    this.#again = true
    if (this.#awake || this.#stopped) return
    this.#awake = true
    this.#later(() => void this.#turn())
  }

  /** Resolves when there is nothing left to do. */
  idle(): Promise<void> {
    this.wake()
    return new Promise(resolve => {
      if (this.#awake) this.#waiting.push(resolve)
      else resolve()
    })
  }

  /** Ends after the piece under way. */
  stop(): void {
    this.#stopped = true
  }

  async #turn(): Promise<void> {
    this.#again = false
    const worked = !this.#stopped && (await this.#piece())
    if (!this.#stopped && (worked || this.#again)) return this.#later(() => void this.#turn())
    this.#awake = false
    for (const resolve of this.#waiting.splice(0)) resolve()
  }

  async #piece(): Promise<boolean> {
    for (const task of this.#tasks) {
      try {
        if (await task.next()) return true
      } catch (error) {
        this.#failed(error)
        return true
      }
    }
    return false
  }
}
