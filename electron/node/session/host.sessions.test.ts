import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HostFixture, makeDirty } from '../testing/host-fixture.ts'

let fixture: HostFixture
beforeEach(() => {
  fixture = new HostFixture()
})
afterEach(() => fixture.close())

test('a reloaded window finds its work again', async () => {
  const host = fixture.host()
  const before = fixture.window(host)
  await before.connect()
  await before.call('open', { folder: fixture.site('site') })
  await makeDirty(before)
  before.wire.end()
  expect(host.hasUnsaved).toBe(true)
  const after = fixture.window(host)
  const { project } = await after.connect()
  expect(project?.dirty).toEqual([{ file: 'a.md', change: 'edited' }])
  expect((await fixture.window(host, 'other').connect()).project).toBeUndefined()
})

test('work is dropped when its window stays away: soon without changes, after ten minutes with changes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const host = fixture.host()
    const [clean, changed] = [fixture.window(host, 'clean'), fixture.window(host, 'changed')]
    for (const one of [clean, changed]) {
      await one.connect()
      await one.call('open', { folder: fixture.site('site') })
    }
    await makeDirty(changed)
    for (const one of [clean, changed]) one.wire.end()
    vi.advanceTimersByTime(2 * 60_000)
    expect((await fixture.window(host, 'clean').connect()).project).toBeUndefined()
    expect(host.hasUnsaved).toBe(true)
    vi.advanceTimersByTime(9 * 60_000)
    expect(host.hasUnsaved).toBe(false)
  } finally {
    vi.useRealTimers()
  }
})

test('a window that is opened twice continues in the newer place', async () => {
  const host = fixture.host()
  const [old, young] = [fixture.window(host), fixture.window(host)]
  await old.connect()
  await old.call('open', { folder: fixture.site('site') })
  expect((await young.connect()).project).toBeDefined()
  expect(old.replaced()).toBe(1)
  await expect(old.call('pages')).rejects.toMatchObject({ code: 'bad-request' })
  old.wire.end()
  await expect(young.call('pages')).resolves.toBeDefined()
})

// Covers F15
test('two windows on one folder know of each other, in one process and across processes', async () => {
  const folder = fixture.site('site')
  const one = fixture.window(fixture.host())
  await one.connect()
  expect(await one.call('open', { folder })).toMatchObject({ project: { alsoOpen: false } })
  const two = fixture.window(fixture.host(), 'two')
  await two.connect()
  expect(await two.call('open', { folder })).toMatchObject({ project: { alsoOpen: true } })
  await vi.waitFor(() => expect(one.state()?.alsoOpen).toBe(true), { timeout: 120_000 })
  await two.call('close')
  await vi.waitFor(() => expect(one.state()?.alsoOpen).toBe(false), { timeout: 120_000 })
})

// Covers F15
test('marks of processes that ended or hang do not count', async () => {
  const folder = fixture.site('site')
  const one = fixture.window(fixture.host())
  await one.connect()
  await one.call('open', { folder })
  const [place = ''] = readdirSync(join(fixture.base, 'data/open'))
  const mark = (name: string) => join(fixture.base, 'data/open', place, name)
  await one.call('close')
  writeFileSync(mark('999999999-0a'), '')
  writeFileSync(mark('1-0b'), '')
  utimesSync(mark('1-0b'), 1, 1)
  expect(await one.call('open', { folder })).toMatchObject({ project: { alsoOpen: false } })
  expect(readdirSync(join(fixture.base, 'data/open', place))).toHaveLength(1)
})

test('a folder named at the start waits for the first window', async () => {
  const host = fixture.host()
  const folder = fixture.site('site')
  await host.prepare(folder)
  expect((await fixture.window(host, 'first').connect()).project).toMatchObject({ folder })
  expect((await fixture.window(host, 'second').connect()).project).toBeUndefined()
  await host.prepare(fixture.base)
  expect((await fixture.window(host, 'third').connect()).offer).toMatchObject({
    kind: 'choose',
    candidates: [folder],
  })
  await expect(host.prepare(join(fixture.base, 'no'))).rejects.toThrow('no')
})

test('folders named together wait for a window each, and those without a window are closed', async () => {
  const host = fixture.host()
  const [one, two, three] = [fixture.site('one'), fixture.site('two'), fixture.site('three')]
  for (const folder of [one, two, three, three]) await host.prepare(folder)
  expect((await fixture.window(host, 'first').connect()).project).toMatchObject({ folder: one })
  expect((await fixture.window(host, 'second').connect()).project).toMatchObject({ folder: two })
  await host.close()
  const later = fixture.window(fixture.host())
  await later.connect()
  for (const folder of [one, two, three])
    expect(await later.call('open', { folder })).toMatchObject({ project: { folder, alsoOpen: false } })
})

test('a preview is reached with its capability, and is gone with its project', async () => {
  const host = fixture.host()
  const one = fixture.window(host)
  await one.connect()
  await one.call('open', { folder: fixture.site('site') })
  const { url } = await one.call<{ url: string }>('preview', { page: 'a' })
  const [, capability = ''] = /^preview:([\da-f]{64})\/a\.html$/.exec(url) ?? []
  expect(host.previewed(capability)).toBeDefined()
  expect(host.previewed('')).toBeUndefined()
  await one.call('close')
  expect(host.previewed(capability)).toBeUndefined()
})

test('the folder may be reached through a link', async () => {
  const folder = fixture.site('site')
  symlinkSync(folder, join(fixture.base, 'link'), 'junction')
  const one = fixture.window(fixture.host())
  await one.connect()
  expect(await one.call('open', { folder: join(fixture.base, 'link') })).toMatchObject({
    project: { folder },
  })
  cpSync(join(folder, 'a.md'), join(folder, 'b.md'))
  one.wire.focused()
  await expect
    .poll(() =>
      one.events.some(({ name, value }) => name === 'pages' && JSON.stringify(value).includes('b.md')),
    )
    .toBe(true)
})

test('a page is saved and its folder closed although another program replaced the data folder by a file', async () => {
  const one = fixture.window(fixture.host())
  await one.connect()
  const folder = fixture.site('site')
  await one.call('open', { folder })
  rmSync(join(fixture.base, 'data'), { recursive: true })
  writeFileSync(join(fixture.base, 'data'), '')
  await makeDirty(one)
  await one.call('save')
  expect(readFileSync(join(folder, 'a.md'), 'utf8')).toBe('more text\n')
  await one.call('close')
  expect(one.state()?.dirty).toEqual([])
})
