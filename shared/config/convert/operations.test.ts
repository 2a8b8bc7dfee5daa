import { expect, test } from 'vitest'
import { inEnglish } from '../../messages/in-english.ts'
import { convertConfig } from './convert.ts'
import type { Converted, DescribedOperations } from './model.ts'

const operations: DescribedOperations = (source, folder) =>
  source === 'shop.json'
    ? [
        { operation: 'GET /orders', path: `${folder}/orders/list`, group: 'Orders' },
        { operation: 'WEBHOOK order.created', path: `${folder}/orders/created`, group: 'Orders' },
        { operation: 'GET /users', path: `${folder}/users/list`, group: 'Users' },
      ]
    : undefined

function convert(navigation: object): Converted & { value: { [key: string]: unknown } } {
  const made = convertConfig({
    file: 'docs.json',
    text: JSON.stringify({ navigation }),
    to: 'galley',
    operations,
  })
  if (made.kind !== 'converted') throw new Error(inEnglish(made.message))
  return { ...made, value: JSON.parse(made.text) }
}

const losses = ({ report }: Converted) =>
  report.flatMap(({ outcome, from, why }) =>
    outcome === 'lost' ? [`${from} ${why ? inEnglish(why) : ''}`] : [],
  )
const pages = (made: Converted) => made.pages.map(({ path, text }) => `${path}: ${text.split('\n')[1]}`)

const group = (...some: readonly unknown[]) => ({ groups: [{ group: 'All', pages: some }] })

test('an operation takes the description of the nearest level above it, the first of several', () => {
  const below = { ...group('GET /orders', 'webhook order.created'), openapi: ['shop.json', 'other.json'] }
  for (const navigation of [
    { tabs: [{ tab: 'API', ...below }] },
    { versions: [{ version: 'v1', ...below }] },
    { languages: [{ language: 'en', ...below }] },
    { products: [{ product: 'shop', ...below }] },
    { tabs: [{ tab: 'Home', menu: [{ item: 'API', ...below }] }] },
    { dropdowns: [{ dropdown: 'API', ...below }] },
  ])
    expect(pages(convert(navigation)), JSON.stringify(navigation)).toEqual([
      'api-reference/orders/list: openapi: "shop.json GET /orders"',
      'api-reference/orders/created: openapi: "shop.json WEBHOOK order.created"',
    ])
})

test('a group that names a description gets a page for each operation, in the folder it says', () => {
  const made = convert({
    groups: [{ group: 'All', openapi: 'shop.json', directory: 'calls', pages: ['intro'] }],
  })
  expect(made.value.navigation).toEqual([
    { group: 'All', pages: ['intro', 'calls/orders/list', 'calls/orders/created', 'calls/users/list'] },
  ])
  expect(losses(made)).toContain(
    '/navigation/groups/0/openapi The pages of the 3 operations in shop.json can’t be generated in this place here. They become pages of their own.',
  )
})

test('a description that cannot be read is reported, and stays for the way back', () => {
  const made = convert({ groups: [{ group: 'All', openapi: 'https://example.com/api.json', pages: [] }] })
  expect(made.value.navigation).toMatchObject([{ openapi: 'https://example.com/api.json' }])
  expect(losses(made)).toEqual([
    '/navigation/groups/0/openapi The pages of the operations in https://example.com/api.json can’t be generated in this place here, and the file can’t be read to create them.',
  ])
})

test('a version that names a description gets groups by its headings', () => {
  const made = convert({ versions: [{ version: 'v1', openapi: 'shop.json' }] })
  expect(made.value.navigation).toEqual([
    { group: 'Orders', pages: ['api-reference/orders/list', 'api-reference/orders/created'], version: 'v1' },
    { group: 'Users', pages: ['api-reference/users/list'], version: 'v1' },
  ])
})

test('a product is shown by its name', () => {
  const made = convert({
    products: [
      { product: 'core', name: 'The core', ...group('core/a') },
      { product: 'cloud', ...group('cloud/a') },
    ],
  })
  expect([made.value.primaryTab, made.value.tabs]).toEqual([
    { name: 'The core' },
    [{ name: 'cloud', url: 'cloud' }],
  ])
})

test('a menu item that leads elsewhere becomes an anchor, and divisions in one keep their pages', () => {
  const made = convert({
    tabs: [
      {
        tab: 'Home',
        menu: [
          { item: 'Forum', href: 'https://forum.example.com' },
          { item: 'SDKs', dropdowns: [{ dropdown: 'Go', pages: ['go/a'] }] },
        ],
      },
    ],
  })
  expect(made.value).toMatchObject({
    anchors: [{ name: 'Forum', url: 'https://forum.example.com' }],
    navigation: [{ group: '', pages: ['go/a'] }],
  })
})

test('a group that all versions have alike is written once, in the order of each version', () => {
  const shared = { group: 'Shared', pages: ['same'] }
  const made = convert({
    versions: [
      {
        version: 'v2',
        groups: [{ group: 'New', pages: ['v2/new'] }, shared, { group: 'End', pages: ['v2/end'] }],
      },
      { version: 'v1', groups: [{ group: 'Old', pages: ['v1/old'] }, shared] },
    ],
  })
  expect(made.value.navigation).toEqual([
    { group: 'New', pages: ['v2/new'], version: 'v2' },
    { group: 'Old', pages: ['v1/old'], version: 'v1' },
    shared,
    { group: 'End', pages: ['v2/end'], version: 'v2' },
  ])
  expect(losses(made)).toEqual([])
})

test('a page in some versions, which belongs to one here, is reported where it is listed again', () => {
  const made = convert({
    versions: [
      { version: 'v2', groups: [{ group: 'New', pages: ['same'] }] },
      { version: 'v1', groups: [{ group: 'Old', pages: ['same'] }] },
    ],
  })
  expect(losses(made)).toEqual([
    '/navigation/versions/1/groups/0/pages/0 “same” is in several versions. Here, a page belongs to one version, unless its group is the same in all of them.',
  ])
})
