/** Lets one thing happen after the other, in the order asked for. */
export class Lock {
  #last: Promise<unknown> | undefined

  /** Runs `work` once everything asked for before has ended, at once where nothing is under way. */
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
