import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { DiskChange } from '../../../shared/project/files/files.ts'
import { makeFolder, removeFolder } from '../testing/temporary-folders.ts'
import { FolderWatch } from './watch.ts'

const FOLDERS = 100
/** WATCHED_FILES=50000 takes the full size. */
const FILES = Number(process.env.WATCHED_FILES ?? 2_000)

let base: string
let root: string
let changes: DiskChange[]
beforeEach(() => {
  base = makeFolder('watched-folders')
  root = join(base, 'repo')
  mkdirSync(root)
  changes = []
})
afterEach(() => {
  vi.useRealTimers()
  removeFolder(base)
})

async function watched(options: { reportsChanges?: () => boolean } = {}): Promise<FolderWatch> {
  const watch = new FolderWatch(root, change => changes.push(change), { notice: () => undefined, ...options })
  onTestFinished(() => watch.close())
  await watch.ready
  return watch
}

const put = (path: string, text = 'x') => {
  mkdirSync(join(root, path, '..'), { recursive: true })
  writeFileSync(join(root, path), text)
}
const named = () => new Set(changes.filter(change => !change.early).flatMap(change => change.paths))
const soon = (check: () => void) => vi.waitFor(check, { timeout: 120_000, interval: 50 })

/** The inodes that this process watches. */
const watchedInodes = () =>
  readdirSync('/proc/self/fdinfo').flatMap(descriptor => {
    try {
      const text = readFileSync(`/proc/self/fdinfo/${descriptor}`, 'utf8')
      return [...text.matchAll(/^inotify wd:\S+ ino:(\S+)/gm)].map(match =>
        Number.parseInt(match[1] ?? '', 16),
      )
    } catch {
      return [] // the descriptor of the listing itself
    }
  })

// Covers W08
test.runIf(process.platform === 'linux')(
  'watching a folder takes one watch for each folder, however many files there are',
  async () => {
    const folders = [root, ...Array.from({ length: FOLDERS }, (_, number) => join(root, `folder-${number}`))]
    for (const folder of folders.slice(1)) {
      mkdirSync(folder)
      for (let count = 0; count < FILES / FOLDERS; count++) writeFileSync(join(folder, `${count}.md`), '')
    }
    const handles = () => process.getActiveResourcesInfo().filter(name => name === 'FSEventWrap').length
    const before = handles()
    await watched()
    expect(handles() - before).toBe(folders.length)
    const own = new Set(
      readdirSync(root, { recursive: true, encoding: 'utf8' }).map(path => statSync(join(root, path)).ino),
    ).add(statSync(root).ino)
    const found = watchedInodes().filter(inode => own.has(inode))
    expect(found.sort()).toEqual(folders.map(folder => statSync(folder).ino).sort())
    writeFileSync(join(root, 'folder-99/0.md'), 'changed')
    await soon(() => expect([...named()]).toEqual(['folder-99/0.md']))
  },
)

test('a folder that is moved in is reported with its files, and watched', async () => {
  await watched()
  mkdirSync(join(base, 'made/deep/er'), { recursive: true })
  for (const path of ['a.md', 'deep/er/b.md']) writeFileSync(join(base, 'made', path), 'x')
  renameSync(join(base, 'made'), join(root, 'in'))
  await soon(() =>
    expect(named()).toEqual(new Set(['in', 'in/a.md', 'in/deep', 'in/deep/er', 'in/deep/er/b.md'])),
  )
  changes.length = 0
  put('in/deep/er/b.md', 'changed')
  await soon(() => expect(named()).toEqual(new Set(['in/deep/er/b.md'])))
})

test('a folder that is moved out is compared, and watched no longer', async () => {
  put('sub/deep/a.md')
  await watched()
  renameSync(join(root, 'sub'), join(base, 'out'))
  await soon(() => expect(changes).toContainEqual({ paths: [], all: true }))
  changes.length = 0
  writeFileSync(join(base, 'out/deep/a.md'), 'changed')
  put('last.md')
  await soon(() => expect(named()).toContain('last.md'))
  expect(named()).toEqual(new Set(['last.md']))
})

test('a folder that is renamed, or removed and created again, is watched as what it is now', async () => {
  put('one/a.md')
  await watched()
  const isNoticed = (path: string) => named().has(path) || changes.some(change => change.all)
  /** Each write is reported: as “everything” with the folder, by its name from then on. */
  const expectWatched = async (path: string) => {
    for (let times = 0; !named().has(path); times++) {
      changes.length = 0
      put(path, String(times))
      await soon(() => expect(isNoticed(path)).toBe(true))
    }
  }
  renameSync(join(root, 'one'), join(root, 'two'))
  await expectWatched('two/a.md')
  renameSync(join(root, 'two'), join(root, 'one'))
  await expectWatched('one/a.md')
  rmSync(join(root, 'one'), { recursive: true })
  await expectWatched('one/a.md')
})

// Covers W09
test.each([
  [false, true],
  [true, false],
])(
  'where the system reports every change (%s), everything is compared now and then (%s)',
  async (reports, all) => {
    vi.useFakeTimers({
      toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'performance'],
    })
    await watched({ reportsChanges: () => reports })
    await vi.advanceTimersByTimeAsync(13_000)
    expect(changes).toEqual(all ? [{ paths: [], all: true }] : [])
  },
)
