/** Runs one piece of work after the other, in the order of the requests. */
export class Lock {
  #last: Promise<unknown> | undefined

  /** Runs `work` after all earlier work has ended; at once if there is none. */
  run<T>(work: () => T | Promise<T>): Promise<T> {
    const before = this.#last
    const result = before ? before.then(work) : new Promise<T>(resolve => resolve(work()))
    const ended: Promise<void> = result.then(
      () => this.#end(ended),
      () => this.#end(ended),
    )
    this.#last = ended
    return result
  }

  #end(ended: Promise<void>): void {
    if (this.#last === ended) this.#last = undefined
  }
}
