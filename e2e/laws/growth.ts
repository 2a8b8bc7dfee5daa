import { expect } from 'vitest'

/** Work on an input of any size. */
export interface Growth<T> {
  readonly make: (size: number) => T
  readonly run: (input: T) => unknown
  readonly small: number
  readonly large: number
}

/** CPU time in milliseconds. */
function cost(run: () => unknown): number {
  const before = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/**
 * Expects that the work grows linearly with its input, with some tolerance for a busy machine. CPU time is compared
 * with CPU time of the same run, so that wall time does not matter.
 */
export function expectLinear<T>({ make, run, small, large }: Growth<T>): void {
  const [less, more] = [make(small), make(large)]
  const unit = Math.max(
    cost(() => run(less)),
    10,
  )
  const most = (large / small) * 4
  // Garbage from other tests is not work on this input, so the minimum of three counts.
  let least = cost(() => run(more))
  for (let again = 0; again < 2 && least / unit >= most; again++) {
    least = Math.min(
      least,
      cost(() => run(more)),
    )
  }
  expect(least / unit).toBeLessThan(most)
}
