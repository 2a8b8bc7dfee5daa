import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyEdits, type TextEdits } from '../../../shared/text/edit.ts'
import { type Replaced, replaceMore, TypedTexts, wholeText } from './typed-text.ts'

/** Edits somewhere, most of them near the last one. */
const edits = fc.array(
  fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    near: fc.option(fc.integer({ min: -3, max: 3 }), { freq: 4 }),
    length: fc.integer({ min: 0, max: 4 }),
    text: fc.string({ maxLength: 4 }),
  }),
  { maxLength: 30 },
)

test('texts are the same as when every edit copies them', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 20, maxLength: 60 }), edits, (start, all) => {
      const texts = new TypedTexts()
      let [text, last] = [start, 0]
      for (const { at, near, length, text: typed } of all) {
        const wanted = near === null ? Math.floor(at * text.length) : last + near
        const offset = Math.max(0, Math.min(wanted, text.length))
        const edit: TextEdits = [{ offset, length: Math.min(length, text.length - offset), text: typed }]
        const next = texts.apply('a.md', text, edit)
        expect(next).toBe(applyEdits(text, edit))
        last = offset + typed.length
        text = next
      }
    }),
  )
})

test('a text that was replaced by another one is taken as it is, and several edits are applied together', () => {
  const texts = new TypedTexts()
  texts.apply('a.md', 'One.', [{ offset: 3, length: 0, text: '!' }])
  expect(texts.apply('a.md', 'Two!.', [{ offset: 4, length: 0, text: '?' }])).toBe('Two!?.')
  const both = [
    { offset: 0, length: 1, text: 't' },
    { offset: 3, length: 1, text: '' },
  ]
  expect(texts.apply('a.md', 'Two!?.', both)).toBe('two?.')
})

test('what is typed or deleted at one place leaves the text around it as it is', () => {
  const around = 'Before. After.'
  const type = (before: Replaced, offset: number, length: number, text: string) =>
    replaceMore(before, { offset, length, text })
  let typed: Replaced = { around, from: 8, to: 8, text: '' }
  for (const [index, letter] of [...'words '].entries()) typed = type(typed, 8 + index, 0, letter)
  expect(wholeText(typed)).toBe('Before. words After.')
  for (let offset = 13; offset >= 7; offset--) typed = type(typed, offset, 1, '')
  expect(wholeText(typed)).toBe('Before.After.')
  expect(typed.around).toBe(around)
  expect(type(typed, 0, 1, 'b').around).toBe('Before.After.')
})
