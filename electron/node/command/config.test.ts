import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runGalley } from '../testing/run-command.ts'
import { makeHome, removeHome, writeFiles } from '../testing/temporary-folders.ts'

let base: string
let folder: string
beforeEach(() => {
  base = makeHome('config')
  folder = join(base, 'site')
})
afterEach(() => removeHome(base))

const repository = (files: Readonly<Record<string, string>>) => writeFiles(folder, files)

const text = (file: string) => readFileSync(join(folder, file), 'utf8')

test('docs.json is changed by the smallest edit, in its own style', async () => {
  repository({
    'docs.json': '\ufeff{\r\n\t"name": "Site",\r\n\t"navigation": [ {"group":"A","pages":["a","b/c"]} ]}',
  })
  expect((await runGalley('config', 'get', folder, '/navigation/0/pages')).out).toBe('[\n  "a",\n  "b/c"\n]')
  expect((await runGalley('config', 'set', folder, '/name', 'New')).code).toBe(0)
  expect(
    (await runGalley('config', 'move', folder, '/navigation/0/pages/0', '/navigation/0/pages/-')).code,
  ).toBe(0)
  expect(text('docs.json')).toBe(
    '\ufeff{\r\n\t"name": "New",\r\n\t"navigation": [ {"group":"A","pages":["b/c","a"]} ]}',
  )
  expect((await runGalley('config', 'remove', folder, '/navigation/0/pages/1')).code).toBe(0)
  expect(text('docs.json')).toContain('"pages":["b/c"]')
  expect((await runGalley('config', 'get', folder)).out).toContain('"name": "New"')
  expect((await runGalley('config', 'get', folder, '/nothing')).code).toBe(1)
  expect((await runGalley('config', 'set', folder, 'name', 'x')).code).toBe(2)
  expect((await runGalley('config', 'set', folder, '/name')).code).toBe(2)
})

test('a folder without a value is wrong usage, and broken settings are reported with their place', async () => {
  repository({ 'docs.json': '{ "name": "A",, }' })
  const here = process.cwd()
  process.chdir(join(folder, '..'))
  const unsaid = await runGalley('config', 'set', basename(folder), '/name').finally(() =>
    process.chdir(here),
  )
  expect([unsaid.code, unsaid.err]).toEqual([1, expect.stringContaining('docs.json, line 1, column 15: ')])
  repository({ 'docs.json': '{}' })
  process.chdir(join(folder, '..'))
  const used = await runGalley('config', 'set', basename(folder), '/name').finally(() => process.chdir(here))
  expect([used.code, used.err]).toEqual([2, expect.stringMatching(/^Usage: galley config set/)])
})

test('the navigation is changed by name, in the file in which it is written', async () => {
  repository({
    'docs.json':
      '{"navigation": {"languages": [{"language": "en", "pages": ["a"]}, {"$ref": "./nav/fr.json"}]}}',
    'nav/fr.json': '{ "language": "fr", "pages": ["fr/a"] }\n',
  })
  const config = (...words: readonly string[]) =>
    runGalley('config', words[0] ?? '', folder, ...words.slice(1))
  const before = text('docs.json')
  expect(await config('add', 'group', 'Début', 'into', '/navigation/languages/1')).toMatchObject({
    code: 0,
    out: '',
  })
  expect(text('nav/fr.json')).toBe(
    '{ "language": "fr", "pages": ["fr/a", { "group": "Début", "pages": [] }] }\n',
  )
  expect(text('docs.json')).toBe(before)
  expect((await config('list', '/navigation/languages/1')).out.split('\n')).toHaveLength(2)
  const refused = await config('add', 'tab', 'X', 'into', '/navigation/languages/0')
  expect(refused).toEqual({ code: 1, out: '', err: 'There can’t be tabs next to the pages here.' })
  const same = await config('rename', '/navigation/languages/1', 'fr')
  expect(same).toMatchObject({ code: 0, err: expect.stringContaining('already') })
})

test('the copy of a version names its own description if the repository has it, and says so otherwise', async () => {
  const navigation = {
    versions: [{ version: 'v1', openapi: 'v1/api.yaml', directory: 'v1/calls', pages: ['v1/a'] }],
  }
  repository({ 'docs.json': JSON.stringify({ navigation }), 'v1/api.yaml': '', 'v2/api.yaml': '' })
  const copied = async (name: string) => {
    const { code, err } = await runGalley('config', 'copy', folder, '/navigation/versions/0', name)
    const { versions } = JSON.parse(text('docs.json')).navigation
    return [code, err, versions.at(-1)]
  }
  expect(await copied('v2')).toEqual([
    0,
    '',
    { version: 'v2', openapi: 'v2/api.yaml', directory: 'v2/calls', pages: ['v2/a'] },
  ])
  expect(await copied('v3')).toEqual([
    0,
    'v1/api.yaml: the copy names the same as the original.',
    { version: 'v3', openapi: 'v1/api.yaml', directory: 'v3/calls', pages: ['v3/a'] },
  ])
})
