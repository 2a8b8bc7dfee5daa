import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyEdits, type TextEdits } from '../../../shared/text/edit.ts'
import { type TypedText, TypedTexts, typeOn } from './typed-text.ts'

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
  let typed: TypedText = { before: around, edits: [], text: around }
  const type = (offset: number, length: number, text: string) => {
    typed = typeOn(typed, typed.text, [{ offset, length, text }])
  }
  for (const [index, letter] of [...'words '].entries()) type(8 + index, 0, letter)
  expect(typed.text).toBe('Before. words After.')
  for (let offset = 13; offset >= 7; offset--) type(offset, 1, '')
  expect(typed).toEqual({
    before: around,
    edits: [{ offset: 7, length: 1, text: '' }],
    text: 'Before.After.',
  })
})

test('a text with edits at many places is put together', () => {
  const before = '1 2 3 4 5 6 7 8 9 '
  let typed: TypedText = { before, edits: [], text: before }
  for (let offset = 16; offset >= 0; offset -= 2)
    typed = typeOn(typed, typed.text, [{ offset, length: 1, text: '-' }])
  expect(typed.text).toBe('- - - - - - - - - ')
  expect(typed.before).not.toBe(before)
})
