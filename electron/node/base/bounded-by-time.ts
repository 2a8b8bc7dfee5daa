import { createContext, Script } from 'node:vm'
import { type Bounded, boundedBySize, TooCostly } from '../../../shared/text/budget.ts'

/**
 * Milliseconds for a page: far more than any needs that somebody wrote. In the editor, a page that is refused keeps
 * windows waiting once; commands have nobody who waits.
 */
export const MOST_TIME = { editor: 4_000, command: 15_000 } as const

/** The error comes from the realm of the script, where `Error` is another one. */
const isTimeout = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && Reflect.get(error, 'code') === 'ERR_SCRIPT_EXECUTION_TIMEOUT'

/** Milliseconds of the processor that this process has had. */
function spent(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Work that got less of the processor than this share of its time was kept waiting by other programs. */
const FAIR = 0.75

/** How often such work is tried, each time for twice as long. */
const TRIES = 4

/**
 * Bounds work to `most` milliseconds, wherever it is: the engine ends loops and regular expressions of the work
 * as it ends those of a script. On a busy machine, the work gets more time. Work that keeps a state of its own
 * must not be given to it.
 */
export function boundedByTime(most: number): Bounded {
  const script = new Script('run()')
  const holder = { run: (): void => undefined }
  const context = createContext(holder)
  /** Runs the work for some time; returns whether it ended. */
  const ends = (work: () => void, timeout: number): boolean => {
    const [around, before] = [holder.run, spent()]
    holder.run = work
    try {
      script.runInContext(context, { timeout })
      return true
    } catch (error) {
      if (!isTimeout(error)) throw error
      if (spent() - before >= most * FAIR) throw new TooCostly('time')
      return false
    } finally {
      holder.run = around
    }
  }
  return work => {
    const done: { value?: ReturnType<typeof work> } = {}
    const run = () => {
      done.value = boundedBySize(work)
    }
    for (let tried = 0; tried < TRIES; tried++)
      if (ends(run, most * 2 ** tried)) return done.value as ReturnType<typeof work>
    throw new TooCostly('time')
  }
}
