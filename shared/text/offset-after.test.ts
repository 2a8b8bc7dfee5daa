import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyEdits, type TextEdit } from './edit.ts'
import { offsetAfter } from './offset-after.ts'

const edit = (offset: number, length: number, text: string): TextEdit => ({ offset, length, text })

test.each([
  ['before it', [edit(0, 1, 'xyz')], 6],
  ['inserted at it', [edit(4, 0, 'xy')], 6],
  ['replacing it', [edit(4, 2, 'xyz')], 4],
  ['behind it', [edit(5, 1, 'xyz')], 4],
  ['from before it to behind it', [edit(2, 4, 'x')], 2],
  ['several', [edit(0, 2, ''), edit(4, 0, 'x'), edit(6, 1, 'y')], 3],
])('an offset after an edit %s', (_, edits, wanted) => {
  expect(offsetAfter(edits, 4)).toBe(wanted)
})

test('text that no edit touches starts where the offset says', () => {
  const words = fc.array(fc.constantFrom('a', 'bb', ''), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(words, words, (before, behind) => {
      const text = `${before.join('')}|${behind.join('')}`
      const offset = text.indexOf('|')
      const edits = [edit(0, Math.min(1, offset), 'xyz'), edit(offset + 1, 0, 'q')]
      expect(applyEdits(text, edits)[offsetAfter(edits, offset)]).toBe('|')
    }),
  )
})
