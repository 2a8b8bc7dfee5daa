import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineAt, readingPosition, scrollFor, topOf } from './scroll-math.ts'

const rooms = fc.record({
  height: fc.integer({ min: 50, max: 2000 }),
  more: fc.integer({ min: 1, max: 90_000 }),
})
const share = fc.double({ min: 0, max: 1, noNaN: true })

test('the reading position is the top at the start, the bottom at the end, and can be inverted', () => {
  fc.assert(
    fc.property(rooms, share, ({ height, more }, part) => {
      const room = { height, whole: height + more }
      expect(readingPosition(0, room)).toBe(0)
      expect(readingPosition(more, room)).toBeCloseTo(room.whole)
      expect(scrollFor(readingPosition(part * more, room), room)).toBeCloseTo(part * more)
    }),
  )
})

test('content that fits its window is not scrolled', () => {
  const room = { height: 500, whole: 300 }
  expect(readingPosition(0, room)).toBe(0)
  expect(scrollFor(250, room)).toBe(0)
})

test('lines and positions convert into each other, also between marks', () => {
  const steps = fc.array(fc.tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 900 })), {
    minLength: 2,
  })
  fc.assert(
    fc.property(steps, share, (all, part) => {
      const marks = [{ line: 1, top: 0 }]
      for (const [lines, pixels] of all) {
        const { line, top } = marks.at(-1) ?? { line: 1, top: 0 }
        marks.push({ line: line + lines, top: top + pixels })
      }
      const line = 1 + part * ((marks.at(-1)?.line ?? 1) - 1)
      expect(lineAt(topOf(line, marks), marks)).toBeCloseTo(line)
    }),
  )
})

test('before the first and after the last mark nothing moves', () => {
  const marks = [
    { line: 4, top: 100 },
    { line: 9, top: 300 },
  ]
  expect([topOf(1, marks), topOf(99, marks)]).toEqual([100, 300])
  expect([lineAt(0, marks), lineAt(900, marks)]).toEqual([4, 9])
})
