import { expect, test } from 'vitest'
import { type EditedLanguage, editedLanguages, ownText, withOwnText } from './ownTexts.ts'

const languages = ['en', 'de', 'pt-BR']
const inLanguage = (language: string): EditedLanguage => ({ language, languages })

test('a single text is in the language of the site', () => {
  expect(ownText('Onward', inLanguage('en'))).toBe('Onward')
  expect(ownText('Onward', inLanguage('de'))).toBeUndefined()
  expect(withOwnText(undefined, 'Onward', inLanguage('en'))).toBe('Onward')
  expect(withOwnText('Onward', undefined, inLanguage('en'))).toBeUndefined()
})

test('a text in another language keeps the one that is there', () => {
  expect(withOwnText('Onward', 'Weiter', inLanguage('de'))).toEqual({ en: 'Onward', de: 'Weiter' })
  expect(withOwnText(undefined, 'Weiter', inLanguage('de'))).toEqual({ de: 'Weiter' })
  expect(withOwnText('Onward', undefined, inLanguage('de'))).toBe('Onward')
})

test('texts for several languages are changed one by one', () => {
  const both = { en: 'Onward', de: 'Weiter' }
  expect(ownText(both, inLanguage('de'))).toBe('Weiter')
  expect(withOwnText(both, 'Vor', inLanguage('de'))).toEqual({ en: 'Onward', de: 'Vor' })
  expect(withOwnText(both, undefined, inLanguage('en'))).toEqual({ de: 'Weiter' })
  expect(withOwnText({ de: 'Weiter' }, undefined, inLanguage('de'))).toBeUndefined()
})

test('a variant of a language counts as the language, unless the site has it, too', () => {
  expect(ownText({ PT: 'Seguinte' }, inLanguage('pt-BR'))).toBe('Seguinte')
  expect(withOwnText({ PT: 'Seguinte' }, 'Próximo', inLanguage('pt-BR'))).toEqual({ PT: 'Próximo' })
  const serbian: EditedLanguage = { language: 'sr-Cyrl', languages: ['sr-Latn', 'sr-Cyrl'] }
  expect(ownText({ 'sr-Latn': 'Dalje' }, serbian)).toBeUndefined()
})

test('languages that only the texts are in can be edited, too', () => {
  expect(editedLanguages(['en'], { next: { en: 'a', 'en-GB': 'b', fr: 'c' }, back: 'd' })).toEqual([
    'en',
    'fr',
  ])
})
