import { mkdirSync, renameSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { inEnglish } from '../../../shared/messages/in-english.ts'
import type { DiskChange } from '../../../shared/project/files/files.ts'
import { makeFolder, removeFolder } from '../testing/temporary-folders.ts'
import { nodeFiles } from './files.ts'
import { FolderWatch } from './watch.ts'

let root: string
let watch: FolderWatch
let changes: DiskChange[]
const notices: string[] = []

beforeEach(async () => {
  root = join(makeFolder('watch'), 'repo')
  mkdirSync(root)
  mkdirSync(join(root, 'sub'))
  mkdirSync(join(root, '.git'))
  writeFileSync(join(root, 'docs.json'), '{}')
  changes = []
  watch = new FolderWatch(root, change => changes.push(change), {
    notice: message => notices.push(inEnglish(message)),
  })
  await watch.ready
})
afterEach(() => {
  watch.close()
  removeFolder(join(root, '..'))
})

const all = () => changes.some(change => change.all)
const settled = () => changes.filter(change => !change.early)
const paths = () => [...new Set(settled().flatMap(change => change.paths))].sort()
const soon = (check: () => void) => vi.waitFor(check, { timeout: 120_000, interval: 50 })

// Covers W03
test('a burst of changes is reported together, with every path', async () => {
  for (const name of ['a.md', 'sub/b.md', 'sub/c.png']) writeFileSync(join(root, name), 'x')
  writeFileSync(join(root, 'docs.json'), '{ }')
  await soon(() => expect(paths()).toEqual(['a.md', 'docs.json', 'sub/b.md', 'sub/c.png']))
  // Once; on a machine that pauses between two folders, once for each part.
  expect(settled().length).toBeLessThan(4)
})

test('hidden files are not reported, but the writing rules are', async () => {
  mkdirSync(join(root, 'node_modules'))
  mkdirSync(join(root, '.cursor'))
  symlinkSync('..', join(root, 'sub', 'loop'))
  await soon(() => expect(paths()).toContain('.cursor'))
  const made = ['.cursor', 'sub/loop']
  for (const name of [
    '.git/index',
    'node_modules/a.md',
    '.env',
    '.cursor/other.md',
    '.galley-1-0123456789ab.tmp',
  ]) {
    writeFileSync(join(root, name), 'x')
  }
  writeFileSync(join(root, '.cursor/rules.md'), 'x')
  await soon(() => expect(paths()).toContain('.cursor/rules.md'))
  // What was written after all of them is reported after them.
  writeFileSync(join(root, 'last.md'), 'x')
  await soon(() => expect(paths()).toContain('last.md'))
  expect(paths().filter(path => !made.includes(path))).toEqual(['.cursor/rules.md', 'last.md'])
})

// Covers W02
test('a save by another editor is one change of that file, however it is made', async () => {
  writeFileSync(join(root, 'docs.json.tmp~'), '{"name": 1}')
  renameSync(join(root, 'docs.json.tmp~'), join(root, 'docs.json'))
  await soon(() => expect(paths()).toContain('docs.json'))
  changes.length = 0
  unlinkSync(join(root, 'docs.json'))
  await setTimeout(50)
  writeFileSync(join(root, 'docs.json'), '{"name": 2}')
  await soon(() => expect(paths()).toContain('docs.json'))
})

test('a save is reported at once, and again when it is complete', async () => {
  writeFileSync(join(root, 'docs.json'), '{"name": 1}')
  await soon(() => expect(paths()).toEqual(['docs.json']))
  expect(changes[0]).toEqual({ paths: ['docs.json'], all: false, early: true })
  expect(settled().at(-1)).toEqual({ paths: ['docs.json'], all: false })
})

// Covers W02
test('a file that is written for a long time is reported once more after its last part', async () => {
  const text = '{"name": "0123456789"}'
  for (let length = 1; length < text.length; length++) {
    writeFileSync(join(root, 'docs.json'), text.slice(0, length))
    await setTimeout(30)
  }
  changes.length = 0
  writeFileSync(join(root, 'docs.json'), text)
  await soon(() => expect(settled().length).toBeGreaterThan(0))
})

// Covers W03
test('very many changes are reported as “everything”, or individually where the system reports them slowly', async () => {
  for (let count = 0; count < 1_200; count++) writeFileSync(join(root, 'sub', `${count}.md`), '')
  await soon(() => expect(all() || paths().length === 1_200).toBe(true))
  expect(Math.max(...changes.map(change => change.paths.length))).toBeLessThanOrEqual(1_000)
})

// Covers W04, F19
test('a folder that is deleted and recreated is watched again', async () => {
  rmSync(root, { recursive: true })
  await soon(() => expect(all()).toBe(true))
  changes.length = 0
  mkdirSync(root)
  await soon(() => expect(all()).toBe(true))
  const isNamed = () => paths().includes('back.md')
  // Each write is reported: as “everything” during the listing of the folder, by its name from then on.
  for (let times = 0; !isNamed(); times++) {
    changes.length = 0
    writeFileSync(join(root, 'back.md'), String(times))
    await soon(() => expect(isNamed() || all()).toBe(true))
  }
})

// Covers W01, W09
test('returning to the window compares everything', async () => {
  watch.reconcile()
  await soon(() => expect(changes).toEqual([{ paths: [], all: true }]))
  expect(notices).toEqual([])
})

test('changes before the watch starts are found', async () => {
  const early: DiskChange[] = []
  const stop = nodeFiles(root, { data: join(root, '../data') }).watch(change => early.push(change))
  onTestFinished(stop)
  writeFileSync(join(root, 'docs.json'), '{ }')
  await soon(() => expect(early.some(({ paths, all }) => all || paths.includes('docs.json'))).toBe(true))
})
