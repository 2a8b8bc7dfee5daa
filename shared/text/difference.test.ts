import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isWellFormed } from '../project/files/utf8.ts'
import { difference } from './difference.ts'
import { applyEdits } from './edit.ts'

const CASES: readonly (readonly [string, string, string, number, number, string])[] = [
  ['a word in the middle', 'one two three', 'one 2 three', 4, 3, '2'],
  ['an insertion', 'ab', 'aXb', 1, 0, 'X'],
  ['a deletion', 'aXb', 'ab', 1, 1, ''],
  ['a repeated letter', 'aa', 'aaa', 2, 0, 'a'],
  ['everything', 'abc', 'xyz', 0, 3, 'xyz'],
  ['from nothing', '', 'abc', 0, 0, 'abc'],
  ['two faces that share their first half', 'a😀b', 'a😁b', 1, 2, '😁'],
]

test.each(CASES)('%s', (_, before, after, ...[offset, length, text]) => {
  expect(difference(before, after)).toEqual([{ offset, length, text }])
})

test('equal texts have no difference', () => {
  expect(difference('same', 'same')).toEqual([])
})

test('the edit turns one text into the other and never splits a character', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', '\n', 'é', '😀', '😁', '🐀', '𐐀') })
  fc.assert(
    fc.property(word, word, (before, after) => {
      const edits = difference(before, after)
      expect(applyEdits(before, edits)).toBe(after)
      for (const edit of edits) {
        expect(isWellFormed(edit.text)).toBe(true)
        expect(isWellFormed(before.slice(0, edit.offset))).toBe(true)
        expect(isWellFormed(before.slice(edit.offset + edit.length))).toBe(true)
      }
    }),
  )
})
