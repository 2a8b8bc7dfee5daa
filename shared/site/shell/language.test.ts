import { expect, test } from 'vitest'
import { languageAttributes, languageOf } from './language.ts'

test.each([
  ['Quickstart', 'en'],
  ['', 'en'],
  ['Введение', 'en'],
  ['البدء السريع', 'ar'],
  ['מדריך API', 'he'],
  ['快速入门', 'zh'],
  ['Docker 部署', 'zh'],
  ['概要', 'zh'],
  ['概要です', 'ja'],
  ['API リファレンス', 'ja'],
  ['빠른 시작', 'ko'],
  ['How to write 中文', 'en'],
])('%s is read as %s', (text, language) => {
  expect(languageOf(text)).toBe(language)
})

test('a version’s declared language counts, and the text direction follows from it', () => {
  expect(languageAttributes('fr', '快速入门')).toEqual({ lang: 'fr' })
  expect(languageAttributes('fa-IR', 'Start')).toEqual({ lang: 'fa-IR', dir: 'rtl' })
  expect(languageAttributes('"><script>', 'البدء')).toEqual({ lang: 'ar', dir: 'rtl' })
  expect(languageAttributes(undefined, 'Start')).toEqual({ lang: 'en' })
})
