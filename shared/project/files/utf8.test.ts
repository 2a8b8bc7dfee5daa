import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isWellFormed, utf8Bytes } from './utf8.ts'

test('bytes are the same as those of the platform’s encoder', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), text => {
      expect(utf8Bytes(text)).toEqual(new Uint8Array(new TextEncoder().encode(text)))
    }),
  )
  for (const text of ['', 'a', 'é', '€', '😀', '\ud83d', 'a\ude00b']) {
    expect(utf8Bytes(text)).toEqual(new Uint8Array(new TextEncoder().encode(text)))
  }
})

test('half a character is noticed', () => {
  expect(isWellFormed('a😀b')).toBe(true)
  expect(isWellFormed('a\ud83d')).toBe(false)
  expect(isWellFormed('\ude00\ud83d')).toBe(false)
})
