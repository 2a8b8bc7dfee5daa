import { expect, test } from 'vitest'
import { changeOf, dayOf, lineThrough } from './history.ts'

const day = (name: string, error: number, notice = 0) => ({ day: name, error, warning: 0, notice })

test('the last day is compared with the one before it', () => {
  expect(changeOf([])).toBeUndefined()
  expect(changeOf([day('2026-11-22', 1)])).toBeUndefined()
  expect(changeOf([day('2026-11-19', 3, 4), day('2026-11-22', 1, 2)])).toEqual({
    since: '2026-11-19',
    by: -4,
  })
})

test('a line goes from left to right, and lies at the bottom if there are no problems', () => {
  expect(lineThrough([day('a', 10), day('b', 5), day('c', 0)], 40, 10)).toBe('0,0 20,5 40,10')
  expect(lineThrough([day('a', 0), day('b', 0)], 40, 10)).toBe('0,10 40,10')
})

test('a day is one of the local time zone', () => {
  expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
})
