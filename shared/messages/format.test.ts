import { createInstance } from 'i18next'
import { expect, test } from 'vitest'
import { formatter } from './format.ts'
import { inEnglish } from './in-english.ts'
import { type Message, type MessageKey, type MessageValues, message } from './message.ts'

const catalog = {
  sample: {
    plain: 'Nothing to fill in.',
    named: 'There is no “{{name}}” in {{place}}.',
    pages_one: 'one page',
    pages_other: '{{count}} pages',
    deep: { inner: 'Inside' },
    all: '{{names, list}} are missing.',
    any: 'Choose {{names, list(type: disjunction)}}.',
  },
}

const english = formatter('en', catalog)
const make = (key: string, values?: MessageValues): Message => ({
  key: `sample:${key}` as MessageKey,
  ...(values && { values }),
})

const SAMPLES: readonly (readonly [Message, string])[] = [
  [make('plain'), 'Nothing to fill in.'],
  [make('named', { name: 'a $& {{place}}', place: 'b' }), 'There is no “a $& {{place}}” in b.'],
  [make('pages', { count: 1 }), 'one page'],
  [make('pages', { count: 0 }), '0 pages'],
  [make('deep.inner'), 'Inside'],
  [make('all', { names: ['a', 'b', 'c'] }), 'a, b, and c are missing.'],
  [make('any', { names: ['a', 'b'] }), 'Choose a or b.'],
]

test.each(SAMPLES)('%j is said in English', (message, text) => {
  expect(english(message)).toBe(text)
})

test('values may be messages and lists of messages', () => {
  const inner = make('pages', { count: 2 })
  expect(english(make('named', { name: inner, place: 'x' }))).toBe('There is no “2 pages” in x.')
  expect(english(make('all', { names: [inner, 'y'] }))).toBe('2 pages and y are missing.')
})

test('a text of the schema is its own key, dots and colons included', () => {
  const german = formatter('de', { schema: { 'Site name: a. b.': 'Name der Site' } }, inEnglish)
  expect(german({ english: 'Site name: a. b.' })).toBe('Name der Site')
  expect(german({ english: 'toString' })).toBe('toString')
  expect(inEnglish({ english: 'Site name: a. b.' })).toBe('Site name: a. b.')
})

test('a text stays as it is, a key that no catalog has is shown itself', () => {
  expect(english('{{name}}')).toBe('{{name}}')
  expect(english(make('nowhere.at'))).toBe('sample:nowhere.at')
})

test('i18next, which the window uses, says the same', () => {
  const window = createInstance()
  window.init({
    resources: { en: catalog },
    lng: 'en',
    initAsync: false,
    interpolation: { escapeValue: false },
  })
  for (const [{ key, values }, text] of SAMPLES) expect(window.t(key, { ...values })).toBe(text)
})

test('a message that the catalog lacks is formatted by the formatter given for that', () => {
  const german = formatter('de', { cli: { usage: {} } }, inEnglish)
  expect(german(message('cli:usage.exitCodes'))).toBe(inEnglish(message('cli:usage.exitCodes')))
  expect(
    formatter('de', { cli: { usage: { exitCodes: 'Codes' } } }, inEnglish)(message('cli:usage.exitCodes')),
  ).toBe('Codes')
})
