import { expect, test } from 'vitest'
import { newerDivisions } from './newer-divisions.ts'
import { readNewerNavigation } from './newer-navigation.ts'

const divided = (navigation: unknown) => newerDivisions(readNewerNavigation(navigation))
const trailOf = (site: ReturnType<typeof divided>, path: string) =>
  site.of(path).trail.map(({ name }) => name)

const VERSIONS = {
  versions: [
    {
      version: 'Edge',
      tabs: [{ tab: 'Guides', groups: [{ group: 'Start', pages: ['edge/intro', 'about'] }] }],
    },
    {
      version: '2.0',
      default: true,
      tabs: [
        { tab: 'Guides', groups: [{ group: 'Start', pages: ['v2/intro', 'about'] }] },
        { tab: 'API', groups: [{ group: 'Calls', pages: ['v2/api/calls'] }] },
      ],
    },
  ],
}

test('a page belongs where it is listed, whatever its path is', () => {
  const site = divided({
    tabs: [
      { tab: 'A', pages: ['shared/one'] },
      { tab: 'B', groups: [{ group: 'G', pages: ['shared/two', 'shared/one'] }] },
    ],
  })
  expect(trailOf(site, 'shared/one')).toEqual(['A'])
  expect(trailOf(site, 'shared/two')).toEqual(['B'])
})

test('a page that is not listed belongs to its nearest listed neighbor', () => {
  const site = divided({
    tabs: [
      { tab: 'A', pages: ['a/one'] },
      { tab: 'B', pages: ['b/deep/two'] },
    ],
  })
  expect(trailOf(site, 'b/deep/other')).toEqual(['B'])
  expect(trailOf(site, 'b/other')).toEqual(['B'])
  expect(trailOf(site, 'elsewhere')).toEqual(['A'])
})

test('a page of several versions counts as one of the default version', () => {
  const site = divided(VERSIONS)
  expect(trailOf(site, 'about')).toEqual(['2.0', 'Guides'])
  expect(site.of('about').version).toBeUndefined()
  expect(site.of('edge/intro')).toMatchObject({ version: 'Edge', selects: 'Edge' })
  expect(site.inVersion('about', 'Edge').trail.map(({ name }) => name)).toEqual(['Edge', 'Guides'])
})

test('every level has its switcher, with the global divisions of its kind', () => {
  const site = divided({
    global: {
      anchors: [{ anchor: 'Blog', href: 'https://x.example' }],
      tabs: [{ tab: 'Status', href: '/s' }],
    },
    ...VERSIONS,
  })
  const names = site
    .switchers(site.of('about'))
    .map(({ kind, divisions }) => [kind, divisions.map(d => d.name)])
  expect(names).toEqual([
    ['version', ['Edge', '2.0']],
    ['tab', ['Guides', 'API', 'Status']],
    ['anchor', ['Blog']],
  ])
})

test.each([
  ['v2/intro', 'Edge', 'edge/intro'], // one segment differs
  ['about', 'Edge', 'about'], // the same page
  ['v2/api/calls', 'Edge', 'edge/intro'], // nothing alike: the first page
])('who reads %s and chooses %s gets %s', (path, name, expected) => {
  const site = divided(VERSIONS)
  const division = site.all.find(one => one.name === name)
  expect(division && site.counterpart(path, division)).toBe(expected)
})

test('choosing a language leads to the same page in it', () => {
  const site = divided({
    languages: [
      { language: 'en', groups: [{ group: 'Start', pages: ['intro', 'guides/auth'] }] },
      { language: 'es', groups: [{ group: 'Inicio', pages: ['es/intro', 'es/guides/auth'] }] },
      { language: 'fr', groups: [{ group: 'Start', pages: ['fr/debut'] }] },
    ],
  })
  const [en, es, fr] = site.all
  const chosen = (path: string, to: typeof en) => to && site.counterpart(path, to)
  expect([chosen('guides/auth', es), chosen('es/guides/auth', en), chosen('guides/auth', fr)]).toEqual([
    'es/guides/auth',
    'guides/auth',
    'fr/debut',
  ])
})

test('a division opens its first page that readers see', () => {
  const site = divided({
    tabs: [
      { tab: 'A', pages: ['a'] },
      {
        tab: 'B',
        groups: [
          { group: 'Hidden', hidden: true, pages: ['b/hidden'] },
          { group: 'Open', root: 'b/index', pages: ['b/one'] },
        ],
      },
    ],
  })
  const [, second] = site.all
  expect(second && site.counterpart('a', second)).toBe('b/index')
})
