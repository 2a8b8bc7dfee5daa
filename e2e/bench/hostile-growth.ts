import {
  growthOf,
  HOSTILE_PREFIXES,
  HOSTILE_SIZES,
  HOSTILE_UNITS,
  hostileText,
  MOST_GROWTH,
} from '../laws/hostile-units.ts'
import { stepsOf } from '../laws/steps.ts'
import { percentile, type Row, spent } from './row.ts'

type Run = (text: string) => unknown

/** Milliseconds of the processor that a sample takes at least: shorter work is done several times. */
const SAMPLE = 6

/** Milliseconds per run below which nothing is compared: that is mostly the copying of the text itself. */
const NOISE = 0.5

/** How often a prefix is measured, and one that seems to grow too much. */
const ROUNDS = { first: 5, again: 25 }

/** Each text of a run of the bench is another one. */
let texts = 0

/** Removes what earlier work left behind. */
const collect = (): void => void globalThis.gc?.({ type: 'minor' })

/** Milliseconds of the processor for one run. */
function cost(run: Run, prefix: string, size: number, times: number): number {
  const made = Array.from({ length: times }, () => hostileText(prefix, size, texts++))
  collect()
  const before = spent()
  for (const text of made) run(text)
  return (spent() - before) / times
}

/**
 * Measures the sizes one after the other, several times: the growth is the median of the growths, as whatever else the
 * machine does slows down neighboring samples alike.
 */
function timed(run: Run, prefix: string, rounds: number) {
  const times = HOSTILE_SIZES.map(size => {
    for (let warm = 0; warm < 3; warm++) run(hostileText(prefix, size, texts++))
    return Math.min(400, Math.ceil(SAMPLE / Math.max(cost(run, prefix, size, 2), 0.001)))
  })
  const costs = Array.from({ length: rounds }, () =>
    HOSTILE_SIZES.map((size, index) => cost(run, prefix, size, times[index] ?? 1)),
  )
  const last = costs.map(each => each.at(-1) ?? 0)
  return {
    growth: percentile(
      costs.map(each => growthOf(each.map(one => Math.max(one, NOISE)))),
      0.5,
    ),
    large: percentile(last, 0.5),
  }
}

const largest = <T>(items: readonly T[], by: (item: T) => number): T | undefined =>
  items.reduce<T | undefined>((most, item) => (most && by(most) >= by(item) ? most : item), undefined)

function rowsOf(name: string, run: Run): readonly Row[] {
  const found = HOSTILE_PREFIXES.map(prefix => {
    const first = timed(run, prefix, ROUNDS.first)
    const steps = growthOf(stepsOf(HOSTILE_SIZES.map(size => () => run(hostileText(prefix, size, texts++)))))
    return { prefix, steps, ...(first.growth > MOST_GROWTH * 0.9 ? timed(run, prefix, ROUNDS.again) : first) }
  })
  const row = (what: string, by: (item: (typeof found)[number]) => number, unit: string, most?: number) => {
    const worst = largest(found, by)
    if (worst === undefined) return []
    const limit = most === undefined ? {} : { most }
    return [{ what: `${name}: ${what} (${JSON.stringify(worst.prefix)})`, value: by(worst), unit, ...limit }]
  }
  return [
    ...row('growth of the steps', ({ steps }) => steps, '× linear', MOST_GROWTH),
    ...row('growth of the time', ({ growth }) => growth, '× linear', MOST_GROWTH),
    ...row('100 kB', ({ large }) => large, 'ms CPU'),
  ]
}

const rows = Object.entries(HOSTILE_UNITS).flatMap(([name, run]) => rowsOf(name, run))
process.stdout.write(JSON.stringify(rows))
