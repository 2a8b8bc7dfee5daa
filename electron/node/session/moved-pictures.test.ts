import {
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { textOfBytes } from '../../../shared/project/files/bytes.ts'
import { type FixtureWindow, HostFixture } from '../testing/host-fixture.ts'

// GALLEY_MEGABYTES sets how much is moved.
const MEGABYTES = Number(process.env.GALLEY_MEGABYTES ?? 30)
const PICTURES = 10

let fixture: HostFixture
let folder: string
let data: string
beforeEach(() => {
  fixture = new HostFixture()
  folder = fixture.site('site')
  data = join(fixture.base, 'data')
})
afterEach(() => fixture.close())

async function opened(host = fixture.host()): Promise<FixtureWindow> {
  const window = fixture.window(host)
  await window.connect()
  await window.call('open', { folder })
  return window
}

const filesIn = (place: string): readonly string[] => {
  try {
    return readdirSync(place, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => join(entry.parentPath, entry.name))
  } catch {
    return []
  }
}
const sizeOf = (place: string) => filesIn(place).reduce((sum, file) => sum + statSync(file).size, 0)

const name = (number: number) => `p${number}.png`
const pictures = () => {
  for (let number = 0; number < PICTURES; number += 1) {
    writeFileSync(join(folder, name(number)), `picture ${number}`)
    truncateSync(join(folder, name(number)), (MEGABYTES * 1024 * 1024) / PICTURES)
  }
}
const moveAll = (window: FixtureWindow) =>
  window.call('moveFiles', {
    moves: Array.from({ length: PICTURES }, (_, number) => ({
      from: name(number),
      to: `img/${name(number)}`,
    })),
    redirects: false,
    leave: [],
    label: 'Move',
  })
const heads = (where: string) =>
  Array.from({ length: PICTURES }, (_, number) =>
    readFileSync(join(folder, where, name(number)))
      .subarray(0, 9)
      .toString(),
  )
const PROPER = Array.from({ length: PICTURES }, (_, number) => `picture ${number}`)

test('moved pictures cost next to nothing until they are saved: in the store, in messages, in the history', async () => {
  pictures()
  const host = fixture.host()
  const window = await opened(host)
  await moveAll(window)
  expect(JSON.stringify(window.events).length).toBeLessThan(20_000)
  const shown = await window.call<string>('bytes', { reference: '→00:1' }).catch((error: unknown) => error)
  expect(shown).toMatchObject({ code: 'not-found' })
  await host.close()
  for (const place of ['drafts', 'snapshots']) {
    expect(sizeOf(join(data, place))).toBeGreaterThan(0)
    expect(sizeOf(join(data, place))).toBeLessThan(20_000)
  }
  expect(filesIn(join(data, 'bytes'))).toEqual([])
})

test('moved pictures survive the end of the process, a save, undo and redo, byte for byte', async () => {
  pictures()
  const host = fixture.host()
  await moveAll(await opened(host))
  await host.close()
  const window = await opened()
  await window.call('answerRecovered', { answer: 'bring-back', label: 'Bring back' })
  expect(window.state()?.dirty).toHaveLength(2 * PICTURES)
  await window.call('save')
  expect(heads('img')).toEqual(PROPER)
  expect(filesIn(folder).filter(file => file.endsWith('.png'))).toHaveLength(PICTURES)
  await window.call('undo')
  await window.call('save')
  expect(heads('')).toEqual(PROPER)
  await window.call('redo')
  await window.call('save')
  expect(heads('img')).toEqual(PROPER)
  expect(filesIn(join(data, 'trash'))).toEqual([])
})

test('a pasted picture is stored once; typing afterwards does not write it again', async () => {
  const host = fixture.host()
  const window = await opened(host)
  const bytes = Uint8Array.from({ length: 50_000 }, (_, index) => index % 256)
  await window.call('edit', {
    label: 'Paste',
    edits: [],
    create: [{ file: 'new.png', text: textOfBytes(bytes) }],
  })
  const [kept = ''] = filesIn(join(data, 'bytes'))
  utimesSync(kept, 1, 1)
  const { version } = await window.call<{ version: number }>('read', { file: 'a.md' })
  const typed = [{ file: 'a.md', version, edits: [{ offset: 0, length: 0, text: 'x' }] }]
  await window.call('edit', { label: 'Type', edits: typed })
  await host.close()
  expect(filesIn(join(data, 'bytes'))).toEqual([kept])
  expect(statSync(kept).mtimeMs).toBe(1_000)
  expect(sizeOf(join(data, 'drafts'))).toBeLessThan(2_000)
  const next = await opened()
  await next.call('answerRecovered', { answer: 'bring-back', label: 'Bring back' })
  await next.call('save')
  expect(new Uint8Array(readFileSync(join(folder, 'new.png')))).toEqual(bytes)
})

test('a picture whose source another program deleted is not saved, and the reason is told', async () => {
  pictures()
  const window = await opened()
  await moveAll(window)
  unlinkSync(join(folder, name(0)))
  const report = await window.call<{ failed: readonly { file: string }[] }>('save')
  expect(report.failed.map(({ file }) => file)).toContain(`img/${name(0)}`)
  expect(filesIn(folder).filter(file => file.endsWith('.png')).length).toBeGreaterThanOrEqual(PICTURES - 1)
})

test('bytes that an earlier version stored in drafts come back', async () => {
  const store = join(data, 'drafts')
  const host = fixture.host()
  const first = await opened(host)
  await first.call('edit', { label: 'New', edits: [], create: [{ file: 'b.md', text: 'b' }] })
  await host.close()
  const [place = ''] = readdirSync(store)
  const bytes = Uint8Array.from([0x89, 0, 0xff, 0xfe])
  const drafts = [{ file: 'old.png', text: textOfBytes(bytes), base: null }]
  writeFileSync(join(store, place, '99999999-0a.json'), JSON.stringify({ time: 1, drafts }))
  const window = await opened()
  await window.call('answerRecovered', { answer: 'bring-back', label: 'Bring back' })
  await window.call('save')
  expect(new Uint8Array(readFileSync(join(folder, 'old.png')))).toEqual(bytes)
})
