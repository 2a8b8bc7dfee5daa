import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readApis } from '../../openapi/apis.ts'
import { summarizePage } from '../../page/summary.ts'
import { planSite, type Site } from '../plan/plan.ts'
import { fewIcons } from '../testing/draw.ts'

const answer = { responses: { '200': { description: 'ok' } } }

const described = (paths: object, more: object = {}) =>
  JSON.stringify({ openapi: '3.2.0', info: { title: 'T', version: '1' }, ...more, paths })

async function siteOf(files: Readonly<Record<string, string>>, config: object = {}): Promise<Site> {
  const apis = await readApis({
    entries: Object.keys(files).map(written => ({ written, folder: 'api' })),
    repository: new Set(Object.keys(files)),
    read: async file => files[file],
  })
  return planSite({
    config: { name: 'Site', navigation: [{ group: 'Start', pages: ['intro'] }], ...config },
    pages: [summarizePage('intro.mdx', '---\ntitle: Intro\n---\n')],
    files: new Set(['intro.mdx', ...Object.keys(files)]),
    icons: fewIcons,
    apis: apis.data(),
  })
}

const addressesOf = ({ pages }: Site) => pages.filter(({ generated }) => generated).map(({ path }) => path)

const NAMES = [
  'list',
  'List',
  'con',
  'index',
  'aux',
  'ünïcode',
  '列出',
  '..',
  'a/b',
  'a b',
  '',
  'x'.repeat(300),
]
const PATHS = ['/a', '/A', '/a/', '/a/{id}', '/a/id', '/{x}', '/con', '/nul.txt', '/ü', '/😀']

const operations = fc.uniqueArray(
  fc.record({
    path: fc.constantFrom(...PATHS),
    method: fc.constantFrom('get', 'post', 'delete'),
    id: fc.option(fc.constantFrom(...NAMES), { nil: undefined }),
    tag: fc.option(fc.constantFrom('Pets', 'pets', 'con', '', 'a/b'), { nil: undefined }),
  }),
  { selector: ({ path, method }) => `${method} ${path}`, maxLength: 12 },
)

type Operations = typeof operations extends fc.Arbitrary<infer T> ? T : never

function textOf(all: Operations): string {
  const paths: Record<string, Record<string, object>> = {}
  for (const { path, method, id, tag } of all) {
    paths[path] = {
      ...paths[path],
      [method]: { ...answer, operationId: id, tags: tag === undefined ? [] : [tag] },
    }
  }
  return described(paths)
}

test('whatever operations are called, their addresses differ on every disk, work on every system, and do not depend on the order', async () => {
  await fc.assert(
    fc.asyncProperty(operations, async all => {
      const addresses = addressesOf(await siteOf({ 'a.json': textOf(all) }))
      expect(addresses).toHaveLength(all.length)
      expect(new Set(addresses.map(address => address.normalize('NFC').toLowerCase())).size).toBe(all.length)
      for (const part of addresses.flatMap(address => address.split('/'))) {
        expect(part).not.toMatch(/^(con|aux|nul|prn|(com|lpt)\d|index|\.+|)$|[\\:*?"<>|]|[. ]$/i)
        expect(part.length).toBeLessThan(100)
      }
      const turned = addressesOf(await siteOf({ 'a.json': textOf(all.toReversed()) }))
      expect(turned.toSorted()).toEqual(addresses.toSorted())
    }),
    { numRuns: 60 },
  )
})

test('a new summary or additional operations change no address', async () => {
  const get = { ...answer, summary: 'List', operationId: 'list', tags: ['pets'] }
  const one = await siteOf({ 'a.json': described({ '/a': { get } }) })
  const other = await siteOf({
    'a.json': described({
      '/0': { get: answer },
      '/a': { get: { ...get, summary: 'Show all of them', description: 'x' } },
    }),
  })
  expect(addressesOf(one)).toEqual(['api/pets/list'])
  expect(addressesOf(other)).toContain('api/pets/list')
})

test('two files with the same operations have separate pages, and an unreadable one does not affect the other', async () => {
  const text = described({ '/a': { get: { ...answer, operationId: 'list' } } })
  const addresses = addressesOf(await siteOf({ 'one.json': text, 'two.json': text }))
  expect(addresses).toEqual(['api/one/other/list', 'api/two/other/list'])
  expect(addressesOf(await siteOf({ 'one.json': '{"openapi": ', 'two.json': text }))).toEqual([
    'api/other/list',
  ])
})

test('files with the same name are distinguished by their folders, in any order', async () => {
  const text = described({ '/a': { get: { operationId: 'list', ...answer } } })
  const files = [
    'api/red/2024/service.json',
    'api/blue/2024/service.json',
    'api/blue/2025/service.json',
    'two.json',
  ]
  const addresses = async (all: readonly string[]) =>
    new Set(addressesOf(await siteOf(Object.fromEntries(all.map(file => [file, text])))))
  const made = await addresses(files)
  expect(made).toEqual(
    new Set([
      'api/red-2024-service/other/list',
      'api/blue-2024-service/other/list',
      'api/blue-2025-service/other/list',
      'api/two/other/list',
    ]),
  )
  expect(await addresses(files.toReversed())).toEqual(made)
  const close = await addresses(['a/b/x.json', 'a-b/x.json'])
  expect([...close].every(path => /^api\/a-b-x-[\da-f]{6}\/other\/list$/.test(path))).toBe(true)
  expect(close.size).toBe(2)
})

test('with tag groups, several tags, unknown and empty ones, an operation has one page', async () => {
  const tagged = (...tags: string[]) => ({ get: { ...answer, tags } })
  const text = described(
    { '/a': tagged('b', 'a'), '/b': tagged(' '), '/c': tagged('unknown'), '/d': {}, '/e': { get: answer } },
    {
      tags: [{ name: 'a' }, { name: 'b', 'x-displayName': 'Bees' }, { name: 'nobody' }],
      'x-tagGroups': [{ name: 'Top', tags: ['b', 'missing'] }],
    },
  )
  const site = await siteOf({ 'a.json': text })
  expect(addressesOf(site)).toHaveLength(4)
  const outline = site
    .sectionOf('intro')
    .rows.map(row => (row.kind === 'group' ? row.group.name : row.page.path))
  expect(outline).toEqual(['Start', 'API reference'])
})
