import { expect, test } from 'vitest'
import { formatOf } from '../convert/format.ts'
import { keysIn } from '../edit/default-order.ts'
import { parseJson, toValue } from '../json/parse.ts'
import { readNavigation } from '../navigation/navigation.ts'
import { readConfig } from '../read/read.ts'
import { insertEntries } from '../tree/insert.ts'
import { listsAt, NAVIGATION } from '../tree/kinds.ts'
import { formOf, formOfRoot } from './form.ts'
import type { SettingsForm } from './schema.ts'

const NEWER: Readonly<Record<string, string>> = {
  'an object with lists': '{ "name": "A", "navigation": { "tabs": [] } }',
  'an empty object': '{ "navigation": {} }',
  'an object, with keys of the older form around it': '{ "navigation": {}, "topbarLinks": [], "tabs": [] }',
  'a file that does not exist': '{ "navigation": { "$ref": "./missing.json" } }',
  'none, but a theme': '{ "name": "A", "theme": "mint" }',
  'none, but a header': '{ "name": "A", "navbar": {} }',
  'none, but a mode': '{ "appearance": { "default": "dark" } }',
  'none, but a style': '{ "styling": {} }',
  'none, but the address of the schema': '{ "$schema": "https://mintlify.com/docs.json", "name": "A" }',
  'no usable value, but a theme': '{ "navigation": "intro", "theme": "aspen" }',
  'null, but a theme': '{ "navigation": null, "theme": "luma" }',
  'a whole file elsewhere': '{ "$ref": "./missing.json" }',
}
const OLDER: Readonly<Record<string, string>> = {
  'a list': '{ "name": "A", "navigation": [{ "group": "B", "pages": [] }] }',
  'an empty list': '{ "navigation": [] }',
  'a list, with keys of the newer form around it':
    '{ "$schema": "https://mintlify.com/docs.json", "theme": "mint", "navbar": {}, "navigation": [] }',
  none: '{ "name": "A", "tabs": [{ "name": "API", "url": "api" }] }',
  'none, with a theme of the older form': '{ "name": "A", "theme": "quill" }',
  'no usable value': '{ "navigation": true }',
}

const valueIn = (text: string): unknown => toValue(parseJson(text).root as never)

function isJudgedAlike(text: string, form: SettingsForm): void {
  const { root } = parseJson(text)
  expect(root && formOfRoot(root)).toBe(form)
  expect(formOf(valueIn(text))).toBe(form)
  expect(readConfig(text).form).toBe(form)
  expect(formatOf('docs.json', valueIn(text))).toBe(form === 'newer' ? 'newer' : 'galley')
  expect(keysIn(text)([]).includes('navbar')).toBe(form === 'newer')
  expect(Array.isArray(readConfig(text).value.navigation)).toBe(form === 'older')
}

test.each(Object.entries(NEWER))('newer: the navigation is %s', (_, text) => isJudgedAlike(text, 'newer'))
test.each(Object.entries(OLDER))('older: the navigation is %s', (_, text) => isJudgedAlike(text, 'older'))

const behindRef = (file: string) =>
  readConfig('{ "name": "A", "navigation": { "$ref": "./nav.json" } }', path =>
    path === 'nav.json' ? file : undefined,
  )

test('keys are in the order that the schema of the form has', () => {
  const newer = keysIn('{ "navigation": {} }')
  const older = keysIn('{ "navigation": [] }')
  expect(newer(['banner'])).toEqual(['content', 'dismissible', 'type', 'color'])
  expect(newer(['api', 'playground'])).toEqual(['display', 'proxy', 'credentials'])
  expect(older(['banner'])).toEqual([])
  expect(older(['api', 'playground'])).toEqual(['mode', 'disableProxy'])
})

test('what a file behind $ref holds decides in the end', () => {
  const newer = behindRef('{ "tabs": [{ "tab": "Guides", "pages": ["intro"] }] }')
  expect([newer.form, readNavigation(newer.value)[0]?.kind]).toEqual(['newer', 'division'])
  const older = behindRef('[{ "group": "Start", "pages": ["intro"] }]')
  expect([older.form, readNavigation(older.value)[0]?.kind]).toEqual(['older', 'group'])
  expect(older.sources.files).toEqual(['docs.json', 'nav.json'])
})

test('a mint.json is of the newer form only by its navigation', () => {
  expect(formatOf('mint.json', { navbar: {}, theme: 'mint' })).toBe('mint')
  expect(formatOf('mint.json', { navigation: [] })).toBe('mint')
  expect(formatOf('mint.json', { navigation: {} })).toBe('newer')
})

test('the first entry of a newer file without navigation makes one of its form', () => {
  const config = { name: 'A', theme: 'mint' }
  const answer = insertEntries(config, [{ kind: 'tab', name: 'Guides' }], {
    at: NAVIGATION,
    position: 'into',
  })
  expect(answer).toMatchObject({ kind: 'edit', changes: [{ kind: 'insert', path: ['navigation', 'tabs'] }] })
  expect(listsAt(config, NAVIGATION)).toEqual([])
})
