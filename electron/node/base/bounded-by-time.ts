import { createContext, Script } from 'node:vm'
import { type Bounded, boundedBySize, TooCostly } from '../../../shared/text/budget.ts'

/** Far more than any text needs that somebody wrote; a page that is refused keeps everything else waiting once. */
const MOST = 4_000

/** The error comes from the realm of the script, where `Error` is another one. */
const isTimeout = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && Reflect.get(error, 'code') === 'ERR_SCRIPT_EXECUTION_TIMEOUT'

/** Milliseconds of the processor that this process has had. */
function spent(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/**
 * Bounds work to `most` milliseconds, wherever it is: the engine ends loops and regular expressions of the work
 * as it ends those of a script. Work that a busy machine kept waiting gets a second try. Work that keeps a state
 * of its own must not be given to it.
 */
export function boundedByTime(most = MOST): Bounded {
  const script = new Script('run()')
  const holder = { run: (): void => undefined }
  const context = createContext(holder)
  return work => {
    const done: { value?: ReturnType<typeof work> } = {}
    const around = holder.run
    const attempt = (isLast: boolean): void => {
      const before = spent()
      holder.run = () => {
        done.value = boundedBySize(work)
      }
      try {
        script.runInContext(context, { timeout: most })
      } catch (error) {
        if (!isTimeout(error)) throw error
        if (isLast || spent() - before > most / 2) throw new TooCostly('time')
        attempt(true)
      } finally {
        holder.run = around
      }
    }
    attempt(false)
    return done.value as ReturnType<typeof work>
  }
}
