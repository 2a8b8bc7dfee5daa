import { expect, test } from 'vitest'
import { bestLanguage, LANGUAGES, type Language } from './languages.ts'

const OFFERED: readonly Language[] = ['en', 'de', 'pt-BR', 'zh-Hans', 'ar'].map(code => ({
  code,
  name: code,
  direction: 'ltr',
}))

const best = (...wanted: readonly string[]) => bestLanguage(wanted, OFFERED).code

test.each([
  ['de-AT', 'de'],
  ['pt', 'pt-BR'],
  ['pt-PT', 'pt-BR'],
  ['zh', 'zh-Hans'],
  ['zh-CN', 'zh-Hans'],
  ['zh-Hans-SG', 'zh-Hans'],
  ['ar-EG', 'ar'],
  ['en-GB', 'en'],
])('people who want %s get %s', (wanted, given) => {
  expect(best(wanted)).toBe(given)
})

test('the first wanted language that is offered wins, and English if there is none', () => {
  expect(best('nl', 'de-CH', 'en')).toBe('de')
  expect(best('zh-TW', 'de')).toBe('de')
  expect(best('zh-TW')).toBe('en')
  expect(best('C', '')).toBe('en')
})

test('English comes first in the list of languages', () => {
  expect(LANGUAGES[0]?.code).toBe('en')
})
