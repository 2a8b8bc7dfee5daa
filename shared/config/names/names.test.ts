import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyChanges } from '../edit/apply-changes.ts'
import type { JsonPath } from '../json/pointer.ts'
import { valueAt } from '../json/value-at.ts'
import { nameAt, nameKindAt, nameRules, namesLost } from './names.ts'
import { isNameTaken, renameChanges } from './rename-name.ts'

const OLDER = {
  name: 'Docs',
  versions: ['v1', { name: 'v2', default: true }],
  tabs: [{ name: 'Guides', url: 'guides', version: 'v1' }],
  anchors: [{ name: 'API', url: 'api', version: 'v2' }],
  navigation: [
    { group: 'New', version: 'v2', pages: ['a', { group: 'Deep', version: 'v2', pages: ['v2'] }] },
    { group: 'Old', version: 'v1', pages: ['b'] },
  ],
}
const versions = (code: string) => ({
  language: code,
  versions: [
    { version: 'v2', pages: [`${code}/a`] },
    { version: 'v1', pages: [`${code}/b`] },
  ],
})
const NEWER = {
  name: 'Docs',
  variables: { product: 'Acme', price: '5' },
  navigation: {
    products: [
      { product: 'One', languages: [versions('en'), versions('fr')] },
      { product: 'Two', languages: [versions('en')] },
    ],
  },
}

function renamed(config: unknown, at: JsonPath, to: string): unknown {
  const name = nameAt(config, at)
  return name ? applyChanges(config, renameChanges(config, name, to)) : config
}

test('a version of the older form is renamed in groups, tabs and anchors, not where a page has the same name', () => {
  const after = renamed(OLDER, ['versions', 1, 'name'], '2.0')
  expect(after).toEqual(
    JSON.parse(JSON.stringify(OLDER).replaceAll('"v2"', '"2.0"').replace('["2.0"]', '["v2"]')),
  )
  expect(renamed(after, ['versions', 1, 'name'], 'v2')).toEqual(OLDER)
})

test('a version of the newer form is renamed in every language of its product, and in no other product', () => {
  const at = ['navigation', 'products', 0, 'languages', 1, 'versions', 0, 'version']
  const after = renamed(NEWER, at, 'latest')
  const names = nameRules.version.declared(after).map(({ name }) => name)
  expect(names).toEqual(['latest', 'v1', 'latest', 'v1', 'v2', 'v1'])
})

test('a language is renamed in every product', () => {
  const after = renamed(NEWER, ['navigation', 'products', 0, 'languages', 0, 'language'], 'en-US')
  expect(nameRules.language.declared(after).map(({ name }) => name)).toEqual(['en-US', 'fr', 'en-US'])
})

test('a variable gets another key in the same place', () => {
  const after = renamed(NEWER, ['variables', 'product'], 'company')
  expect(Object.entries(Object(valueAt(after, ['variables'])))).toEqual([
    ['company', 'Acme'],
    ['price', '5'],
  ])
})

test('a text that another value in the same list has is taken; in another product it is not', () => {
  const name = nameAt(NEWER, ['navigation', 'products', 1, 'languages', 0, 'versions', 0, 'version'])
  expect(name && isNameTaken(NEWER, name, 'v1')).toBe(true)
  expect(name && isNameTaken(NEWER, name, 'v2')).toBe(false)
  expect(name && isNameTaken(NEWER, name, 'v3')).toBe(false)
  const older = nameAt(OLDER, ['versions', 0])
  expect(older && isNameTaken(OLDER, older, 'v2')).toBe(true)
})

test('names that a change removed are told apart from those that are somewhere else still', () => {
  const [first, ...rest] = NEWER.navigation.products
  const without = { ...NEWER, variables: { price: '5' }, navigation: { products: rest } }
  expect(first).toBeDefined()
  expect(namesLost(NEWER, without).map(({ name }) => name)).toEqual(['fr', 'product'])
})

test('a rename to a free text and back restores the configuration', () => {
  const all = [OLDER, NEWER].flatMap(config =>
    Object.values(nameRules).flatMap(({ declared }) => declared(config).map(name => ({ config, name }))),
  )
  fc.assert(
    fc.property(fc.constantFrom(...all), fc.stringMatching(/^[x-z]{3,8}$/), ({ config, name }, to) => {
      const after = applyChanges(config, renameChanges(config, name, to))
      const at = name.kind === 'variable' ? ['variables', to] : name.at
      const back = nameAt(after, at)
      expect(back?.name).toBe(to)
      expect(back && applyChanges(after, renameChanges(after, back, name.name))).toEqual(config)
    }),
  )
})

test('the places of names are known while they are empty, so that a field there is one of a name', () => {
  expect(nameKindAt(OLDER, ['versions', 7])).toBe('version')
  expect(nameKindAt(OLDER, ['versions', 7, 'url'])).toBeUndefined()
  expect(nameKindAt(NEWER, ['navigation', 'languages', 0, 'language'])).toBe('language')
  expect(nameKindAt(NEWER, ['navigation', 'tabs', 0, 'tab'])).toBeUndefined()
  expect(nameKindAt(NEWER, ['variables', 'x'])).toBe('variable')
})
