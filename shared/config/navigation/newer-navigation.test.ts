import { expect, test } from 'vitest'
import { readNavigation } from './navigation.ts'
import { readNewerNavigation } from './newer-navigation.ts'

const read = (navigation: unknown) => readNavigation({ navigation })

test('divisions of every kind hold each other, with what is written of them', () => {
  const [language] = read({
    languages: [
      {
        language: 'fr',
        default: true,
        versions: [{ version: '2', tag: 'New', tabs: [{ tab: 'API', icon: 'code', pages: ['fr/api'] }] }],
      },
    ],
  })
  expect(language).toMatchObject({
    division: { kind: 'language', name: 'fr', isDefault: true, at: ['navigation', 'languages', 0] },
    entries: [
      {
        division: { kind: 'version', name: '2', tag: 'New' },
        entries: [
          {
            division: { kind: 'tab', name: 'API', icon: 'code' },
            entries: [{ kind: 'page', path: 'fr/api' }],
          },
        ],
      },
    ],
  })
})

test.each([
  [
    { group: 'A', pages: ['/a/b.mdx'] },
    { name: 'A', entries: [{ path: 'a/b' }] },
  ],
  [
    { group: 'A', root: 'a/index', expanded: true, pages: [] },
    { root: 'a/index', isExpanded: true },
  ],
  [
    { group: 'A', hidden: true, searchable: true, pages: [] },
    { isHidden: true, isSearchable: true },
  ],
  [
    { group: 'A', icon: { name: 'bolt', style: 'solid' }, pages: [] },
    { icon: 'bolt', iconType: 'solid' },
  ],
  [{ group: 'A', openapi: 'a.yaml', directory: 'a' }, { api: { sources: ['a.yaml'], directory: 'a' } }],
  [
    { group: 'A', openapi: { source: 'a.yaml', directory: 'b' } },
    { api: { sources: ['a.yaml'], directory: 'b' } },
  ],
])('the group %j is read', (group, expected) => {
  expect(read({ groups: [group] })[0]).toMatchObject({ kind: 'group', ...expected })
})

test.each([
  ['GET /users', { method: 'GET', target: '/users' }],
  ['post /users/{id}', { method: 'POST', target: '/users/{id}' }],
  ['webhook order.created', { method: 'WEBHOOK', target: 'order.created' }],
  ['api/a.yaml DELETE /x', { source: 'api/a.yaml', method: 'DELETE', target: '/x' }],
])('%s among the pages is an operation', (written, expected) => {
  expect(read({ pages: [written] })).toEqual([
    { kind: 'operation', at: ['navigation', 'pages', 0], written, ...expected },
  ])
})

test('the list decides what a member is, whatever names it has', () => {
  expect(read({ groups: [{ group: 'SDK', anchor: 'sdk', pages: ['a'] }] })[0]).toMatchObject({
    kind: 'group',
    name: 'SDK',
  })
  expect(read({ tabs: [{ group: 'No tab', pages: [] }] })[0]).toMatchObject({
    division: { kind: 'tab', name: '' },
  })
})

test('two lists at one level are both kept, the one that counts first', () => {
  const { containers, entries } = readNewerNavigation({ pages: ['a'], tabs: [{ tab: 'T', pages: ['b'] }] })
  expect(containers).toEqual(['tabs', 'pages'])
  expect(entries.map(({ kind }) => kind)).toEqual(['division', 'page'])
})

test('global divisions are listed beside the others', () => {
  const { globals } = readNewerNavigation({
    global: { anchors: [{ anchor: 'Blog', href: 'https://x.example' }] },
  })
  expect(globals.map(({ division }) => [division.kind, division.name, division.href])).toEqual([
    ['anchor', 'Blog', 'https://x.example'],
  ])
})

test.each([[null], [3], [{ tabs: 'x' }], [{ groups: [3, null, {}] }], [{ pages: [[], {}, ''] }]])(
  '%j never fails',
  navigation => {
    const entries = isList(navigation) ? [] : readNewerNavigation(navigation).entries
    expect(entries.every(({ kind }) => kind === 'unknown')).toBe(true)
  },
)

const isList = Array.isArray
