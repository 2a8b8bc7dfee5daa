import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runGalley } from '../testing/run-command.ts'
import { makeHome, removeHome, writeFiles } from '../testing/temporary-folders.ts'

let base: string
let folder: string
beforeEach(() => {
  base = makeHome('convert')
  folder = join(base, 'site')
})
afterEach(() => removeHome(base))

const repository = (files: Readonly<Record<string, string>>) => writeFiles(folder, files)

const read = (file: string) => readFileSync(join(folder, file), 'utf8')

const NEWER = `{
  "$schema": "https://example.com/docs.json",
  "theme": "mint",
  "name": "Acme",
  "colors": { "primary": "#16A34A" },
  "navigation": {
    "tabs": [
      { "tab": "Guides", "groups": [{ "group": "Start", "pages": ["index"] }] },
      { "tab": "API", "openapi": "api.json", "pages": ["api/intro", "GET /users"] }
    ]
  }
}
`
const PAGES = {
  'index.mdx': '---\ntitle: Start\n---\n',
  'api/intro.mdx': '---\ntitle: API\n---\n',
}

test('a docs.json in the newer format is converted: reported first, backed up, and readable by the other commands', async () => {
  repository({ 'docs.json': NEWER, ...PAGES })
  const { code, out, err } = await runGalley('convert', folder)
  expect([code, err]).toEqual([0, ''])
  expect(
    out,
  ).toBe(`docs.json, in the newer format of docs.json, becomes docs.json in the older format of docs.json.

Stays (2)
  /name, /colors/primary

Becomes something else (4)
  docs.json:8:7  /navigation/tabs/0 → /primaryTab
  docs.json:8:37  /navigation/tabs/0/groups/0 → /navigation/0
  docs.json:9:7  /navigation/tabs/1 → /tabs/0
  docs.json:9:46  /navigation/tabs/1/pages → /navigation/1

Kept as it is, though it isn’t used there (1)
  docs.json:3:3  /theme
      Galley doesn’t use it. It is kept so that the file can be converted back.

Lost, or written in another way (3)
  docs.json:2:3  /$schema
      It refers to the schema of the newer format, which doesn’t fit this file.
  docs.json:9:23  /navigation/tabs/1/openapi
      The operations that it lists become pages, and each of them names its API description.
  docs.json:9:69  /navigation/tabs/1/pages/1
      Operations can’t be listed among pages here. It becomes a page of its own, “api/get-users”.

New pages (1)
  api/get-users.mdx

What docs.json contains now is kept in docs.json.backup.
Written: api/get-users.mdx and docs.json.
Next: galley check "${folder}" lists what its pages and settings are missing.
With --as-moved, it lists what looks different here.`)
  expect(read('docs.json.backup')).toBe(NEWER)
  expect(read('api/get-users.mdx')).toBe('---\nopenapi: "api.json GET /users"\n---\n')
  expect(JSON.parse(read('docs.json'))).toMatchObject({ navigation: [{ group: 'Start' }, { group: '' }] })
  expect(JSON.parse((await runGalley('config', 'get', folder, '/tabs/0/url')).out)).toBe('api')
})

test('a backup is never overwritten', async () => {
  repository({ 'docs.json': NEWER, 'docs.json.backup': 'older', ...PAGES })
  await runGalley('convert', folder)
  expect([read('docs.json.backup'), read('docs.json.backup-2')]).toEqual(['older', NEWER])
})

test('--dry-run writes nothing, and --json prints the same as data', async () => {
  repository({ 'docs.json': NEWER, ...PAGES })
  const { code, out } = await runGalley('convert', folder, '--dry-run', '--json')
  expect(code).toBe(0)
  expect(JSON.parse(out)).toMatchObject({
    from: 'newer',
    to: 'galley',
    target: 'docs.json',
    backup: 'docs.json.backup',
    pages: ['api/get-users.mdx'],
    written: false,
  })
  expect(readdirSync(folder).sort()).toEqual(['api', 'docs.json', 'index.mdx'])
  expect(read('docs.json')).toBe(NEWER)
})

test('mint.json becomes docs.json and stays; converting back restores its keys', async () => {
  const mint = '{ "name": "Acme", "navigation": [{ "group": "Start", "pages": ["index"] }] }'
  repository({ 'mint.json': mint, ...PAGES })
  const checked = await runGalley('check', folder)
  expect([checked.code, checked.err]).toEqual([
    2,
    `“${folder}” has a mint.json, the settings of a site in an older format, and no docs.json.\nConvert it first: galley convert "${folder}"`,
  ])
  expect((await runGalley('convert', folder)).code).toBe(0)
  expect([read('mint.json'), read('docs.json')]).toEqual([mint, mint])
  expect((await runGalley('convert', folder, '--to', 'mint')).code).toBe(0)
  expect(read('mint.json.backup')).toBe(mint)
  expect((await runGalley('convert', folder, '--to', 'newer')).code).toBe(0)
  expect(JSON.parse(read('docs.json'))).toEqual({
    name: 'Acme',
    theme: 'mint',
    navigation: { groups: [{ group: 'Start', pages: ['index'] }] },
  })
})

test('what cannot be converted is reported with its location, and nothing is written', async () => {
  repository({ 'docs.json': '{\n  "name": "Acme",\n  "navigation": { "tabs": [ }\n}\n' })
  const broken = await runGalley('convert', folder)
  expect([broken.code, broken.err.split('\n')[0]]).toEqual([
    1,
    expect.stringMatching(/^docs\.json, line \d+, column \d+: /),
  ])
  repository({ 'docs.json': '{ "navigation": { "$ref": "nav.json" } }' })
  const missing = await runGalley('convert', folder)
  expect([missing.code, missing.err.split('\n')[0]]).toEqual([
    1,
    'docs.json, line 1, column 17: “nav.json” can’t be inserted here: there is no such file in the repository.',
  ])
  repository({ 'docs.json': '{ "name": "A", "navigation": [] }' })
  const already = await runGalley('convert', folder)
  expect([already.code, already.err]).toEqual([
    2,
    'docs.json is already in the older format of docs.json.\nTo convert it to another format, say which: --to newer or --to mint.',
  ])
  expect((await runGalley('convert', folder, '--to', 'word')).code).toBe(2)
  expect((await runGalley('convert', join(base, 'site', 'nothing'))).code).toBe(2)
  expect(existsSync(join(folder, 'docs.json.backup'))).toBe(false)
})

test('check and build take the newer form as it is, without a word about it', async () => {
  repository({ 'docs.json': NEWER, ...PAGES })
  const checked = await runGalley('check', folder, '--only', 'config')
  expect(checked.code).toBe(0)
  expect(checked.out).not.toMatch(/newer|format|navigation/)
  const built = await runGalley('build', folder, '--out', join(base, 'out'))
  expect([built.code, built.err]).toEqual([0, ''])
})

const HERE = {
  name: 'Acme',
  favicon: '/favicon.svg',
  colors: { primary: '#16A34A', anchors: { from: '#16A34A', to: '#0D9373' } },
  primaryTab: { name: 'Guides' },
  tabs: [{ name: 'API', url: 'api' }],
  anchors: [{ name: 'Community', icon: 'comments', url: 'https://example.com/talk' }],
  navigation: [
    { group: 'Start', pages: ['index', { group: 'Deeper', icon: 'star', pages: ['deep/one', 'deep/two'] }] },
    { group: 'Calls', pages: ['api/calls'] },
    { group: 'Last', pages: ['last'] },
  ],
}

/** Every page of a built site by its name: its title and its links, in order. */
async function sitePages(name: string): Promise<Readonly<Record<string, readonly string[]>>> {
  const out = join(base, name)
  const built = await runGalley('build', folder, '--out', out)
  expect([built.code, built.err]).toEqual([0, ''])
  const pages = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.html'))
  const output = (file: string) =>
    readFileSync(join(out, file), 'utf8').match(/<title>[^<]*|<h1[^>]*>[^<]*|(?<=<a [^>]*)href="[^"]*"/g) ??
    []
  return Object.fromEntries(pages.sort().map(file => [file, output(file)]))
}

for (const to of ['newer', 'mint'] as const) {
  test(`converted by ${to} and back, the built site has the same pages, titles and links in the same order`, async () => {
    const paths = ['index', 'deep/one', 'deep/two', 'api/calls', 'last']
    const pages = paths.map(path => [`${path}.mdx`, `---\ntitle: About ${path}\n---\n`])
    repository({ 'docs.json': JSON.stringify(HERE), 'favicon.svg': '<svg/>', ...Object.fromEntries(pages) })
    const before = await sitePages('before')
    expect(before['deep/two.html']).toContain('href="../api/calls.html"')
    expect((await runGalley('convert', folder, '--to', to)).code).toBe(0)
    if (to === 'mint') rmSync(join(folder, 'docs.json'))
    expect((await runGalley('convert', folder, '--to', 'galley')).code).toBe(0)
    expect(await sitePages('after')).toEqual(before)
  })
}

const API = JSON.stringify({
  openapi: '3.1.0',
  info: { title: 'Shop', version: '1' },
  tags: [{ name: 'orders' }],
  paths: {
    '/orders': {
      get: { operationId: 'listOrders', tags: ['orders'], responses: {} },
      post: { operationId: 'createOrder', tags: ['orders'], responses: {} },
    },
  },
})

const IN_NAVIGATION = JSON.stringify({
  theme: 'mint',
  name: 'Acme',
  colors: { primary: '#16A34A' },
  navigation: {
    tabs: [
      { tab: 'Guides', groups: [{ group: 'Start', pages: ['index', 'README'] }] },
      { tab: 'API', openapi: 'shop.json', groups: [{ group: 'Orders', pages: ['GET /orders'] }] },
      {
        tab: 'SDKs',
        groups: [{ group: 'Made', openapi: { source: 'shop.json', directory: 'sdks/calls' } }],
      },
    ],
  },
})

test('operations in the navigation become pages at the addresses of the generated ones, and each has its operation', async () => {
  repository({
    'docs.json': IN_NAVIGATION,
    'shop.json': API,
    'index.mdx': '---\ntitle: Start\n---\n',
    'README.mdx': '---\ntitle: Read me\n---\n',
  })
  const before = JSON.parse((await runGalley('check', folder, '--format', 'json')).out)
  const { code, err } = await runGalley('convert', folder)
  expect([code, err]).toEqual([0, ''])
  expect(read('api-reference/orders/list-orders.mdx')).toBe('---\nopenapi: "shop.json GET /orders"\n---\n')
  expect(JSON.parse(read('docs.json'))).toMatchObject({
    navigation: [
      { group: 'Start', pages: ['index', 'README'] },
      { group: 'Orders', pages: ['api-reference/orders/list-orders'] },
      { group: 'Made', pages: ['sdks/calls/orders/list-orders', 'sdks/calls/orders/create-order'] },
    ],
    primaryTab: { name: 'Guides' },
    tabs: [
      { name: 'API', url: 'api-reference' },
      { name: 'SDKs', url: 'sdks' },
    ],
  })
  const after = JSON.parse((await runGalley('check', folder, '--format', 'json')).out)
  const codes = (report: { problems: readonly { code: string }[] }) => report.problems.map(one => one.code)
  expect(codes(after).filter(one => /navigation|operation|unknown-key/.test(one))).toEqual([])
  expect(codes(before).filter(one => /missing-page/.test(one))).toEqual([])
})
