import { expect, test } from 'vitest'
import {
  growthOf,
  HOSTILE_PREFIXES,
  HOSTILE_SIZES,
  HOSTILE_UNITS,
  hostileText,
  MOST_GROWTH,
} from './hostile-units.ts'
import { stepsOf } from './steps.ts'

// The bench counts all of them.
const SIZES = process.env.GALLEY_RUNS ? HOSTILE_SIZES : HOSTILE_SIZES.slice(0, 2)

test.each(Object.entries(HOSTILE_UNITS))(
  '%s: a text that is ten times as long takes ten times the steps',
  (_, run) => {
    for (const prefix of HOSTILE_PREFIXES) run(hostileText(prefix, 1_000, 0))
    // All texts are counted in one go: whenever counting starts, the engine compiles its code again.
    const works = HOSTILE_PREFIXES.flatMap(prefix =>
      SIZES.map(size => () => run(hostileText(prefix, size, 1))),
    )
    const steps = stepsOf(works)
    for (const [index, prefix] of HOSTILE_PREFIXES.entries()) {
      const growth = growthOf(steps.slice(index * SIZES.length, (index + 1) * SIZES.length))
      expect([prefix, growth]).toEqual([prefix, expect.toSatisfy(found => found <= MOST_GROWTH)])
    }
  },
)

test('work counts the same every time, however often it ran', () => {
  const work = () => HOSTILE_UNITS['page: checks']?.(hostileText('*a **b ', 1_000, 1))
  const [first, ...others] = stepsOf(Array.from({ length: 6 }, () => work))
  expect(others).toEqual(others.map(() => first))
})

test('work whose steps grow with the square of the text is found', () => {
  const pairs = (text: string) => {
    let count = 0
    for (const one of text) for (const other of text) if (one === other) count++
    return count
  }
  const [some = 0, more = 0] = stepsOf([100, 1_000].map(size => () => pairs('a'.repeat(size))))
  expect(more / some).toBeGreaterThan(90)
})
