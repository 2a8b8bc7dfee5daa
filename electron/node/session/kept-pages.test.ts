import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { summarizePage } from '../../../shared/page/summary.ts'
import type { KeptPage } from '../../../shared/project/base/page-keeper.ts'
import { HostFixture } from '../testing/host-fixture.ts'
import { makeFolder, removeFolder } from '../testing/temporary-folders.ts'
import { KeptPages } from './kept-pages.ts'

let data: string
beforeEach(() => {
  data = makeFolder('kept-pages')
})
afterEach(() => removeFolder(data))

const keptOf = (file: string, title: string): KeptPage => ({
  summary: summarizePage(file, `---\ntitle: ${title}\n---\n`),
  hash: title.length,
  stamp: '1:2:3',
})
const A = keptOf('a.md', 'A')

const folder = () => join(data, 'pages')
const files = () => readdirSync(folder()).map(name => join(folder(), name))

const keep = (root: string, pages: readonly KeptPage[], program = 'one') =>
  new KeptPages(data, root, program).pagesRead(() => pages)

const keptFor = (root: string, program = 'one') => new KeptPages(data, root, program).kept

test('what was kept is there again, for the same folder and the same program only', () => {
  expect(keptFor('/home/ada/docs')).toEqual([])
  keep('/home/ada/docs', [A, keptOf('__proto__.md', 'B')])
  expect(keptFor('/home/ada/docs')).toEqual([A, keptOf('__proto__.md', 'B')])
  expect(keptFor('/home/ada/other')).toEqual([])
  expect(keptFor('/home/ada/docs', 'two')).toEqual([])
})

test('a damaged or foreign file counts as none, and is written anew', () => {
  keep('/home/ada/docs', [A])
  const [file = ''] = files()
  const whole = readFileSync(file, 'utf8')
  keep('/home/ada/other', [keptOf('x.md', 'Other')])
  const foreign = readFileSync(files().find(name => name !== file) ?? '', 'utf8')
  for (const text of ['', '\n', '[]', 'null', whole.slice(0, -2), whole.replace('"A"', '"B"'), foreign]) {
    writeFileSync(file, text)
    expect(keptFor('/home/ada/docs')).toEqual([])
  }
  keep('/home/ada/docs', [A])
  expect(readFileSync(file, 'utf8')).toBe(whole)
})

test('nothing is written if nothing has changed, or not every page was read', () => {
  keep('/home/ada/docs', [A])
  const [file = ''] = files()
  utimesSync(file, 1_000, 1_000)
  new KeptPages(data, '/home/ada/docs', 'one').keep()
  keep('/home/ada/docs', [A])
  expect(files()).toEqual([file])
  expect(keptFor('/home/ada/docs')).toEqual([A])
})

test('the pages of few repositories are kept, and none that is very long', () => {
  keep('/home/ada/docs', [keptOf('long.md', 'long '.repeat(1_000)), A])
  expect(keptFor('/home/ada/docs')).toEqual([A])
  for (let n = 0; n < 30; n++) keep(`/home/ada/${n}`, [A])
  expect(files().length).toBeLessThan(25)
  expect(keptFor('/home/ada/29')).toEqual([A])
})

test('where nothing can be written, nothing is kept and nothing fails', () => {
  writeFileSync(folder(), 'no folder')
  keep('/home/ada/docs', [A])
  expect(keptFor('/home/ada/docs')).toEqual([])
})

test('a folder that is opened again has its pages at once, and those that changed soon', async () => {
  const fixture = new HostFixture()
  const root = fixture.site('site')
  mkdirSync(join(root, 'guide'))
  writeFileSync(join(root, 'guide', 'b.md'), '---\ntitle: B\n---\n')
  const open = async () => {
    const host = fixture.host()
    const window = fixture.window(host)
    await window.connect()
    const { project } = await window.call<{ project: { indexed: number; total: number } }>('open', {
      folder: root,
    })
    await window.call('problemHistory', { day: '2026-01-01' })
    const pages = await window.call<{ title: string }[]>('pages')
    await host.close()
    return { atOnce: project.indexed, titles: pages.map(({ title }) => title) }
  }
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
  try {
    expect(await open()).toEqual({ atOnce: 0, titles: ['A', 'B'] })
    expect(existsSync(join(fixture.base, 'data', 'pages'))).toBe(true)
    expect(await open()).toEqual({ atOnce: 2, titles: ['A', 'B'] })
    writeFileSync(join(root, 'guide', 'b.md'), '---\ntitle: Other\n---\n')
    expect(await open()).toEqual({ atOnce: 1, titles: ['A', 'Other'] })
    expect(readdirSync(root).sort()).toEqual(['a.md', 'docs.json', 'guide'])
  } finally {
    vi.useRealTimers()
    await fixture.close()
  }
})
