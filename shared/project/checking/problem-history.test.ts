import { expect, test } from 'vitest'
import { asMessage } from '../../messages/testing/as-message.ts'
import type { Problem, Severity } from '../../text/problem.ts'
import { countOf, readDays, withDay } from './problem-history.ts'

const problem = (code: Problem['code'], severity: Severity): Problem => ({
  ...{ code, severity, file: 'a.mdx', offset: 0, length: 0, line: 1, column: 1 },
  message: asMessage('x'),
})

test('a day is counted without checks that run only now and then', () => {
  const found = [
    problem('link/dead', 'error'),
    problem('link/external', 'warning'),
    problem('page/no-title', 'warning'),
  ]
  expect(countOf('2026-11-22', found)).toEqual({ day: '2026-11-22', error: 1, warning: 1, notice: 0 })
})

test('the last count of a day is kept, for ninety days', () => {
  const of = (day: string, error: number) => ({ day, error, warning: 0, notice: 0 })
  expect(withDay([of('2026-11-21', 3), of('2026-11-22', 2)], of('2026-11-22', 1))).toEqual([
    of('2026-11-21', 3),
    of('2026-11-22', 1),
  ])
  const many = Array.from({ length: 100 }, (_, index) => of(`2026-01-${String(index).padStart(2, '0')}`, 0))
  expect(withDay(many, of('2026-12-01', 0))).toHaveLength(90)
})

test('foreign content of the file is left out', () => {
  const day = { day: '2026-11-22', error: 1, warning: 2, notice: 3 }
  expect(readDays([{ day: 'x' }, day, null, { ...day, error: -1 }, 7])).toEqual([day])
  expect(readDays({})).toEqual([])
})
