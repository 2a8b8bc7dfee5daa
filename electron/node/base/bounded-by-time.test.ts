import { expect, test } from 'vitest'
import { TooCostly } from '../../../shared/text/budget.ts'
import { boundedByTime } from './bounded-by-time.ts'

const bounded = boundedByTime(200)

const excessOf = (work: () => unknown) => {
  try {
    bounded(work)
    return 'none'
  } catch (error) {
    if (error instanceof TooCostly) return error.excess
    throw error
  }
}

test('work that ends in time gives its result, and its errors stay its own', () => {
  const value = { any: 'value' }
  expect(bounded(() => value)).toBe(value)
  expect(bounded(() => bounded(() => bounded(() => 1) + 1) + 1)).toBe(3)
  const bug = new TypeError('a bug')
  expect(() =>
    bounded(() => {
      throw bug
    }),
  ).toThrow(bug)
})

test('loops, regular expressions and recursion without an end are stopped', () => {
  expect(
    excessOf(() => {
      for (let at = 0; ; at++) if (at < 0) return
    }),
  ).toBe('time')
  expect(excessOf(() => /^(a+)+$/.test(`${'a'.repeat(60)}b`))).toBe('time')
  const deep = (): number => 1 + deep()
  expect(excessOf(deep)).toBe('depth')
  expect(excessOf(() => 'x'.repeat(2 ** 30))).toBe('memory')
})

test('work inside other work is stopped alone', () => {
  // However busy the machine is, the outer work has time left.
  const outer = boundedByTime(60_000)
  const inner = boundedByTime(50)
  const stopped = outer(() => {
    try {
      return inner(() => /^(a+)+$/.test(`${'a'.repeat(60)}b`))
    } catch (error) {
      return error
    }
  })
  expect(stopped).toBeInstanceOf(TooCostly)
  expect(outer(() => 'next')).toBe('next')
})
