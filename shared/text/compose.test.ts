import fc from 'fast-check'
import { expect, test } from 'vitest'
import { composeEdits } from './compose.ts'
import { applyEdits, invertEdits, type TextEdits } from './edit.ts'

/** Edits that fit a text: it is cut at the sorted offsets, and every other slice is replaced. */
const editsOf = (text: string, cuts: readonly number[], words: readonly string[]): TextEdits => {
  const places = cuts.map(cut => cut % (text.length + 1)).sort((a, b) => a - b)
  return words.slice(0, places.length >> 1).map((word, index) => {
    const offset = places[index * 2] ?? 0
    return { offset, length: (places[index * 2 + 1] ?? offset) - offset, text: word }
  })
}

const words = fc.array(fc.string({ maxLength: 4 }), { maxLength: 4 })
const cuts = fc.array(fc.nat(60), { maxLength: 8 })
const draft = fc.tuple(cuts, words)

test('two edits composed into one give the same text, and so do their inverses', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), fc.array(draft, { maxLength: 6 }), (start, drafts) => {
      let text = start
      let there: TextEdits = []
      let back: TextEdits = []
      for (const [places, texts] of drafts) {
        const edits = editsOf(text, places, texts)
        there = composeEdits(there, edits)
        back = composeEdits(invertEdits(text, edits), back)
        text = applyEdits(text, edits)
        expect(applyEdits(start, there)).toBe(text)
        expect(applyEdits(text, back)).toBe(start)
        expect(back).toEqual(invertEdits(start, there))
      }
    }),
    { numRuns: 2000 },
  )
})

test('typed characters become one insertion', () => {
  const typed = [...'hello'].map((text, index): TextEdits => [{ offset: 3 + index, length: 0, text }])
  expect(typed.reduce(composeEdits)).toEqual([{ offset: 3, length: 0, text: 'hello' }])
})
