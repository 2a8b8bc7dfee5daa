/** Runs something soon, after everything that is already waiting: how the engine reaches its host's clock. */
export type Later = (run: () => void) => void

/** A source of small units of work. */
export interface Task {
  /** Does the next unit of work; returns `false` if there is none. */
  next(): boolean | Promise<boolean>
}

/** The tasks of a background, and its clock. */
interface BackgroundParts {
  readonly later: Later
  /** Runs something after a pause longer than that between two keys; absent if nobody types. */
  readonly afterPause?: Later | undefined
  /** Runs something after the longest time in which a window shows its first page; absent if there is no window. */
  readonly afterOpening?: Later | undefined
  /** The most urgent tasks come first. */
  readonly tasks: readonly Task[]
  /** Work that would slow down typing and what a window shows first: it waits until there was no input for a pause. */
  readonly idleTasks: readonly Task[]
  readonly failed: (error: unknown) => void
}

/**
 * Works through tasks in the background: one unit at a time, always of the first task that has work, with a
 * pause after each. Nothing piles up, because a task looks at the newest state when its turn comes.
 */
export class Background {
  readonly #parts: BackgroundParts
  readonly #waiting: (() => void)[] = []
  readonly #waitingForTasks: (() => void)[] = []
  #awake = false
  #again = false
  #stopped = false
  #hadInput = 0
  #held = 0
  #mayRunIdle = true

  constructor(parts: BackgroundParts) {
    this.#parts = parts
  }

  /** Notes that somebody typed: idle tasks wait for a pause, unless somebody waits for the end of all work. */
  noteInput(): void {
    this.#rest(this.#parts.afterPause)
  }

  /** Notes that a window opens: idle tasks wait for the first page that is {@link showing}, or as long as that may take. */
  noteOpening(): void {
    this.#rest(this.#parts.afterOpening)
  }

  #rest(until: Later | undefined): void {
    if (!until) return
    const disturbed = ++this.#hadInput
    this.#mayRunIdle = false
    until(() => {
      if (disturbed !== this.#hadInput) return
      this.#mayRunIdle = true
      this.wake()
    })
  }

  /** Notes that a task may have work. */
  wake(): void {
    this.#again = true
    if (this.#awake || this.#stopped) return
    this.#awake = true
    this.#parts.later(() => void this.#turn())
  }

  /** Resolves when no work is left, and none is expected. */
  idle(): Promise<void> {
    this.wake()
    return new Promise(resolve => {
      if (this.#awake || this.#expects()) this.#waiting.push(resolve)
      else resolve()
    })
  }

  /** Resolves when no work is left but that of idle tasks, and none is expected. */
  settled(): Promise<void> {
    return new Promise(resolve => {
      if (this.#stopped) return resolve()
      this.#waitingForTasks.push(resolve)
      this.wake()
    })
  }

  /** Notes that a window waits for a page: when that is there, idle tasks wait for a pause; returns the page. */
  async showing<T>(page: Promise<T>): Promise<T> {
    try {
      return await page
    } finally {
      this.noteInput()
    }
  }

  /** Notes that a task will have work when something that happens elsewhere has ended; returns that. */
  async holding<T>(elsewhere: Promise<T>): Promise<T> {
    this.#held++
    try {
      return await elsewhere
    } finally {
      this.#held--
      this.wake()
    }
  }

  /** Stops after the current unit of work. */
  stop(): void {
    this.#stopped = true
    if (!this.#awake) this.#tellIdle()
  }

  async #turn(): Promise<void> {
    this.#again = false
    const worked = !this.#stopped && (await this.#piece())
    if (!this.#stopped && (worked || this.#again)) return this.#parts.later(() => void this.#turn())
    this.#awake = false
    if (!this.#expects()) this.#tellIdle()
  }

  #tellIdle(): void {
    for (const resolve of this.#waiting.splice(0)) resolve()
    this.#tellSettled()
  }

  #tellSettled(): void {
    for (const resolve of this.#waitingForTasks.splice(0)) resolve()
  }

  async #piece(): Promise<boolean> {
    const { tasks, idleTasks, failed } = this.#parts
    try {
      for (const task of tasks) if (await task.next()) return true
      if (!this.#expects()) this.#tellSettled()
      for (const task of idleTasks) if (this.#isFree() && (await task.next())) return true
      return false
    } catch (error) {
      failed(error)
      return true
    }
  }

  #expects(): boolean {
    return this.#held > 0 && !this.#stopped
  }

  #isFree(): boolean {
    return this.#mayRunIdle || this.#waiting.length > 0
  }
}
