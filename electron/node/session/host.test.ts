import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { saying } from '../../../shared/messages/testing/saying.ts'
import type { FolderListing, OpenReply } from '../../../shared/project/base/model.ts'
import { HostFixture } from '../testing/host-fixture.ts'

let fixture: HostFixture
beforeEach(() => {
  fixture = new HostFixture()
})
afterEach(() => fixture.close())

test('a window must send its name first', async () => {
  await expect(fixture.window(fixture.host()).call('open', { folder: fixture.base })).rejects.toMatchObject({
    code: 'bad-request',
  })
})

test('opens a folder, or the nearest site', async () => {
  const one = fixture.window(fixture.host())
  await one.connect()
  const folder = fixture.site('site')
  for (const named of [folder, join(folder, 'docs.json'), `${folder}/`]) {
    expect(await one.call<OpenReply>('open', { folder: named })).toMatchObject({
      kind: 'open',
      project: { folder, name: 'site' },
    })
  }
  await expect(one.call('open', { folder: join(fixture.base, 'no') })).rejects.toMatchObject({
    code: 'not-found',
  })
  await expect(one.call('open', { folder: join(folder, 'a.md') })).rejects.toMatchObject({
    code: 'not-found',
  })
})

test('offers the sites below a folder, and otherwise reports what is there', async () => {
  const one = fixture.window(fixture.host())
  await one.connect()
  const [nearest, far] = [fixture.site('repos/docs'), fixture.site('repos/a/b/site')]
  fixture.site('repos/a/b/c/too/deep')
  fixture.site('repos/node_modules/x')
  expect(await one.call('open', { folder: join(fixture.base, 'repos') })).toEqual({
    kind: 'choose',
    folder: join(fixture.base, 'repos'),
    candidates: [nearest, far],
  })
  mkdirSync(join(fixture.base, 'empty/sub'), { recursive: true })
  for (const page of ['a.md', 'sub/b.mdx', 'README.md']) writeFileSync(join(fixture.base, 'empty', page), '')
  expect(await one.call('open', { folder: join(fixture.base, 'empty') })).toEqual({
    kind: 'empty',
    folder: join(fixture.base, 'empty'),
    pages: 2,
  })
})

test('opening writes nothing into the folder', async () => {
  const folder = fixture.site('site')
  const before = readdirSync(folder, { recursive: true })
  const one = fixture.window(fixture.host())
  await one.connect()
  await one.call('open', { folder })
  await one.call('pages')
  expect(readdirSync(folder, { recursive: true })).toEqual(before)
})

test('lists folders for the chooser', async () => {
  fixture.site('places/site')
  mkdirSync(join(fixture.base, 'places/.hidden'))
  mkdirSync(join(fixture.base, 'places/other'))
  const one = fixture.window(fixture.host())
  await one.connect()
  const listing = await one.call<FolderListing>('browse', { folder: join(fixture.base, 'places') })
  expect(listing).toEqual({
    folder: join(fixture.base, 'places'),
    parent: fixture.base,
    isSite: false,
    folders: [
      { name: 'other', folder: join(fixture.base, 'places/other'), isSite: false },
      { name: 'site', folder: join(fixture.base, 'places/site'), isSite: true },
    ],
  })
  expect((await one.call<FolderListing>('browse')).folder).toBeTruthy()
  await expect(one.call('chooseFolder')).rejects.toMatchObject({ code: 'unavailable' })
})

// Covers L11
test.runIf(process.platform !== 'win32').each([
  ['a link that leads out', 'is a link that leads out of the open folder.', '../elsewhere.json'],
  ['a link that leads nowhere', 'is a link to something that doesn’t exist.', 'nowhere.json'],
  ['a folder', 'is a folder, not a file.', undefined],
])('says that docs.json is %s, rather than that there is none', async (_, reported, leads) => {
  const folder = join(fixture.base, 'odd')
  mkdirSync(folder)
  writeFileSync(join(fixture.base, 'elsewhere.json'), '{}')
  if (leads) symlinkSync(leads, join(folder, 'docs.json'))
  else mkdirSync(join(folder, 'docs.json'))
  const one = fixture.window(fixture.host())
  await one.connect()
  await expect(one.call('open', { folder })).rejects.toMatchObject({
    message: saying(`“docs.json” ${reported}`),
    hint: saying(/Replace it|Move the folder away/),
  })
})

test('copies the sample to a new folder each time, and opens it', async () => {
  const one = fixture.window(fixture.host())
  await one.connect()
  const first = await one.call<OpenReply>('openSample')
  expect(first).toMatchObject({
    kind: 'open',
    project: { folder: join(fixture.base, 'documents/Galley handbook') },
  })
  expect(await one.call<OpenReply>('openSample')).toMatchObject({
    project: { folder: join(fixture.base, 'documents/Galley handbook 2') },
  })
})

test('creates a minimal site', async () => {
  const one = fixture.window(fixture.host())
  await one.connect()
  const folder = join(fixture.base, 'new/site')
  const created = await one.call<OpenReply>('createSite', { folder, name: 'A "good" $& name', form: 'older' })
  expect(created).toMatchObject({ kind: 'open', project: { name: 'A "good" $& name' } })
  expect(readdirSync(folder).sort()).toEqual(['docs.json', 'introduction.mdx', 'quickstart.mdx'])
  await expect(one.call('createSite', { folder, name: 'x', form: 'older' })).rejects.toMatchObject({
    code: 'exists',
  })
})

test('creates a site from existing pages, and leaves them unchanged', async () => {
  const one = fixture.window(fixture.host())
  await one.connect()
  const folder = join(fixture.base, 'papers')
  mkdirSync(join(folder, 'api-reference/deep'), { recursive: true })
  for (const page of ['README.md', 'start.md', 'api-reference/b.mdx', 'api-reference/deep/a.md']) {
    writeFileSync(join(folder, page), page)
  }
  await one.call<OpenReply>('createSite', { folder, name: '', form: 'older' })
  expect(JSON.parse(readFileSync(join(folder, 'docs.json'), 'utf8'))).toMatchObject({
    name: 'papers',
    navigation: [
      { group: 'Get started', pages: ['start'] },
      { group: 'Api reference', pages: ['api-reference/b', 'api-reference/deep/a'] },
    ],
  })
  expect(readFileSync(join(folder, 'start.md'), 'utf8')).toBe('start.md')
  expect(existsSync(join(folder, 'introduction.mdx'))).toBe(false)
})

test('remembers opened folders, for this person only', async () => {
  const host = fixture.host()
  const one = fixture.window(host)
  await one.connect()
  const [first, second] = [fixture.site('first'), fixture.site('second')]
  for (const folder of [first, second, first]) await one.call('open', { folder })
  const recent = async () =>
    (await fixture.window(fixture.host(), 'two').connect()).recent.map(({ folder }) => folder)
  expect(await recent()).toEqual([first, second])
  const { mode } = statSync(join(fixture.base, 'data/recent.json'))
  if (process.platform !== 'win32') expect(mode & 0o777).toBe(0o600)
  rmSync(second, { recursive: true })
  expect(await recent()).toEqual([first])
  await one.call('forgetRecent', { folder: first })
  expect(await recent()).toEqual([])
  writeFileSync(join(fixture.base, 'data/recent.json'), '{broken')
  expect(await recent()).toEqual([])
})
