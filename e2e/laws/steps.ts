import { Session } from 'node:inspector'
import { setFlagsFromString } from 'node:v8'

interface Coverage {
  readonly result: readonly {
    readonly url: string
    readonly functions: readonly { readonly ranges: readonly { readonly count: number }[] }[]
  }[]
}

/** V8 compiles with Maglev, unless told otherwise, since this version; switching it on before would be new. */
const hasMaglev = Number.parseInt(process.versions.v8, 10) >= 12

/**
 * Switches off what compiles often used functions anew, beside the program and so at any time: what it compiled does not
 * count how often it runs.
 */
function optimizing(on: boolean): void {
  setFlagsFromString(on ? '--opt' : '--no-opt')
  if (hasMaglev) setFlagsFromString(on ? '--maglev' : '--no-maglev')
}

/** Runs `work` with a function that returns how many blocks of code ran since its last call. */
function counting<T>(work: (take: () => number) => T): T {
  const session = new Session()
  session.connect()
  const fail = (error: Error | null) => {
    if (error) throw error
  }
  optimizing(false)
  session.post('Profiler.enable', fail)
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true }, fail)
  try {
    return work(() => {
      let steps = 0
      session.post('Profiler.takePreciseCoverage', (error: Error | null, { result }: Coverage) => {
        fail(error)
        const others = result.filter(({ url }) => !url.startsWith('node:') && !url.endsWith('laws/steps.ts'))
        for (const { functions } of others)
          for (const { ranges } of functions) for (const { count } of ranges) steps += count
      })
      return steps
    })
  } finally {
    session.disconnect()
    optimizing(true)
  }
}

/**
 * Counts how many blocks of code each piece of work runs, which is the same on every machine and at any load. What the
 * engine does itself, such as the steps of a regular expression, does not count.
 */
export const stepsOf = (works: readonly (() => unknown)[]): readonly number[] =>
  counting(take => {
    take()
    return works.map(work => {
      work()
      return take()
    })
  })
