import { expect } from 'vitest'

/** Work on an input of any size. */
export interface Growth<T> {
  readonly make: (size: number) => T
  readonly run: (input: T) => unknown
  readonly small: number
  readonly large: number
}

/** Milliseconds of processor time. */
function cost(run: () => unknown): number {
  const before = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/**
 * Expects that the work grows with the size of its input, with room for a busy machine. Processor time is
 * compared with processor time of the same run, so that no clock decides.
 */
export function expectLinear<T>({ make, run, small, large }: Growth<T>): void {
  const [less, more] = [make(small), make(large)]
  const unit = Math.max(
    cost(() => run(less)),
    10,
  )
  const most = (large / small) * 4
  // Garbage that other tests left is not work on this input: the least of three counts.
  let least = cost(() => run(more))
  for (let again = 0; again < 2 && least / unit >= most; again++) {
    least = Math.min(
      least,
      cost(() => run(more)),
    )
  }
  expect(least / unit).toBeLessThan(most)
}
