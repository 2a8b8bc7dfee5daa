import { expect, test } from 'vitest'
import { shippedAt } from '../base/shipped.ts'
import { pageDocument } from '../document.ts'
import { renderMissing } from '../missing.ts'
import { searchRecord } from '../search-record.ts'
import { draw, testSite } from '../testing/draw.ts'
import { tagsOf } from '../testing/tags.ts'
import { navigationFiles } from './navigation-files.ts'

const navigation = [
  { group: 'New', version: 'v2', pages: ['v2/a'] },
  { group: 'Old', version: 'v1', pages: ['v1/a', 'v1/b'] },
  { group: 'Both', pages: ['deep/all'] },
]
const pages = ['v2/a', 'v1/a', 'v1/b', 'deep/all']
const config = { versions: ['v2', { name: 'v0', url: 'https://v0.example.com' }, 'v1'], navigation }
const site = testSite({ config, pages })

type Part = 'header' | 'tabs' | 'sidebar' | 'pager'
const regionOf = (path: string, part: Part, of = site) => draw('x', of, `${path}.mdx`).regions[part]

/** What readers of each version see of a region: the version, whether the document hides it, and its HTML. */
const partsOf = (html: string) =>
  html.split(/(?=<(?:div|details)[^>]* data-version=")/).flatMap(part => {
    const [, version, hidden] = /^<[^>]* data-version="([^"]*)"[^>]*?( hidden)?>/.exec(part) ?? []
    return version === undefined ? [] : [{ version, isHidden: hidden !== undefined, html: part }]
  })
const linksOf = (html: string) =>
  tagsOf(html).flatMap(({ name, attributes }) => (name === 'a' ? [attributes.get('href')] : []))

test('a page of all versions has the navigation of each, and shows the first', () => {
  const sidebars = partsOf(regionOf('deep/all', 'sidebar'))
  expect(sidebars.map(({ version, isHidden }) => [version, isHidden])).toEqual([
    ['v2', false],
    ['v1', true],
  ])
  expect(sidebars.map(({ html }) => linksOf(html))).toEqual([
    ['../v2/a.html', './all.html'],
    ['../v1/a.html', '../v1/b.html', './all.html'],
  ])
  for (const { html } of sidebars) expect(html).toContain('aria-current="page" href="./all.html"')
  const pagers = partsOf(regionOf('deep/all', 'pager'))
  expect(pagers.map(({ html }) => linksOf(html))).toEqual([['../v2/a.html'], ['../v1/b.html']])
})

test('its version menu offers the versions of this site without leaving the page', () => {
  const menus = partsOf(regionOf('deep/all', 'header'))
  expect(menus.map(({ version, isHidden }) => [version, isHidden])).toEqual([
    ['v2', false],
    ['v1', true],
  ])
  for (const { html } of menus) {
    const shown = tagsOf(html).flatMap(({ attributes }) => attributes.get('data-shows') ?? [])
    expect(shown).toEqual(['v2', 'v1'])
  }
  expect(linksOf(menus[0]?.html ?? '')).toContain('../v1/a.html')
})

test('a page of one version has only that one, which is remembered; no other page is', () => {
  for (const part of ['sidebar', 'tabs', 'pager'] as const)
    expect(partsOf(regionOf('v1/a', part))).toEqual([])
  expect(partsOf(regionOf('v1/a', 'header'))).toHaveLength(1)
  expect(regionOf('v1/a', 'header')).toContain('data-version="v1" data-remember')
  expect(regionOf('deep/all', 'header')).not.toContain('data-remember')
  const missing = renderMissing(site).regions
  expect(missing.header).toContain('data-version="v2"')
  expect(missing.header).not.toContain('data-remember')
  expect(partsOf(missing.sidebar)).toEqual([])
})

test('nothing is painted before the selected version is shown', () => {
  const documentOf = (path: string) =>
    pageDocument(
      draw('x', site, `${path}.mdx`),
      shippedAt(name => `galley/${name}`),
    )
  expect(documentOf('deep/all')).toContain('<script defer blocking="render" src="../galley/site.js"')
  expect(documentOf('v1/a')).toContain('<script defer src="../galley/site.js"')
})

test.each([pages, [...pages].reverse()])(
  'a search finds each page in its versions (rendered first: %s)',
  (...order) => {
    const fresh = testSite({ config, pages })
    const versions = order.map(path => {
      const record = searchRecord(fresh, draw('x', fresh, `${path}.mdx`))
      return [record?.path, record?.version]
    })
    expect(Object.fromEntries(versions)).toEqual({
      'v2/a': 'v2',
      'v1/a': 'v1',
      'v1/b': 'v1',
      'deep/all': undefined,
    })
  },
)

test.each([
  ['tab', { tabs: [{ name: 'Deep', url: 'deep', version: 'v1' }] }],
  ['anchor', { anchors: [{ name: 'Deep', url: 'deep', version: 'v1' }] }],
])('a page whose %s belongs to one version is no page of all versions', (_, divisions) => {
  const divided = testSite({ config: { ...config, ...divisions }, pages })
  expect(regionOf('deep/all', 'header', divided)).toContain('data-version="v1" data-remember')
  expect(partsOf(regionOf('deep/all', 'sidebar', divided))).toEqual([])
})

test('tabs lead to pages of the selected version', () => {
  const tabs = [{ name: 'Guide', url: 'guide' }]
  const groups = [
    { group: 'New guide', version: 'v2', pages: ['guide/new'] },
    { group: 'Old guide', version: 'v1', pages: ['guide/old'] },
  ]
  const tabbed = testSite({
    config: { ...config, tabs, navigation: [...groups, ...navigation] },
    pages: [...pages, 'guide/new', 'guide/old'],
  })
  const bars = partsOf(regionOf('deep/all', 'tabs', tabbed))
  expect(bars.map(({ html }) => linksOf(html).at(-1))).toEqual(['../guide/new.html', '../guide/old.html'])
})

test('the files of a long navigation exist for each version', () => {
  const groups = Array.from({ length: 40 }, (_, g) => ({
    group: `Group ${g}`,
    pages: Array.from({ length: 6 }, (_, p) => `g${g}/p${p}`),
  }))
  const long = testSite({
    config: { ...config, navigation: [...navigation, ...groups] },
    pages: [...pages, ...groups.flatMap(group => group.pages)],
  })
  const asked = partsOf(regionOf('g7/p3', 'sidebar', long)).map(({ html }) =>
    tagsOf(html).flatMap(({ attributes }) => attributes.get('data-pages') ?? []),
  )
  const files = navigationFiles(long).map(({ path }) => [`../${path}`])
  expect(asked).toHaveLength(2)
  expect(files).toEqual(expect.arrayContaining(asked))
  expect(asked[0]).not.toEqual(asked[1])
})

test('very many versions do not enlarge every page', () => {
  const versions = Array.from({ length: 200 }, (_, index) => `v${index}`)
  const crowded = testSite({ config: { ...config, versions }, pages })
  expect(partsOf(regionOf('deep/all', 'sidebar', crowded)).length).toBeLessThan(10)
  const own = Array.from({ length: 3000 }, (_, index) => `both/${index}`)
  const heavy = testSite({
    config: { ...config, navigation: [...navigation, ...own] },
    pages: [...pages, ...own],
  })
  expect(partsOf(regionOf('both/7', 'sidebar', heavy))).toEqual([])
  expect(partsOf(regionOf('both/7', 'header', heavy))).toHaveLength(1)
})

test('a site without versions has none of this', () => {
  const plain = testSite({ pages, config: { navigation } })
  expect(JSON.stringify(draw('x', plain, 'deep/all.mdx').regions)).not.toContain('data-version')
})
