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

let office: HostFixture
beforeEach(() => {
  office = new HostFixture()
})
afterEach(() => office.close())

test('a window must send its name first', async () => {
  await expect(office.window(office.host()).call('open', { folder: office.base })).rejects.toMatchObject({
    code: 'bad-request',
  })
})

test('opens a folder, or the nearest site', async () => {
  const one = office.window(office.host())
  await one.connect()
  const folder = office.site('site')
  for (const named of [folder, join(folder, 'docs.json'), `${folder}/`]) {
    expect(await one.call<OpenReply>('open', { folder: named })).toMatchObject({
      kind: 'open',
      project: { folder, name: 'site' },
    })
  }
  await expect(one.call('open', { folder: join(office.base, 'no') })).rejects.toMatchObject({
    code: 'not-found',
  })
  await expect(one.call('open', { folder: join(folder, 'a.md') })).rejects.toMatchObject({
    code: 'not-found',
  })
})

test('offers the sites below a folder, and otherwise reports what is there', async () => {
  const one = office.window(office.host())
  await one.connect()
  const [near, far] = [office.site('repos/docs'), office.site('repos/a/b/site')]
  office.site('repos/a/b/c/too/deep')
  office.site('repos/node_modules/x')
  expect(await one.call('open', { folder: join(office.base, 'repos') })).toEqual({
    kind: 'choose',
    folder: join(office.base, 'repos'),
    candidates: [near, far],
  })
  mkdirSync(join(office.base, 'empty/sub'), { recursive: true })
  for (const page of ['a.md', 'sub/b.mdx', 'README.md']) writeFileSync(join(office.base, 'empty', page), '')
  expect(await one.call('open', { folder: join(office.base, 'empty') })).toEqual({
    kind: 'empty',
    folder: join(office.base, 'empty'),
    pages: 2,
  })
})

test('opening writes nothing into the folder', async () => {
  const folder = office.site('site')
  const before = readdirSync(folder, { recursive: true })
  const one = office.window(office.host())
  await one.connect()
  await one.call('open', { folder })
  await one.call('pages')
  expect(readdirSync(folder, { recursive: true })).toEqual(before)
})

test('lists folders for the chooser', async () => {
  office.site('places/site')
  mkdirSync(join(office.base, 'places/.hidden'))
  mkdirSync(join(office.base, 'places/other'))
  const one = office.window(office.host())
  await one.connect()
  const listing = await one.call<FolderListing>('browse', { folder: join(office.base, 'places') })
  expect(listing).toEqual({
    folder: join(office.base, 'places'),
    parent: office.base,
    isSite: false,
    folders: [
      { name: 'other', folder: join(office.base, 'places/other'), isSite: false },
      { name: 'site', folder: join(office.base, 'places/site'), isSite: true },
    ],
  })
  expect((await one.call<FolderListing>('browse')).folder).toBeTruthy()
  await expect(one.call('chooseFolder')).rejects.toMatchObject({ code: 'unavailable' })
})

test.runIf(process.platform !== 'win32').each([
  ['a link that leads out', 'is a link that leads out of the folder that is open.', '../elsewhere.json'],
  ['a link that leads nowhere', 'is a link to something that is not there.', 'nowhere.json'],
  ['a folder', 'is a folder, not a file.', undefined],
])('says that docs.json is %s, rather than that there is none', async (_, told, leads) => {
  const folder = join(office.base, 'odd')
  mkdirSync(folder)
  writeFileSync(join(office.base, 'elsewhere.json'), '{}')
  if (leads) symlinkSync(leads, join(folder, 'docs.json'))
  else mkdirSync(join(folder, 'docs.json'))
  const one = office.window(office.host())
  await one.connect()
  await expect(one.call('open', { folder })).rejects.toMatchObject({
    message: `“docs.json” ${told}`,
    hint: saying(/in its place|Move the folder away/),
  })
})

test('copies the sample to a new folder each time, and opens it', async () => {
  const one = office.window(office.host())
  await one.connect()
  const first = await one.call<OpenReply>('openSample')
  expect(first).toMatchObject({
    kind: 'open',
    project: { folder: join(office.base, 'documents/Galley handbook') },
  })
  expect(await one.call<OpenReply>('openSample')).toMatchObject({
    project: { folder: join(office.base, 'documents/Galley handbook 2') },
  })
})

test('creates a minimal site', async () => {
  const one = office.window(office.host())
  await one.connect()
  const folder = join(office.base, 'new/site')
  const made = await one.call<OpenReply>('createSite', { folder, name: 'A "good" $& name' })
  expect(made).toMatchObject({ kind: 'open', project: { name: 'A "good" $& name' } })
  expect(readdirSync(folder).sort()).toEqual(['docs.json', 'introduction.mdx', 'quickstart.mdx'])
  await expect(one.call('createSite', { folder, name: 'x' })).rejects.toMatchObject({ code: 'exists' })
})

test('creates a site from existing pages, and leaves them unchanged', async () => {
  const one = office.window(office.host())
  await one.connect()
  const folder = join(office.base, 'papers')
  mkdirSync(join(folder, 'api-reference/deep'), { recursive: true })
  for (const page of ['README.md', 'start.md', 'api-reference/b.mdx', 'api-reference/deep/a.md']) {
    writeFileSync(join(folder, page), page)
  }
  await one.call<OpenReply>('createSite', { folder, name: '' })
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
  const host = office.host()
  const one = office.window(host)
  await one.connect()
  const [first, second] = [office.site('first'), office.site('second')]
  for (const folder of [first, second, first]) await one.call('open', { folder })
  const recent = async () =>
    (await office.window(office.host(), 'two').connect()).recent.map(({ folder }) => folder)
  expect(await recent()).toEqual([first, second])
  const { mode } = statSync(join(office.base, 'data/recent.json'))
  if (process.platform !== 'win32') expect(mode & 0o777).toBe(0o600)
  rmSync(second, { recursive: true })
  expect(await recent()).toEqual([first])
  await one.call('forgetRecent', { folder: first })
  expect(await recent()).toEqual([])
  writeFileSync(join(office.base, 'data/recent.json'), '{broken')
  expect(await recent()).toEqual([])
})
