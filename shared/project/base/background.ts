/** Runs something soon, after whatever is waiting now: how the engine reaches its host's clock. */
export type Later = (run: () => void) => void

/** A source of small pieces of work. */
export interface Task {
  /** Does the next piece, or answers `false` where there is nothing to do. */
  next(): boolean | Promise<boolean>
}

/** What a background works through, and with what. */
interface BackgroundParts {
  readonly later: Later
  /** Reaches the clock after a pause longer than that between two keys; absent where nobody types. */
  readonly afterPause?: Later | undefined
  /** What matters most to the person who waits comes first. */
  readonly tasks: readonly Task[]
  /** Work that is in the way of whoever types: it waits until nothing was disturbed for a pause. */
  readonly idleTasks: readonly Task[]
  readonly failed: (error: unknown) => void
}

/**
 * Works through tasks while nobody waits: one piece at a time, the first task that has work first, a pause
 * after each piece. Nothing piles up, because a task asks for the newest state when its turn comes.
 */
export class Background {
  readonly #parts: BackgroundParts
  readonly #waiting: (() => void)[] = []
  #awake = false
  #again = false
  #stopped = false
  #hadInput = 0
  #isCalm = true

  constructor(parts: BackgroundParts) {
    this.#parts = parts
  }

  /** Says that someone is at work: calm tasks wait for a pause, unless the end of all work is waited for. */
  noteInput(): void {
    const { afterPause } = this.#parts
    if (!afterPause) return
    const disturbed = ++this.#hadInput
    this.#isCalm = false
    afterPause(() => {
      if (disturbed !== this.#hadInput) return
      this.#isCalm = true
      this.wake()
    })
  }

  /** Says that a task may have work. */
  wake(): void {
    this.#again = true
    if (this.#awake || this.#stopped) return
    this.#awake = true
    this.#parts.later(() => void this.#turn())
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
    if (!this.#stopped && (worked || this.#again)) return this.#parts.later(() => void this.#turn())
    this.#awake = false
    for (const resolve of this.#waiting.splice(0)) resolve()
  }

  async #piece(): Promise<boolean> {
    const { tasks, idleTasks, failed } = this.#parts
    try {
      for (const task of tasks) if (await task.next()) return true
      for (const task of idleTasks) if (this.#isFree() && (await task.next())) return true
      return false
    } catch (error) {
      failed(error)
      return true
    }
  }

  #isFree(): boolean {
    return this.#isCalm || this.#waiting.length > 0
  }
}
