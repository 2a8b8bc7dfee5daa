import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { inEnglish } from '../../../shared/messages/in-english.ts'
import type { Message } from '../../../shared/messages/message.ts'
import type { SavedFile } from '../../../shared/project/saving/save-journal.ts'
import { recordSave } from '../drafts/save-records.ts'
import { type FixtureWindow, HostFixture } from '../testing/host-fixture.ts'

let fixture: HostFixture
let folder: string
let data: string
beforeEach(() => {
  fixture = new HostFixture()
  folder = fixture.site('site')
  data = join(fixture.base, 'data')
})
afterEach(() => fixture.close())

const plain = (text: string | null) => (text === null ? null : { text, bom: false })
const saved = (file: string, before: string | null, after: string | null): SavedFile => ({
  file,
  before: plain(before),
  after: plain(after),
})

/** A save of a page, a new page and a deletion, of which another process wrote some files before it ended. */
async function interrupted(disk: Readonly<Record<string, string | undefined>>): Promise<void> {
  const files = [
    saved('a.md', 'text\n', 'changed\n'),
    saved('b.md', null, 'new\n'),
    saved('c.md', 'goes\n', null),
  ]
  await recordSave({ data, root: folder, session: '99999999-0a' }, files)
  for (const [file, text] of Object.entries(disk)) {
    if (text === undefined) rmSync(join(folder, file), { force: true })
    else writeFileSync(join(folder, file), text)
  }
}

async function opened(): Promise<FixtureWindow> {
  const window = fixture.window(fixture.host())
  await window.connect()
  await window.call('open', { folder })
  return window
}

const read = (file: string) =>
  existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : undefined
const disk = () => [read('a.md'), read('b.md'), read('c.md')]
const records = () => readdirSync(join(data, 'saves'), { recursive: true, encoding: 'utf8' })
const standings = (window: FixtureWindow) =>
  window.state()?.unfinishedSave?.files.map(({ file, standing }) => `${file} ${standing}`)

const HALF = { 'a.md': 'changed\n', 'c.md': 'goes\n' }

test('a save that was cut short is offered with its files, and finishing it writes the rest', async () => {
  await interrupted(HALF)
  const window = await opened()
  expect(standings(window)).toEqual(['a.md after', 'b.md before', 'c.md before'])
  expect(disk()).toEqual(['changed\n', undefined, 'goes\n'])
  await window.call('answerUnfinishedSave', { end: 'finish', label: 'Finish' })
  expect(disk()).toEqual(['changed\n', 'new\n', undefined])
  expect(window.state()).toMatchObject({ dirty: [], conflicts: [] })
  expect(window.state()?.unfinishedSave).toBeUndefined()
  expect(records().filter(name => name.endsWith('.save'))).toEqual([])
})

test('taking it back restores what was written', async () => {
  await interrupted({ 'a.md': 'changed\n', 'b.md': 'new\n', 'c.md': 'goes\n' })
  const window = await opened()
  await window.call('answerUnfinishedSave', { end: 'take-back', label: 'Take back' })
  expect(disk()).toEqual(['text\n', undefined, 'goes\n'])
  expect(window.state()).toMatchObject({ dirty: [], conflicts: [] })
  expect(records().filter(name => name.endsWith('.save'))).toEqual([])
})

test.each([
  ['nothing', { 'c.md': 'goes\n' }],
  ['everything', { 'a.md': 'changed\n', 'b.md': 'new\n' }],
])('a save that wrote %s is not offered', async (_, texts) => {
  await interrupted(texts)
  const window = await opened()
  expect(window.state()?.unfinishedSave).toBeUndefined()
  expect(records().filter(name => name.endsWith('.save'))).toEqual([])
})

test.each(['finish', 'take-back'])(
  'what another program changed since is not overwritten (%s): it is a conflict',
  async end => {
    await interrupted({ ...HALF, 'b.md': 'theirs\n' })
    const window = await opened()
    expect(standings(window)).toEqual(['a.md after', 'b.md other', 'c.md before'])
    await window.call('answerUnfinishedSave', { end, label: 'End' })
    expect(disk()).toEqual(
      end === 'finish' ? ['changed\n', 'theirs\n', undefined] : ['text\n', 'theirs\n', 'goes\n'],
    )
    expect(window.state()?.conflicts.map(({ file }) => file)).toEqual(['b.md'])
  },
)

test('the copy of a file that was being written in place is not told besides the offer', async () => {
  const copies = join(data, 'interrupted', createHash('sha256').update(folder).digest('hex').slice(0, 16))
  mkdirSync(copies, { recursive: true })
  writeFileSync(join(copies, '0a-a.md'), 'text\n')
  writeFileSync(join(copies, '0b-z.md'), 'of another save')
  await interrupted({ 'a.md': 'chxt\n', 'c.md': 'goes\n' })
  const window = await opened()
  expect(standings(window)).toEqual(['a.md torn', 'b.md before', 'c.md before'])
  expect(readdirSync(copies)).toEqual(['0b-z.md'])
  await window.call('answerUnfinishedSave', { end: 'take-back', label: 'Take back' })
  expect(disk()).toEqual(['text\n', undefined, 'goes\n'])
})

test('a file of which only a part was written is restored first, even a docs.json that is no text any more', async () => {
  const before = readFileSync(join(folder, 'docs.json'), 'utf8').replace('"site"', '"Käse"')
  const after = `{"name":"é","navigation":[]}`
  const torn = Buffer.concat([Buffer.from(after).subarray(0, 10), Buffer.from(before).subarray(10)])
  await recordSave({ data, root: folder, session: '99999999-0a' }, [
    saved('docs.json', before, after),
    saved('a.md', 'text\n', 'changed\n'),
  ])
  writeFileSync(join(folder, 'docs.json'), torn)
  writeFileSync(join(folder, 'a.md'), 'changed\n')
  const window = await opened()
  expect(standings(window)).toEqual(['docs.json before', 'a.md after'])
  await window.call('answerUnfinishedSave', { end: 'finish', label: 'Finish' })
  expect([read('docs.json'), read('a.md')]).toEqual([after, 'changed\n'])
})

test('a text whose place is taken by a folder stays as unsaved work', async () => {
  await interrupted(HALF)
  const window = await opened()
  mkdirSync(join(folder, 'b.md'))
  writeFileSync(join(folder, 'b.md', 'x'), '')
  await window.call('answerUnfinishedSave', { end: 'finish', label: 'Finish' })
  expect(window.state()?.dirty).toEqual([{ file: 'b.md', change: 'created' }])
})

test('a damaged record offers the files that it still names, and says so', async () => {
  await interrupted({ ...HALF, 'b.md': 'new\n' })
  const [name = ''] = records().filter(one => one.endsWith('.save'))
  const path = join(data, 'saves', name)
  writeFileSync(path, readFileSync(path, 'utf8').replace('"new', '"nXw'))
  const window = await opened()
  expect(standings(window)).toEqual(['a.md after', 'c.md before'])
  const told = window.events.filter(event => event.name === 'notice')
  expect(told.map(({ value }) => inEnglish((value as { message: Message }).message))).toEqual([
    expect.stringContaining('damaged'),
  ])
})

test('unsaved work is offered after the save is ended', async () => {
  const host = fixture.host()
  const first = fixture.window(host)
  await first.connect()
  await first.call('open', { folder })
  await first.call('edit', { label: 'New', edits: [], create: [{ file: 'd.md', text: 'later\n' }] })
  await host.close()
  await interrupted(HALF)
  const window = await opened()
  expect(window.state()?.recovered).toBeUndefined()
  await window.call('answerUnfinishedSave', { end: 'finish', label: 'Finish' })
  expect(window.state()?.recovered?.files).toEqual(['d.md'])
})

test('a save is recorded while it runs, after unsaved work was stored, and the record goes with it', async () => {
  const window = await opened()
  const { version } = await window.call<{ version: number }>('read', { file: 'a.md' })
  const edits = [{ file: 'a.md', version, edits: [{ offset: 0, length: 0, text: 'x' }] }]
  await window.call('edit', { label: 'Type', edits, create: [{ file: 'b.md', text: 'b' }] })
  await window.call('save')
  expect(disk().slice(0, 2)).toEqual(['xtext\n', 'b'])
  expect(records().filter(name => name.endsWith('.save'))).toEqual([])
})

test('a save that cannot be recorded is made, and the person is told', async () => {
  const window = await opened()
  writeFileSync(join(data, 'saves'), 'in the way')
  await window.call('edit', { label: 'New', edits: [], create: [{ file: 'b.md', text: 'b' }] })
  await window.call('save')
  expect(read('b.md')).toBe('b')
  expect(window.events.filter(event => event.name === 'notice')).toHaveLength(1)
})
