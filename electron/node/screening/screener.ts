import { availableParallelism } from 'node:os'
import type { Judge, SettingsParts } from '../../../shared/project/screening/screening.ts'
import type { Excess } from '../../../shared/text/budget.ts'
import { Examiner } from './examiner.ts'
import type { ScreenProcess } from './screen-process.ts'

/** Milliseconds for each step of the work with a text. */
export const SCREEN_TIME = { editor: 1_000, command: 15_000 } as const

/**
 * Milliseconds, as a multiple of those for a step, after which a process that has said nothing is ended: on a busy
 * machine, each step takes many times as long.
 */
const PATIENCE = 30

/** Milliseconds without work after which the process is ended. */
const IDLE = 20_000

/** A text that expensive ones keep waiting is next to another process: there are two at least. */
const PROCESSES = Math.min(3, Math.max(2, availableParallelism() - 1))

interface Waiting {
  readonly file: string
  readonly text: string
  readonly parts: SettingsParts | undefined
  readonly resolve: (excess: Excess | undefined) => void
}

/** How texts are judged. */
interface ScreenerOptions {
  readonly start: () => ScreenProcess
  /** Milliseconds for each step of the work with a text. */
  readonly most: number
  /** Milliseconds after which a process that has said nothing is ended. */
  readonly patience?: number
  /** The most processes at a time. */
  readonly processes?: number
}

/**
 * Judges texts in a few processes of their own, which start when they are needed. A text that ends its process takes too
 * much; the process is replaced. Where none can be started, every text is affordable.
 */
export class Screener {
  readonly #most: number
  readonly #waiting: Waiting[] = []
  readonly #examiners: readonly Examiner[]
  #timer: NodeJS.Timeout | undefined
  #isClosed = false

  constructor({ start, most, patience = most * PATIENCE, processes = PROCESSES }: ScreenerOptions) {
    this.#most = most
    this.#examiners = Array.from({ length: processes }, () => new Examiner(start, patience))
  }

  /** The newest text is judged first: somebody may wait for it. */
  readonly judge: Judge = (file, text, parts) => {
    if (this.#isClosed) return Promise.resolve(undefined)
    return new Promise(resolve => {
      this.#waiting.push({ file, text, parts, resolve })
      this.#next()
    })
  }

  /** Has a text judged next, such as that of the page on screen; one that does not wait is left alone. */
  readonly hurry = (file: string, text: string): void => {
    const at = this.#waiting.findIndex(one => one.file === file && one.text === text)
    if (at >= 0) this.#waiting.push(...this.#waiting.splice(at, 1))
  }

  /** Ends the processes; texts that wait count as affordable. */
  close(): void {
    this.#isClosed = true
    clearTimeout(this.#timer)
    for (const { resolve } of this.#waiting.splice(0)) resolve(undefined)
    this.#rest()
  }

  #next(): void {
    clearTimeout(this.#timer)
    for (const examiner of this.#examiners.filter(({ isBusy }) => !isBusy)) {
      const task = this.#waiting.pop()
      if (task) void this.#examine(examiner, task)
    }
    if (this.#examiners.every(({ isBusy }) => !isBusy))
      this.#timer = setTimeout(() => this.#rest(), IDLE).unref()
  }

  async #examine(examiner: Examiner, { file, text, parts, resolve }: Waiting): Promise<void> {
    const most = this.#most
    resolve(await examiner.examine({ file, text, most, ...(parts && { parts }) }))
    if (!this.#isClosed) this.#next()
  }

  #rest(): void {
    for (const examiner of this.#examiners) examiner.end()
  }
}
