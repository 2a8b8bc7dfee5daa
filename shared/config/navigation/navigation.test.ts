import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupsInOrder, listedPages, pagesInOrder, readNavigation } from './navigation.ts'
import { pagePath } from './page-path.ts'

test.each([
  ['introduction', 'introduction'],
  ['/introduction', 'introduction'],
  ['./guides/install', 'guides/install'],
  ['guides/install.mdx', 'guides/install'],
  ['guides/install.MD', 'guides/install'],
  ['guides/', 'guides'],
  [' guides/a b ', 'guides/a b'],
  ['guides\\install', 'guides/install'],
  ['guides/v1.2', 'guides/v1.2'],
  ['//x', 'x'],
  ['.hidden/x', '.hidden/x'],
  ['/', ''],
  ['', ''],
])('%j is the page %j', (written, path) => {
  expect(pagePath(written)).toBe(path)
})

test('normalizing a path twice changes nothing', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z./ \\]{0,12}$/), written => {
      const path = pagePath(written)
      expect(path.startsWith('/') || path.endsWith('/')).toBe(false)
    }),
  )
})

const navigation = [
  {
    group: 'Start',
    icon: 'flag',
    pages: ['/introduction', { group: 'Deep', version: 'v2', pages: ['a/b.mdx'] }, 7],
  },
  { group: 'Start', pages: [] },
  { pages: ['c'] },
  { group: 'No pages' },
  { title: 'What is this' },
  'loose',
  null,
]

test('groups, pages and everything else keep their position', () => {
  expect(readNavigation({ navigation })).toEqual([
    {
      kind: 'group',
      at: ['navigation', 0],
      name: 'Start',
      icon: 'flag',
      entries: [
        { kind: 'page', at: ['navigation', 0, 'pages', 0], path: 'introduction', written: '/introduction' },
        {
          kind: 'group',
          at: ['navigation', 0, 'pages', 1],
          name: 'Deep',
          version: 'v2',
          entries: [
            {
              kind: 'page',
              at: ['navigation', 0, 'pages', 1, 'pages', 0],
              path: 'a/b',
              written: 'a/b.mdx',
            },
          ],
        },
        { kind: 'unknown', at: ['navigation', 0, 'pages', 2] },
      ],
    },
    { kind: 'group', at: ['navigation', 1], name: 'Start', entries: [] },
    {
      kind: 'group',
      at: ['navigation', 2],
      name: '',
      entries: [{ kind: 'page', at: ['navigation', 2, 'pages', 0], path: 'c', written: 'c' }],
    },
    { kind: 'group', at: ['navigation', 3], name: 'No pages', entries: [] },
    { kind: 'unknown', at: ['navigation', 4] },
    { kind: 'page', at: ['navigation', 5], path: 'loose', written: 'loose' },
    { kind: 'unknown', at: ['navigation', 6] },
  ])
})

test('pages and groups are returned in reading order', () => {
  const entries = readNavigation({ navigation })
  expect(pagesInOrder(entries).map(page => page.path)).toEqual(['introduction', 'a/b', 'c', 'loose'])
  expect(groupsInOrder(entries).map(group => group.name)).toEqual(['Start', 'Deep', 'Start', '', 'No pages'])
  expect(listedPages(entries)[1]?.groups.map(group => group.name)).toEqual(['Start', 'Deep'])
})

test.each([[undefined], [null], ['x'], [7], [{}], [{ groups: [] }], [[]]])(
  'a navigation of %j is empty',
  value => {
    expect(readNavigation({ navigation: value })).toEqual([])
  },
)

test('nested groups are read to a limited depth', () => {
  let group: unknown = { group: 'x', pages: ['deepest'] }
  for (let depth = 0; depth < 5000; depth += 1) group = { group: 'x', pages: [group] }
  const entries = readNavigation({ navigation: [group] })
  expect(pagesInOrder(entries)).toEqual([])
  expect(groupsInOrder(entries).length).toBe(100)
})

test('any value can be read', () => {
  fc.assert(
    fc.property(fc.anything(), value => {
      const entries = readNavigation({ navigation: [value, { group: 'x', pages: [value] }] })
      expect(entries).toHaveLength(2)
    }),
  )
})
