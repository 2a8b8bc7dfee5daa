import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nearest } from './nearest.ts'

const KEYS = ['name', 'navigation', 'colors', 'topbarLinks', 'topbarCtaButton', 'anchors', 'tabs', 'api']

test.each([
  ['colours', 'colors'],
  ['Colors', 'colors'],
  ['nmae', 'name'],
  ['nav', undefined],
  ['navigaton', 'navigation'],
  ['topBarLinks', 'topbarLinks'],
  ['topbarlink', 'topbarLinks'],
  ['topbarCTAButton', 'topbarCtaButton'],
  ['tab', 'tabs'],
  ['banner', undefined],
  ['x', undefined],
  ['', undefined],
  ['openapi', undefined],
])('%s is close to %s', (written, expected) => {
  expect(nearest(written, KEYS)).toBe(expected)
})

test('a missing letter in a longer word is always noticed', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{5,20}$/), fc.nat(), (word, at) => {
      const cut = at % word.length
      expect(nearest(word.slice(0, cut) + word.slice(cut + 1), [word])).toBe(word)
    }),
  )
})
