import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyEdits } from '../../../../shared/text/edit.ts'
import { lineStarts, positionAt } from '../../../../shared/text/position.ts'
import { fromAligned, fromEditor, toEditor } from './editorText.ts'

const lines = fc
  .array(
    fc.tuple(
      fc.string({ maxLength: 6 }).map(line => line.replace(/[\r\n]/g, '')),
      fc.constantFrom('\n', '\r\n', '\r'),
    ),
  )
  .map(parts => parts.map(([line, end]) => line + end).join(''))

test('an edit on a text with mixed line endings goes to the code editor and back unchanged', () => {
  fc.assert(
    fc.property(lines, fc.nat(), fc.nat(), fc.string(), (text, from, size, typed) => {
      const starts = lineStarts(text)
      // Only positions between characters that the cursor can have: never inside a line ending.
      const snap = (offset: number) =>
        text[offset - 1] === '\r' && text[offset] === '\n' ? offset - 1 : offset
      const offset = snap(from % (text.length + 1))
      const end = snap(Math.min(text.length, offset + (size % 10)))
      const edits = [{ offset, length: Math.max(0, end - offset), text: typed }]
      expect(fromEditor(text, toEditor(text, edits))).toEqual(edits)
      expect(positionAt(starts, offset).line).toBeGreaterThan(0)
    }),
  )
})

test('where all line endings are alike, the positions of the code editor are those of the file', () => {
  const text = fc.array(fc.string({ maxLength: 6 }).map(line => line.replace(/[\r\n]/g, '')))
  fc.assert(
    fc.property(text, fc.nat(), fc.nat(9), fc.string(), (parts, from, size, typed) => {
      const whole = parts.join('\n')
      const offset = from % (whole.length + 1)
      const edits = [{ offset, length: Math.min(size, whole.length - offset), text: typed }]
      const placed = toEditor(whole, edits).map(change => ({
        ...change,
        rangeOffset: offset,
        rangeLength: edits[0]?.length ?? 0,
      }))
      expect(fromAligned(placed)).toEqual(fromEditor(whole, placed))
    }),
  )
})

test('several changes come in any order and leave sorted', () => {
  const text = 'one\r\ntwo\nthree'
  const change = (line: number, typed: string) => ({
    range: { startLineNumber: line, startColumn: 1, endLineNumber: line, endColumn: 2 },
    text: typed,
  })
  const edits = fromEditor(text, [change(3, 'T'), change(1, 'O')])
  expect(applyEdits(text, edits)).toBe('One\r\ntwo\nThree')
})
