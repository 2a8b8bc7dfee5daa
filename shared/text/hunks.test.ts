import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyEdits } from './edit.ts'
import { type Hunk, revertHunk } from './hunks.ts'

const back = (before: string, after: string, hunk: Hunk) =>
  applyEdits(after, [revertHunk(before, after, hunk)])
const hunk = (before: readonly [number, number], after: readonly [number, number]): Hunk => ({
  before: { from: before[0], to: before[1] },
  after: { from: after[0], to: after[1] },
})

test.each([
  ['a changed line', 'a\nb\nc\n', 'a\nX\nc\n', hunk([2, 2], [2, 2])],
  ['a new line', 'a\nc\n', 'a\nX\nc\n', hunk([2, 1], [2, 2])],
  ['a removed line', 'a\nb\nc\n', 'a\nc\n', hunk([2, 2], [2, 1])],
  ['a new last line', 'a', 'a\nX', hunk([2, 1], [2, 2])],
  ['a removed last line', 'a\nb', 'a', hunk([2, 2], [2, 1])],
  ['with Windows line ends', 'a\r\nb', 'a', hunk([2, 2], [2, 1])],
  ['everything', 'a\nb\n', 'X', hunk([1, 3], [1, 1])],
])('%s gets its old text back', (_, before, after, one) => {
  expect(back(before, after, one)).toBe(before)
})

test('the other changes stay', () => {
  expect(back('a\nb\nc\nd\n', 'A\nb\nC\nd\n', hunk([1, 1], [1, 1]))).toBe('a\nb\nC\nd\n')
})

test('inserted lines are removed again, byte for byte', () => {
  const line = fc.constantFrom('a', 'b', 'c', '')
  const lines = fc.array(line, { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(lines, fc.nat(6), fc.array(line, { minLength: 1, maxLength: 3 }), (base, place, added) => {
      const at = Math.min(place, base.length)
      const before = base.join('\n')
      const after = [...base.slice(0, at), ...added, ...base.slice(at)].join('\n')
      expect(back(before, after, hunk([at + 1, at], [at + 1, at + added.length]))).toBe(before)
    }),
  )
})
