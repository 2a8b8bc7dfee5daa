import fc from 'fast-check'
import { expect, test } from 'vitest'
import { indented } from './indented.ts'

test('any JSON is laid out as by the engine', () => {
  fc.assert(
    fc.property(fc.json(), fc.constantFrom(undefined, 1, 4), (json, space) => {
      const value: unknown = JSON.parse(json)
      expect(indented(JSON.stringify(value, undefined, space))).toBe(JSON.stringify(value, undefined, 2))
    }),
  )
})

test('digits, escapes and the order of keys stay', () => {
  expect(indented('{"2":12345678901234567890,"1":0.12345678901234567890,"a":"\\u00e9 {[,:]}"}')).toBe(
    '{\n  "2": 12345678901234567890,\n  "1": 0.12345678901234567890,\n  "a": "\\u00e9 {[,:]}"\n}',
  )
})

test('no more is laid out than is shown', () => {
  const whole = indented('[1,[2,3],{"a":4}]')
  for (let most = 0; most <= whole.length; most++) {
    const start = indented('[1,[2,3],{"a":4}]', most)
    expect(whole.startsWith(start)).toBe(true)
    expect(start.length).toBeGreaterThan(Math.min(most, whole.length - 1))
  }
})
