/** What a text of the repository asked too much of. */
export type Excess = 'time' | 'depth' | 'memory'

/** Work on a text of the repository was stopped: the text, not the program, is at fault. */
export class TooCostly extends Error {
  readonly excess: Excess

  constructor(excess: Excess) {
    super(`A text of the repository takes too much ${excess}.`)
    this.excess = excess
  }
}

/**
 * Runs work on a text of the repository, and throws {@link TooCostly} if the work must be stopped. `text` is what
 * the work reads: a text that is known to take too much is not tried.
 */
export type Bounded = <T>(work: () => T, text?: string) => T

/** Runs work, which may read `text`; if it must be stopped, returns what `instead` makes of the reason. */
export function unlessTooCostly<T>(
  bounded: Bounded,
  work: () => T,
  instead: (excess: Excess) => T,
  text?: string,
): T {
  try {
    return bounded(work, text)
  } catch (error) {
    if (!(error instanceof TooCostly)) throw error
    return instead(error.excess)
  }
}

const isTooMuchMemory = ({ message }: RangeError): boolean =>
  /^Invalid (?:string|array)|allocation/.test(message)

/** Runs work that overflows the stack or outgrows what the engine can hold, but can take any time. */
export const boundedBySize: Bounded = work => {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw new TooCostly(isTooMuchMemory(error) ? 'memory' : 'depth')
  }
}
