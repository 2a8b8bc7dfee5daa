import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inEnglish } from '../../../shared/messages/in-english.ts'
import type { Text } from '../../../shared/messages/message.ts'
import { type FixtureWindow, HostFixture, makeDirty } from '../testing/host-fixture.ts'

let fixture: HostFixture
let folder: string
beforeEach(() => {
  fixture = new HostFixture()
  folder = fixture.site('site')
})
afterEach(() => fixture.close())

const draftFolder = () =>
  join(fixture.base, 'data/drafts', readdirSync(join(fixture.base, 'data/drafts'))[0] ?? '')
const kept = () => readdirSync(draftFolder()).filter(name => name.endsWith('.json'))

async function opened(name: string): Promise<FixtureWindow> {
  const window = fixture.window(fixture.host(), name)
  await window.connect()
  await window.call('open', { folder })
  return window
}

/** A window types, and its process ends without asking to save. */
async function endedDirty(): Promise<void> {
  const host = fixture.host()
  const window = fixture.window(host)
  await window.connect()
  await window.call('open', { folder })
  await makeDirty(window)
  await host.close()
}

const textOf = async (window: FixtureWindow) =>
  (await window.call<{ text: string }>('read', { file: 'a.md' })).text

test('unsaved work is soon on disk, outside the repository and readable by nobody else, and is removed when it is saved', async () => {
  const window = await opened('one')
  await makeDirty(window)
  await vi.waitFor(() => expect(kept()).toHaveLength(1), { timeout: 120_000 })
  const file = join(draftFolder(), kept()[0] ?? '')
  expect(JSON.parse(readFileSync(file, 'utf8')).drafts).toEqual([
    { file: 'a.md', text: 'more text\n', base: { text: 'text\n', bom: false } },
  ])
  expect(statSync(file).mode & 0o77).toBe(0)
  expect((await opened('two')).state()?.recovered).toBeUndefined()
  await window.call('save')
  await vi.waitFor(() => expect(kept()).toEqual([]), { timeout: 120_000 })
})

test('it is offered to the next session, restored as one step, and not offered again once saved', async () => {
  await endedDirty()
  const window = await opened('two')
  expect(window.state()?.recovered).toMatchObject({ files: ['a.md'], time: expect.any(Number) })
  expect(await textOf(window)).toBe('text\n')
  await window.call('answerRecovered', { answer: 'bring-back', label: 'Bring back' })
  expect(window.state()).toMatchObject({ dirty: [{ file: 'a.md' }], undo: 'Bring back' })
  expect(window.state()?.recovered).toBeUndefined()
  expect(await textOf(window)).toBe('more text\n')
  expect(kept()).toHaveLength(1)
  await window.call('save')
  await window.call('close')
  expect(kept()).toEqual([])
})

test('work without an answer is offered again; discarded work is in the version history', async () => {
  await endedDirty()
  const host = fixture.host()
  const silent = fixture.window(host)
  await silent.connect()
  await silent.call('open', { folder })
  await host.close()
  const window = await opened('two')
  expect(window.state()?.recovered?.files).toEqual(['a.md'])
  await window.call('answerRecovered', { answer: 'discard', label: 'Set aside' })
  expect(kept()).toEqual([])
  const [state] = await window.call<readonly { id: string; label: string }[]>('snapshots')
  expect(state?.label).toBe('Set aside')
  await window.call('restore', { id: state?.id, label: 'Restore' })
  expect(await textOf(window)).toBe('more text\n')
})

test('work that the person gave up is not offered', async () => {
  const window = await opened('one')
  await makeDirty(window)
  await window.call('close')
  expect((await opened('two')).state()?.recovered).toBeUndefined()
})

test('a draft file that was cut short is ignored', async () => {
  await endedDirty()
  writeFileSync(join(draftFolder(), kept()[0] ?? ''), '{"time":1,"drafts":[{"file":"a')
  writeFileSync(join(draftFolder(), '999999999-0a.json.00.part'), '{"time":1')
  expect((await opened('two')).state()?.recovered).toBeUndefined()
  expect(readdirSync(draftFolder()).filter(name => name.endsWith('.part'))).toEqual([])
})

test('only valid drafts of a draft file are read', async () => {
  await endedDirty()
  const file = join(draftFolder(), kept()[0] ?? '')
  const { time, drafts } = JSON.parse(readFileSync(file, 'utf8'))
  const others = [null, 'b.md', { file: 'b.md', text: 5, base: null }, { file: 'b.md', text: 'x', base: 'y' }]
  writeFileSync(file, JSON.stringify({ time, drafts: [...others, ...drafts] }))
  expect((await opened('two')).state()?.recovered?.files).toEqual(['a.md'])
})

test('restored work stays where it was until it is stored a second time', async () => {
  await endedDirty()
  const window = await opened('two')
  const [place = ''] = readdirSync(join(fixture.base, 'data/open'))
  const [session = ''] = readdirSync(join(fixture.base, 'data/open', place))
  const obstacle = join(draftFolder(), `${session}.json`)
  mkdirSync(join(obstacle, 'in the way'), { recursive: true })
  await window.call('answerRecovered', { answer: 'bring-back', label: 'Bring back' })
  expect(await textOf(window)).toBe('more text\n')
  expect(window.events.filter(({ name }) => name === 'notice')).toHaveLength(1)
  expect(kept()).toHaveLength(2)
  expect(readdirSync(draftFolder()).filter(name => name.endsWith('.part'))).toEqual([])
})

test('work that could not be archived can be answered again', async () => {
  await endedDirty()
  const window = await opened('two')
  const snapshots = join(fixture.base, 'data/snapshots')
  writeFileSync(snapshots, 'in the way')
  await expect(
    window.call('answerRecovered', { answer: 'discard', label: 'Set aside' }),
  ).rejects.toBeDefined()
  expect(window.state()?.recovered?.files).toEqual(['a.md'])
  rmSync(snapshots)
  await window.call('answerRecovered', { answer: 'bring-back', label: 'Bring back' })
  expect(await textOf(window)).toBe('more text\n')
})

/** Draft files of sessions that ended long ago, one for each text, a second apart. */
function leftBefore(texts: readonly string[]): void {
  texts.forEach((text, index) => {
    const drafts = [{ file: 'a.md', text, base: { text: 'text\n', bom: false } }]
    const name = `99999999${index + 10}-0a.json`
    writeFileSync(join(draftFolder(), name), JSON.stringify({ time: 1000 * (index + 1), drafts }))
  })
}

const statesOf = async (window: FixtureWindow) => {
  const states = await window.call<readonly { label: Text }[]>('snapshots')
  return states.map(({ label }) => inEnglish(label))
}

test('of many sessions the latest are offered; the work of the others is in the version history, never lost', async () => {
  await endedDirty()
  leftBefore(Array.from({ length: 21 }, (_, index) => `old ${index}\n`))
  const window = await opened('two')
  expect(kept()).toHaveLength(20)
  expect(window.state()?.recovered?.files).toEqual(['a.md'])
  expect(await statesOf(window)).toEqual(Array(2).fill('Archive old unsaved work'))
  await window.call('answerRecovered', { answer: 'bring-back', label: 'Bring back' })
  expect(await textOf(window)).toBe('more text\n')
  expect(await statesOf(window)).toHaveLength(2 + 19)
  expect(kept()).toHaveLength(1)
})
