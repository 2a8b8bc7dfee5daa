import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ExportPlaces, ExportProgress, ExportReport } from '../../../shared/project/base/export.ts'
import { findProduct } from '../base/product.ts'
import { readSiteList } from '../output/site-list.ts'
import { type FixtureWindow, HostFixture } from '../testing/host-fixture.ts'
import { readZip } from '../testing/read-zip.ts'

// The whole export, in its own thread, as a window asks for it.

const { version } = findProduct()
let fixture: HostFixture
let window: FixtureWindow
let folder: string

const at = (path: string) => join(fixture.base, path)
const exported = (kind: string, path: string) =>
  window.call<ExportReport | undefined>('exportSite', { kind, path })

beforeEach(async () => {
  fixture = new HostFixture()
  folder = fixture.site('acme')
  window = fixture.window(fixture.host())
  await window.connect()
  await window.call('open', { folder })
})
afterEach(() => fixture.close())

test('a site is exported to a new folder, and again over what was exported before', async () => {
  const report = await exported('folder', at('out/site'))
  expect(report).toMatchObject({ kind: 'folder', path: at('out/site'), pages: 1, troubles: 0, strangers: 0 })
  expect(readFileSync(at('out/site/index.html'), 'utf8')).toContain('text')
  expect(readSiteList(at('out/site'))).toHaveLength(report?.files ?? 0)
  writeFileSync(join(folder, 'a.md'), 'changed\n')
  await exported('folder', at('out/site'))
  expect(readFileSync(at('out/site/index.html'), 'utf8')).toContain('changed')
  expect(readdirSync(at('out/site')).filter(name => name.startsWith('.galley-staging'))).toEqual([])
})

test('a zip holds the same files as the folder, and nothing else', async () => {
  await exported('folder', at('site'))
  const report = await exported('zip', at('new/acme.zip'))
  const zip = readZip(at('new/acme.zip'))
  expect([...zip.keys()].sort()).toEqual([...readSiteList(at('site'))].sort())
  for (const [path, bytes] of zip) expect(bytes.equals(readFileSync(join(at('site'), path))), path).toBe(true)
  expect(report).toMatchObject({ kind: 'zip', pages: 1, files: zip.size })
  expect(report?.bytes).toBe(readFileSync(at('new/acme.zip')).length)
  expect(readdirSync(at('new'))).toEqual(['acme.zip'])
})

test('what a killed export left is removed by the next one; what runs is left alone', async () => {
  const ended = spawnSync(process.execPath, ['--version']).pid
  const [left, running] = [ended, process.ppid].map(id => [
    at(`.galley-${id}-other.zip.part`),
    mkdtempSync(join(tmpdir(), `galley-export-${id}-`)),
  ])
  for (const path of [left, running]) writeFileSync(path?.[0] ?? '', 'half')
  await exported('zip', at('acme.zip'))
  expect(left?.filter(path => existsSync(path))).toEqual([])
  expect(running?.filter(path => !existsSync(path))).toEqual([])
  for (const path of running ?? []) rmSync(path, { recursive: true })
})

test('the address of the site is in what search engines read, and must be one', async () => {
  const address = 'Docs.example.com/guide'
  await window.call('exportSite', { kind: 'folder', path: at('site'), address })
  expect(readFileSync(at('site/sitemap.xml'), 'utf8')).toContain('https://docs.example.com/guide/')
  await window.call('exportSite', { kind: 'folder', path: at('site'), address: ' ' })
  expect(existsSync(at('site/sitemap.xml'))).toBe(false)
  await expect(
    window.call('exportSite', { kind: 'folder', path: at('site'), address: 'nowhere' }),
  ).rejects.toMatchObject({ message: { key: 'build:address' } })
})

test('a recipe is written for this version, and for the place of the site in its repository', async () => {
  expect(await window.call('publishFacts')).toEqual({ version, within: '', branch: 'main' })
  mkdirSync(at('.git/refs/heads'), { recursive: true })
  mkdirSync(at('.git/objects'))
  writeFileSync(at('.git/HEAD'), 'ref: refs/heads/trunk\n')
  writeFileSync(at('.git/config'), '[remote "origin"]\n\turl = git@gitlab.com:acme/docs.git\n')
  expect(await window.call('publishFacts')).toEqual({
    ...{ version, within: 'acme', branch: 'trunk' },
    remote: 'https://gitlab.com/acme/docs',
  })
})

test('the files of recipes are read, changed and saved like any other', async () => {
  const file = '.github/workflows/documentation.yml'
  await window.call('edit', {
    label: 'Put online',
    edits: [],
    create: [
      { file, text: 'name: Documentation\n' },
      { file: '.gitlab-ci.yml', text: 'pages:\n' },
    ],
  })
  await window.call('save', {})
  expect(readFileSync(join(folder, file), 'utf8')).toBe('name: Documentation\n')
  expect(await window.call('read', { file: '.gitlab-ci.yml' })).toMatchObject({ text: 'pages:\n' })
  await expect(window.call('read', { file: '.github/workflows/other.yml' })).rejects.toMatchObject({
    code: 'not-allowed',
  })
})

test('progress is reported step by step', async () => {
  await exported('zip', at('acme.zip'))
  const progress = window.events.filter(({ name }) => name === 'exporting')
  expect(new Set(progress.map(({ value }) => (value as ExportProgress).step))).toEqual(
    new Set(['reading', 'drawing', 'packing']),
  )
})

test('the proposed places are free', async () => {
  const first = await window.call<ExportPlaces>('exportPlaces')
  expect(first).toEqual({ folder: at('documents/acme-site'), zip: at('documents/acme-site.zip') })
  await exported('folder', first.folder)
  await exported('zip', first.zip)
  expect(await window.call('exportPlaces')).toEqual({
    folder: at('documents/acme-site-2'),
    zip: at('documents/acme-site-2.zip'),
  })
})

test.each([
  ['folder', 'used', 'build:otherFiles'],
  ['folder', 'acme', 'build:otherFiles'],
  ['folder', 'acme/pages', 'build:inRepository'],
  ['folder', 'link', 'build:isLink'],
  ['folder', 'link/deep', 'build:inRepository'],
  ['folder', '.', 'build:otherFiles'],
  ['zip', 'acme/site.zip', 'build:inRepository'],
  ['zip', 'used.zip', 'build:zipExists'],
  ['zip', 'acme.tar', 'build:zipName'],
])('a %s at %s is refused, and nothing is written', async (kind, path, reason) => {
  mkdirSync(at('used'))
  writeFileSync(at('used/diary.txt'), 'mine')
  writeFileSync(at('used.zip'), 'mine')
  symlinkSync(folder, at('link'))
  const before = [readdirSync(fixture.base), readdirSync(folder)]
  await expect(exported(kind, at(path))).rejects.toMatchObject({ message: { key: reason } })
  expect([readdirSync(fixture.base), readdirSync(folder)]).toEqual(before)
  expect(readFileSync(at('used.zip'), 'utf8')).toBe('mine')
})

test('a path that is not whole is refused', async () => {
  await expect(exported('folder', 'site')).rejects.toMatchObject({ message: { key: 'build:wholePath' } })
})

test('the usual folder of the repository may be written to', async () => {
  await expect(exported('folder', join(folder, 'site'))).resolves.toMatchObject({ pages: 1 })
})

test.each(['folder', 'zip'])('a %s that is stopped leaves nothing behind', async kind => {
  const pages = Array.from({ length: 160 }, (_, index) => `p${index}`)
  for (const page of pages)
    writeFileSync(join(folder, `${page}.md`), `# ${page}\n\n${'Some words. '.repeat(200)}\n`)
  const running = exported(kind, at('stopped.zip'))
  await expect.poll(() => window.events.some(({ name }) => name === 'exporting')).toBe(true)
  await expect(exported(kind, at('second.zip'))).rejects.toMatchObject({
    message: { key: 'build:exporting' },
  })
  await window.call('stopExport')
  expect(await running).toBeUndefined()
  expect(readdirSync(fixture.base).filter(name => name.startsWith('stopped'))).toEqual([])
  expect(await exported(kind, at('again.zip'))).toMatchObject({ pages: 161 })
})

test('without a browser nothing is opened', async () => {
  await exported('folder', at('site'))
  expect(existsSync(at('site/index.html'))).toBe(true)
  expect(await window.call('openExport')).toBe(false)
})
