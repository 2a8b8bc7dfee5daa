import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type SettingsForm, schemas } from './schema/schema.ts'
import { referencePage, settingPlace } from './settings-reference.ts'

const PAGES: Readonly<Record<SettingsForm, string>> = {
  older: 'reference/docs-json',
  newer: 'reference/docs-json-newer',
}
const forms = Object.entries(PAGES) as (readonly [SettingsForm, string])[]

test.each(forms)(
  'the handbook has the page about the %s form that the schema generates (else: npm run generate)',
  (form, page) => {
    const file = new URL(`../../resources/handbook/${page}.mdx`, import.meta.url)
    expect(referencePage(form)).toBe(readFileSync(file, 'utf8'))
  },
)

test.each(forms)('the page about the %s form names every key', form => {
  const page = referencePage(form)
  const keys = Object.entries(schemas[form].properties ?? {}).map(([key, { 'x-kept': kept }]) =>
    kept === true ? `\`${key}\`` : `name="${key}"`,
  )
  expect(keys.filter(key => !page.includes(key))).toEqual([])
})

test('a value leads to its own field, an item to its list, and an unknown key to what is around it', () => {
  expect(settingPlace(['colors', 'primary'], 'older')).toBe('reference/docs-json#param-colors.primary')
  expect(settingPlace(['anchors', 2, 'iconType'], 'older')).toBe(
    'reference/docs-json#param-anchors[].icontype',
  )
  expect(settingPlace(['anchors', 2], 'older')).toBe('reference/docs-json#param-anchors')
  expect(settingPlace(['colors', 'unheard'], 'newer')).toBe('reference/docs-json-newer#param-colors')
  expect(settingPlace(['unheard'], 'newer')).toBe('reference/docs-json-newer')
})
