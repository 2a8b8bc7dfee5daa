import fc from 'fast-check'
import { expect, test } from 'vitest'
import { composeEdits } from './compose.ts'
import { applyEdits, type TextEdits } from './edit.ts'
import { rebaseEdits } from './rebase.ts'

const TEXT = 'abcdefghijklmnopqrstuvwxyz'

/** Edits of {@link TEXT}, in order. */
const someEdits: fc.Arbitrary<TextEdits> = fc
  .array(fc.record({ at: fc.nat(TEXT.length), length: fc.nat(3), text: fc.constantFrom('', 'X', 'YY') }), {
    minLength: 1,
    maxLength: 3,
  })
  .map(found => {
    let from = 0
    return found
      .sort((a, b) => a.at - b.at)
      .flatMap(({ at, length, text }) => {
        if (at < from || at + length > TEXT.length) return []
        from = at + length + 1
        return [{ offset: at, length, text }]
      })
  })

test('rebased edits do what they were meant to do, where they were meant to, or are refused', () => {
  fc.assert(
    fc.property(someEdits, someEdits, (edits, later) => {
      const moved = rebaseEdits(edits, later)
      const [first] = edits
      const last = edits.at(-1)
      if (moved === undefined || !first || !last) return
      const now = applyEdits(TEXT, later)
      moved.forEach(({ offset, length, text }, index) => {
        const before = edits[index]
        expect(text).toBe(before?.text)
        expect(now.slice(offset, offset + length)).toBe(
          TEXT.slice(before?.offset, (before?.offset ?? 0) + (before?.length ?? 0)),
        )
      })
      const both = rebaseEdits(later, edits)
      if (both) expect(applyEdits(applyEdits(TEXT, edits), both)).toBe(applyEdits(now, moved))
      expect(applyEdits(TEXT, composeEdits(later, moved))).toBe(applyEdits(now, moved))
    }),
  )
})

test('an edit of text that has changed, or that touches a change, is refused', () => {
  const edits = [{ offset: 4, length: 2, text: 'X' }]
  const at = (offset: number, length: number) => rebaseEdits(edits, [{ offset, length, text: 'new' }])
  expect([at(4, 0), at(6, 0), at(5, 1), at(0, 4), at(0, 20)]).toEqual(Array(5).fill(undefined))
  expect(at(0, 1)).toEqual([{ offset: 6, length: 2, text: 'X' }])
  expect(at(7, 1)).toEqual(edits)
})
