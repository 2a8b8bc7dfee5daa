import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bytesOfText, encodedText, isBytes, isReference, referenceTo, sizeIn, textOfBytes } from './bytes.ts'

test('all bytes are preserved', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 20_000 }), bytes => {
      expect(bytesOfText(textOfBytes(bytes))).toEqual(bytes)
      expect(isReference(textOfBytes(bytes))).toBe(false)
    }),
    { numRuns: 50 },
  )
})

test('texts are UTF-8, and keep their byte order mark', () => {
  expect(encodedText({ text: 'ü', bom: true })).toEqual(Uint8Array.from([0xef, 0xbb, 0xbf, 0xc3, 0xbc]))
})

test.each(['logo.png', 'a/b.JPEG', 'font.woff2', 'talk.mp4'])('%s is bytes', file => {
  expect(isBytes(file)).toBe(true)
})

test.each(['logo.svg', 'page.mdx', 'png', 'docs.json', 'a.png/b'])('%s is a text', file => {
  expect(isBytes(file)).toBe(false)
})

test('a reference says how many bytes it stands for', () => {
  expect(sizeIn(referenceTo('0af', 12))).toBe(12)
  expect(isReference(referenceTo('0af', 12))).toBe(true)
  expect(sizeIn('a text')).toBe(0)
})
