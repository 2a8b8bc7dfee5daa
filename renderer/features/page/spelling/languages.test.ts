import { expect, test } from 'vitest'
import { isInScript, languagesOf } from './languages.ts'

test.each([
  ['guides/one.mdx', undefined, 'en', ['en']],
  ['guides/one.mdx', undefined, 'es', ['es', 'en']],
  ['one.mdx', 'fr', 'en', ['fr', 'en']],
  ['one.mdx', 'fr-CA', 'en', ['fr', 'en']],
  ['fr/one.mdx', 'en', 'en', ['en']],
  ['es/one.mdx', undefined, 'en', ['es', 'en']],
  ['pt-BR/one.mdx', undefined, 'en', ['en']],
  ['fr.mdx', undefined, 'en', ['en']],
  ['one.mdx', 'ja', 'en', []],
  ['es/one.mdx', 'de', 'en', []],
] as const)(
  'the page %s, declared as %j on a site in %j, is checked in %j',
  (file, declared, ofSite, languages) => {
    expect(languagesOf(file, declared, ofSite)).toEqual(languages)
  },
)

test('words in a script of no dictionary are not looked up', () => {
  expect(isInScript('ошибка', ['en'])).toBe(false)
  expect(isInScript('ошибка', ['ru', 'en'])).toBe(true)
  expect(isInScript('mistake', ['ru', 'en'])).toBe(true)
})
