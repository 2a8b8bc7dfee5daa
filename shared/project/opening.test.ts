import { beforeEach, expect, test } from 'vitest'
import { MemoryKeeper } from './testing/memory-keeper.ts'
import { type MemoryProject, openInMemory } from './testing/open-in-memory.ts'
import { CONTENT } from './testing/small-site.ts'

let memory: MemoryProject
beforeEach(async () => {
  memory = await openInMemory({ ...CONTENT, 'photo.raw': new Uint8Array([1, 2, 3]) })
})

test('opening resolves before the pages are read, and writes nothing', async () => {
  expect(memory.project.state()).toEqual({
    folder: '/home/ada/acme-docs',
    name: 'Acme',
    dirty: [],
    conflicts: [],
    indexed: 0,
    total: 2,
    unchecked: 0,
    alsoOpen: false,
  })
  expect(memory.project.pages()).toEqual([])
  await memory.settle()
  expect(memory.project.pages().map(page => page.title)).toEqual(['Intro', 'Setup'])
  expect(memory.project.state()).toMatchObject({ indexed: 2, total: 2 })
  expect(memory.events.pages.flatMap(event => event.changed)).toHaveLength(2)
  expect(memory.disk.writes).toEqual([])
})

test('a file that is not a page is an asset', async () => {
  expect(memory.project.assets().map(asset => asset.path)).toEqual([
    'README.md',
    'docs.json',
    'logo.svg',
    'photo.png',
    'photo.raw',
  ])
})

test('a folder without docs.json is refused with its own code', async () => {
  await expect(openInMemory({ 'intro.md': '' })).rejects.toMatchObject({ failure: { code: 'no-config' } })
})

test('progress is reported while many pages are read', async () => {
  const pages = Object.fromEntries(
    Array.from({ length: 200 }, (_, n) => [`p${n}.md`, `---\ntitle: P${n}\n---\n`]),
  )
  const many = await openInMemory({ 'docs.json': '{}', ...pages })
  await many.settle()
  const reported = many.events.state.map(state => state.indexed)
  expect(reported.length).toBeGreaterThan(3)
  expect(reported).toEqual([...reported].sort((a, b) => a - b))
  expect(reported.at(-1)).toBe(200)
  expect(many.project.state().name).toBe('acme-docs')
})

test.each([
  ['photo.raw', 'not-text'],
  ['nowhere.md', 'not-found'],
])('reading %s is refused as %s', async (file, code) => {
  await expect(memory.project.read({ file })).rejects.toMatchObject({ failure: { code } })
})

test('pages that were kept are known at once, and checked like others', async () => {
  const content = { ...CONTENT, 'more.md': '---\ntitle: More\n---\n\n[Nowhere](/nowhere)\n' }
  const keeper = new MemoryKeeper()
  const first = await openInMemory(content, { keeper })
  await first.settle()
  const again = await openInMemory(content, { keeper })
  expect(again.project.state()).toMatchObject({ indexed: 3, total: 3 })
  expect(again.project.pages()).toEqual(first.project.pages())
  await again.settle()
  expect(again.project.problems()).toEqual(first.project.problems())
  expect(again.project.problems().some(({ file }) => file === 'more.md')).toBe(true)
  expect(again.events.pages).toEqual([])
})
