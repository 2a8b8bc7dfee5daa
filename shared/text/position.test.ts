import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineStarts, offsetAt, positionAt } from './position.ts'

test.each([
  ['', [0]],
  ['a\nb', [0, 2]],
  ['a\r\nb\n', [0, 3, 5]],
  ['a\rb', [0, 2]],
  ['\r\r\n\n', [0, 1, 3, 4]],
])('lines of %j', (text, starts) => {
  expect(lineStarts(text)).toEqual(starts)
})

test('a position leads back to its offset', () => {
  const text = fc.string({ unit: fc.constantFrom('a', '\n', '\r', '\r\n', '😀') })
  fc.assert(
    fc.property(text, fc.nat(), (value, number) => {
      const starts = lineStarts(value)
      const offset = number % (value.length + 1)
      const { line, column } = positionAt(starts, offset)
      expect(offsetAt(starts, line, column)).toBe(offset)
      expect(value.slice(starts[line - 1], offset)).not.toMatch(/\n|\r(?!$)/)
    }),
  )
})

test('positions outside the text are clamped', () => {
  expect(offsetAt([0, 4], 9, 1)).toBe(4)
  expect(offsetAt([0, 4], 0, 0)).toBe(0)
  expect(positionAt([0, 4], -3)).toEqual({ line: 1, column: 1 })
})
