import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rebased } from './rebase.ts'

test.each([
  ['one\n\ntwo\n', 'one, typed\n\ntwo\n', 'one\n\ntwo, merged\n', 'one, typed\n\ntwo, merged\n'],
  ['one two', 'one! two', 'one two?', 'one! two?'],
  ['one two', 'one two!', 'begin: one two', 'begin: one two!'],
  ['one two', 'one tXwo', 'four', undefined],
])('%j, typed %j, merged %j', (base, mine, theirs, expected) => {
  expect(rebased(base, mine, theirs)).toBe(expected)
})

test('if only one side changed, the result is the text of that side', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (base, text) => {
      expect([rebased(base, base, text), rebased(base, text, base)]).toEqual([text, text])
    }),
  )
})
