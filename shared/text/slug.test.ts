import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slugOfText } from './slug.ts'

test.each([
  ['Getting started', 'getting-started'],
  ['  Set up: v2.0!  ', 'set-up-v2-0'],
  ['Über uns', 'ueber-uns'],
  ['Größe & Straße', 'groesse-strasse'],
  ['U\u0308bersicht', 'uebersicht'],
  ['Crème brûlée', 'creme-brulee'],
  ['Ångström', 'angstroem'],
  ['Smørrebrød', 'smorrebrod'],
  ['Łódź', 'lodz'],
  ['Đặt hàng', 'dat-hang'],
  ['İstanbul', 'istanbul'],
  ['œuvre', 'oeuvre'],
  ['ﬁne print', 'fine-print'],
  ['What’s new?', 'whats-new'],
  ['snake_case', 'snake-case'],
  ['Привет, мир', 'привет-мир'],
  ['快速开始', '快速开始'],
  ['ガイド', 'ガイド'],
  ['हिन्दी', 'हिन्दी'],
  ['C++ & C#', 'c-c'],
  ['🚀 Go', 'go'],
  ['🚀', ''],
  ['../../etc', 'etc'],
])('“%s” becomes “%s”', (text, slug) => {
  expect(slugOfText(text)).toBe(slug)
})

test('a slug is its own slug, and has nothing but letters, digits and single hyphens between them', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), text => {
      const slug = slugOfText(text)
      expect(slugOfText(slug)).toBe(slug)
      expect(slug).toMatch(/^$|^[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*$/u)
    }),
  )
})
