import type { Excess } from '../../../shared/text/budget.ts'
import type { ScreenAnswer, ScreenProcess, ScreenTask } from './screen-process.ts'

/** How many times longer a process may take to start, which does not depend on the text. */
const STARTING = 10

/** Has one text at a time judged by a process, which starts with the first one and is replaced when a text ends it. */
export class Examiner {
  readonly #start: () => ScreenProcess
  readonly #patience: number
  #process: ScreenProcess | undefined
  #isReady = false
  #isUnable = false
  #settle: ((excess: Excess | undefined) => void) | undefined
  #timer: NodeJS.Timeout | undefined

  /** `patience` is the number of milliseconds after which a process that has said nothing is ended. */
  constructor(start: () => ScreenProcess, patience: number) {
    this.#start = start
    this.#patience = patience
  }

  get isBusy(): boolean {
    return this.#settle !== undefined
  }

  /** Returns what a text takes too much of; nothing where the process cannot be started. Never rejects. */
  examine(task: ScreenTask): Promise<Excess | undefined> {
    if (this.#isUnable) return Promise.resolve(undefined)
    return new Promise(resolve => {
      this.#settle = resolve
      this.#process ??= this.#started()
      this.#wait()
      this.#process.send(task)
    })
  }

  #wait(): void {
    clearTimeout(this.#timer)
    const ended = () => {
      this.#kill()
      this.#answer('time')
    }
    this.#timer = setTimeout(ended, this.#isReady ? this.#patience : this.#patience * STARTING)
  }

  /** Ends the process; a text that is being judged counts as affordable. */
  end(): void {
    this.#kill()
    this.#answer(undefined)
  }

  #started(): ScreenProcess {
    this.#isReady = false
    const process = this.#start()
    process.onAnswer(answer => this.#process === process && this.#take(answer))
    process.onEnd(() => this.#process === process && this.#ended())
    return process
  }

  #take(answer: ScreenAnswer): void {
    this.#isReady = true
    if (typeof answer === 'object') this.#answer(answer.excess ?? undefined)
    else if (this.isBusy) this.#wait()
  }

  #ended(): void {
    this.#process = undefined
    this.#isUnable = !this.#isReady
    this.#answer(this.#isReady ? 'memory' : undefined)
  }

  #answer(excess: Excess | undefined): void {
    clearTimeout(this.#timer)
    const settle = this.#settle
    this.#settle = undefined
    settle?.(excess)
  }

  #kill(): void {
    const process = this.#process
    this.#process = undefined
    process?.kill()
  }
}
