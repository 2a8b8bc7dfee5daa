import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DocsConfig } from '../schema/types.generated.ts'
import { type Division, divisionIn, divisionsOfKind, isShown } from './division.ts'
import type { Divisions } from './divisions.ts'
import { readNavigation } from './navigation.ts'
import { readDivisions } from './read-divisions.ts'
import { readVersions } from './versions.ts'

const site = (config: Partial<DocsConfig>, pages: readonly string[] = []) => {
  const whole: DocsConfig = { name: 'x', navigation: [{ group: 'g', pages }], ...config }
  return readDivisions(whole, readNavigation(whole))
}

const tab = (url: string) => ({ name: url, url })

const tabsOf = ({ all }: Divisions) => divisionsOfKind(all, 'tab')
const anchorsOf = ({ all }: Divisions) => divisionsOfKind(all, 'anchor')

test.each([
  ['api/users', ['api'], 'api'],
  ['api', ['api'], 'api'],
  ['api-reference/users', ['api'], 'Documentation'],
  ['api/v2/users', ['api', 'api/v2'], 'api/v2'],
  ['api/v2/users', ['api/v2', 'api'], 'api/v2'],
  ['api/v1/users', ['api/v2', '/api/'], '/api/'],
  ['guides/x', ['https://example.com', 'guides'], 'guides'],
  ['https:/x', ['https://example.com'], 'Documentation'],
  ['API/x', ['api'], 'Documentation'],
  ['x', ['/'], '/'],
  ['api/x', ['/', 'api'], 'api'],
])('%s with tabs %j belongs to %s', (path, urls, name) => {
  expect(divisionIn(site({ tabs: urls.map(tab) }).of(path), 'tab')?.name).toBe(name)
})

test('of two tabs with the same address, the first has the pages', () => {
  const tabs = [
    { name: 'One', url: 'api' },
    { name: 'Two', url: '/api/' },
  ]
  expect(divisionIn(site({ tabs }).of('api/users'), 'tab')?.name).toBe('One')
})

test.each([
  ['intro', ['Documentation', 'Old', 'All'], ['Documentation', 'v1 only']],
  ['new/page', ['Documentation', 'New', 'All'], ['Documentation']],
  ['hidden/page', ['Documentation', 'Old', 'Hidden', 'All'], ['Documentation', 'v1 only']],
  ['both/page', ['Documentation', 'New', 'All'], ['Documentation', 'Both']],
])('a reader of %s sees tabs %j and anchors %j', (path, tabs, anchors) => {
  const divisions = site({
    versions: ['v1', 'v2'],
    tabs: [
      { name: 'Old', url: 'old', version: 'v1' },
      { name: 'New', url: 'new', version: 'v2' },
      { name: 'Hidden', url: 'hidden', isDefaultHidden: true },
      { name: 'All', url: 'all' },
    ],
    anchors: [
      { name: 'v1 only', url: 'first', version: 'v1' },
      { name: 'Both', url: 'both', version: 'v2', isDefaultHidden: true },
    ],
  })
  const seen = (all: readonly Division[]) =>
    all.filter(one => isShown(one, divisions.of(path))).map(({ name }) => name)
  expect([seen(tabsOf(divisions)), seen(anchorsOf(divisions))]).toEqual([tabs, anchors])
})

test('anchors follow the same rule, independently of tabs', () => {
  const divisions = site(
    {
      tabs: [tab('api')],
      anchors: [
        { name: 'Users', url: 'api/users', icon: 'user', color: '#fff' },
        { name: 'Chat', url: 'https://example.com/chat' },
        { name: 'Mail', url: 'mailto:a@example.com' },
      ],
    },
    ['intro', 'api/a', 'api/users/b', 'api/users/b'],
  )
  expect(divisions.of('api/users/b').trail.map(({ name }) => name)).toEqual(['api', 'Users'])
  expect(anchorsOf(divisions).map(found => [found.name, found.href, found.isFirst])).toEqual([
    ['Documentation', undefined, true],
    ['Users', undefined, false],
    ['Chat', 'https://example.com/chat', false],
    ['Mail', 'mailto:a@example.com', false],
  ])
  expect(tabsOf(divisions).map(found => divisions.pagesOf(found))).toEqual([
    ['intro'],
    ['api/a', 'api/users/b'],
  ])
  expect(anchorsOf(divisions).map(found => divisions.pagesOf(found))).toEqual([
    ['intro', 'api/a'],
    ['api/users/b'],
    [],
    [],
  ])
})

test('without tabs and anchors a page belongs to nothing', () => {
  expect(site({}).of('x')).toEqual({ trail: [] })
  expect(site({ primaryTab: { name: 'Guides' }, topAnchor: { name: 'Top' } }).all).toEqual([])
})

test('the first tab and the top anchor have their own names and icons', () => {
  const divisions = site({
    tabs: [{ ...tab('api'), isDefaultHidden: true, version: 'v2', openapi: 'a.json' }],
    primaryTab: { name: 'Guides', isDefaultHidden: true },
    anchors: [{ name: 'A', url: 'a', openapi: ['b.json'] }],
    topAnchor: { name: 'Top', icon: 'star', iconType: 'solid' },
  })
  const [tabs, anchors] = [tabsOf(divisions), anchorsOf(divisions)]
  expect(tabs[0]).toEqual({
    kind: 'tab',
    at: ['primaryTab'],
    name: 'Guides',
    isFirst: true,
    isHidden: true,
    openapi: [],
  })
  expect(tabs[1]).toMatchObject({ at: ['tabs', 0], isHidden: true, version: 'v2', openapi: ['a.json'] })
  expect(anchors[0]).toMatchObject({ at: ['topAnchor'], name: 'Top', icon: 'star', iconType: 'solid' })
})

test('tabs and anchors without a name or url are ignored', () => {
  expect(site({ tabs: [{ name: 'x' }, { url: 'x' }, {}, { name: ' ', url: 'x' }] }).all).toEqual([])
})

test('a page has the version of its innermost group', () => {
  const config: DocsConfig = {
    name: 'x',
    versions: ['v2', 'v1'],
    anchors: [{ name: 'Old', url: 'old', version: 'v1' }],
    navigation: [
      { group: 'g', version: 'v1', pages: ['a', { group: 'h', version: 'v2', pages: ['b'] }] },
      { group: 'i', pages: ['c', 'old/d'] },
    ],
  }
  const { of } = readDivisions(config, readNavigation(config))
  expect([of('a'), of('b'), of('c'), of('old/d')].map(found => [found.version, found.selects])).toEqual([
    ['v1', 'v1'],
    ['v2', 'v2'],
    [undefined, 'v2'],
    [undefined, 'v1'],
  ])
})

test.each([
  [
    ['v2', 'v1'],
    ['v2*', 'v1'],
  ],
  [
    [{ name: 'v2' }, { name: 'v1', default: true }],
    ['v2', 'v1*'],
  ],
  [['v1', 'v1', ' ', {}], ['v1*']],
  [[], []],
])('versions %j are %j', (versions, expected) => {
  expect(readVersions({ versions }).map(one => one.name + (one.isDefault ? '*' : ''))).toEqual(expected)
})

const segment = fc.constantFrom('a', 'b', 'ab')
const path = fc.array(segment, { minLength: 1, maxLength: 4 }).map(parts => parts.join('/'))

test('a page belongs to the tab with the longest matching prefix', () => {
  fc.assert(
    fc.property(path, fc.array(path, { minLength: 1, maxLength: 6 }), (page, urls) => {
      const matching = urls.filter(url => page === url || page.startsWith(`${url}/`))
      const longest = Math.max(-1, ...matching.map(url => url.length))
      expect(divisionIn(site({ tabs: urls.map(tab) }).of(page), 'tab')?.prefix?.length ?? -1).toBe(longest)
    }),
  )
})

test('the divisions of ten thousand pages are found at once', () => {
  const pages = Array.from({ length: 10_000 }, (_, index) => `part-${index % 50}/deep/page-${index}`)
  const tabs = Array.from({ length: 50 }, (_, index) => tab(`part-${index}`))
  const divisions = site({ tabs, anchors: tabs }, pages)
  for (const page of pages) divisions.of(page)
  expect(tabsOf(divisions).map(one => divisions.pagesOf(one).length)).toEqual([0, ...tabs.map(() => 200)])
})
