import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inEnglish } from '../../../shared/messages/in-english.ts'
import type { Message, Text } from '../../../shared/messages/message.ts'
import { readDraftLog } from '../drafts/draft-log.ts'
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
/** The folders of sessions, and the files of earlier versions. */
const kept = () => readdirSync(draftFolder()).filter(name => name !== 'damaged')
const files = () =>
  kept().flatMap(session =>
    readdirSync(join(draftFolder(), session)).map(name => join(draftFolder(), session, name)),
  )
const notices = (window: FixtureWindow) =>
  window.events
    .filter(({ name }) => name === 'notice')
    .map(({ value }) => inEnglish((value as { message: Message }).message))

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

// Covers F16
test('unsaved work is soon on disk, outside the repository and readable by nobody else, and is removed when it is saved', async () => {
  const window = await opened('one')
  await makeDirty(window)
  const drafts = () => files().map(file => readDraftLog(readFileSync(file, 'utf8')))
  const whole = {
    draft: { file: 'a.md', text: 'more text\n', base: { text: 'text\n', bom: false } },
    isDamaged: false,
  }
  // The file is there a moment before its text.
  await vi.waitFor(() => expect(drafts()).toMatchObject([whole]), { timeout: 120_000 })
  const [file = ''] = files()
  expect(statSync(file).mode & 0o77).toBe(0)
  expect((await opened('two')).state()?.recovered).toBeUndefined()
  await window.call('save')
  await vi.waitFor(() => expect(kept()).toEqual([]), { timeout: 120_000 })
})

// Covers F16
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

/** A draft file as an earlier version left it. */
function leftByEarlierVersion(content: string, name = '999999999-0a.json'): void {
  mkdirSync(draftFolder(), { recursive: true })
  writeFileSync(join(draftFolder(), name), content)
}

test('unsaved work of an earlier version is offered; one of its files that was cut short is set aside', async () => {
  await endedDirty()
  rmSync(join(draftFolder(), kept()[0] ?? ''), { recursive: true })
  const drafts = [{ file: 'a.md', text: 'earlier\n', base: { text: 'text\n', bom: false } }]
  leftByEarlierVersion(JSON.stringify({ time: 2, drafts }))
  leftByEarlierVersion('{"time":1,"drafts":[{"file":"a', '999999998-0a.json')
  leftByEarlierVersion('{"time":1', '999999999-0a.json.00.part')
  const window = await opened('two')
  expect(window.state()?.recovered?.files).toEqual(['a.md'])
  expect(readdirSync(draftFolder()).filter(name => name.endsWith('.part'))).toEqual([])
  expect(readdirSync(join(draftFolder(), 'damaged'))).toEqual([expect.stringContaining('999999998-0a.json')])
  expect(notices(window)).toEqual([expect.stringContaining('damaged')])
  await window.call('answerRecovered', { answer: 'bring-back', label: 'Bring back' })
  expect(await textOf(window)).toBe('earlier\n')
})

test('only valid drafts of a file of an earlier version are read', async () => {
  await endedDirty()
  rmSync(join(draftFolder(), kept()[0] ?? ''), { recursive: true })
  const others = [null, 'b.md', { file: 'b.md', text: 5, base: null }, { file: 'b.md', text: 'x', base: 'y' }]
  const valid = { file: 'a.md', text: 'x', base: null }
  leftByEarlierVersion(JSON.stringify({ time: 1, drafts: [...others, valid] }))
  expect((await opened('two')).state()?.recovered?.files).toEqual(['a.md'])
})

// Covers F16
test('a bad byte in one draft costs at most that draft: it is told, and the damaged file is kept', async () => {
  const host = fixture.host()
  const first = fixture.window(host)
  await first.connect()
  await first.call('open', { folder })
  await makeDirty(first)
  await first.call('edit', { label: 'New', edits: [], create: [{ file: 'b.md', text: 'new page\n' }] })
  await host.close()
  const broken = files().find(path => readFileSync(path, 'utf8').includes('new page')) ?? ''
  const content = readFileSync(broken, 'utf8')
  writeFileSync(broken, content.replace('new page', 'nXw page'))
  const window = await opened('two')
  expect(window.state()?.recovered?.files.toSorted()).toEqual(['a.md', 'b.md'])
  expect(notices(window)).toEqual([expect.stringContaining('damaged')])
  const [aside = ''] = readdirSync(join(draftFolder(), 'damaged'))
  expect(readFileSync(join(draftFolder(), 'damaged', aside), 'utf8')).toContain('nXw page')
  await window.call('answerRecovered', { answer: 'bring-back', label: 'Bring back' })
  expect(await textOf(window)).toBe('more text\n')
  expect((await window.call<{ text: string }>('read', { file: 'b.md' })).text).toBe('nXw page\n')
})

test('what was being typed when the process ended costs nothing before it', async () => {
  await endedDirty()
  const [file = ''] = files()
  appendFileSync(file, '0123456789abcdef {"time":9,"edits":[{"off')
  const window = await opened('two')
  expect(notices(window)).toEqual([])
  await window.call('answerRecovered', { answer: 'bring-back', label: 'Bring back' })
  expect(await textOf(window)).toBe('more text\n')
})

test('an entry that cannot be read or removed does not keep the folder from opening', async () => {
  await endedDirty()
  mkdirSync(join(draftFolder(), '999999997-0a.json', 'in the way'), { recursive: true })
  mkdirSync(join(draftFolder(), '999999996-0a.json.part', 'in the way'), { recursive: true })
  mkdirSync(join(draftFolder(), '999999995-0a', `${'0'.repeat(32)}.draft`), { recursive: true })
  writeFileSync(join(draftFolder(), '999999994-0a'), 'not a folder')
  const window = await opened('two')
  expect(window.state()?.recovered?.files).toEqual(['a.md'])
})

test('restored work stays where it was until it is stored a second time', async () => {
  await endedDirty()
  const window = await opened('two')
  const [place = ''] = readdirSync(join(fixture.base, 'data/open'))
  const [session = ''] = readdirSync(join(fixture.base, 'data/open', place))
  writeFileSync(join(draftFolder(), session), 'in the way of its folder')
  await window.call('answerRecovered', { answer: 'bring-back', label: 'Bring back' })
  expect(await textOf(window)).toBe('more text\n')
  expect(window.events.filter(({ name }) => name === 'notice')).toHaveLength(1)
  expect(kept()).toHaveLength(2)
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
