import { expect, test } from 'vitest'
import { directionOf, hasRtl } from './direction.ts'

test.each([
  ['- مرحبا، Galley', 'rtl'],
  ['שלום', 'rtl'],
  ['**1.** ދިވެހި', 'rtl'],
  ['Say مرحبا', 'ltr'],
  ['title: "مرحبا"', 'ltr'],
  ['日本語', 'ltr'],
  ['1, 2 – 3', undefined],
  ['', undefined],
])('the direction of “%s” is that of its first letter', (text, direction) => {
  expect(directionOf(text)).toBe(direction)
})

test('digits and punctuation of a right-to-left script have no direction of their own', () => {
  expect(hasRtl('١٢٣، ؟')).toBe(false)
  expect(hasRtl('Say مرحبا')).toBe(true)
})
