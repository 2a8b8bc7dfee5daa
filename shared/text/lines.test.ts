import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eolOf, lineEnd, lineStart } from './lines.ts'

const text = fc.array(fc.constantFrom('a', ' ', '\n', '\r\n')).map(parts => parts.join(''))

test('the line of every offset is the one that splitting the text at its line ends gives', () => {
  fc.assert(
    fc.property(text, whole => {
      let from = 0
      for (const line of whole.split(/(?<=\n)/)) {
        const shown = line.replace(/\r?\n$/, '')
        for (let offset = from; offset <= from + shown.length; offset++) {
          expect([lineStart(whole, offset), lineEnd(whole, offset)]).toEqual([from, from + shown.length])
        }
        from += line.length
      }
    }),
  )
})

test('the first line end of a text is the one it uses', () => {
  expect(eolOf('a')).toBe('\n')
  expect(eolOf('a\nb\r\n')).toBe('\n')
  expect(eolOf('a\r\nb\n')).toBe('\r\n')
})
