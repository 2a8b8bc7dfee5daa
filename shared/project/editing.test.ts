import { beforeEach, expect, test } from 'vitest'
import { type MemoryProject, openInMemory } from './testing/open-in-memory.ts'
import { CONTENT, DOCS } from './testing/small-site.ts'

let bench: MemoryProject
beforeEach(async () => {
  bench = await openInMemory(CONTENT)
})

test('an edit creates a draft, a version and a step, and leaves the disk alone', async () => {
  const versions = await bench.insert('intro.mdx', 0, 'X')
  expect(versions).toEqual({ 'intro.mdx': 2 })
  expect(await bench.text('intro.mdx')).toBe(`X${CONTENT['intro.mdx']}`)
  expect(bench.project.state()).toMatchObject({
    dirty: [{ file: 'intro.mdx', change: 'edited' }],
    undo: 'Type',
  })
  expect(bench.events.state.at(-1)).toEqual(bench.project.state())
  expect(bench.events.edited).toEqual([])
  expect(bench.disk.writes).toEqual([])
})

test('the state distinguishes a step from another with the same label, and from itself when it grows', async () => {
  const typed = async (at: number, merge?: string) => {
    const { version } = await bench.project.read({ file: 'intro.mdx' })
    const edits = [{ offset: at, length: 0, text: 'X' }]
    await bench.project.edit({
      label: 'Type',
      ...(merge && { merge }),
      edits: [{ file: 'intro.mdx', version, edits }],
    })
    return bench.project.state().step
  }
  const first = await typed(0, 'word')
  expect(await typed(1, 'word')).toBe(first)
  const second = await typed(2)
  expect(second).not.toBe(first)
  await bench.project.undo()
  expect(bench.project.state().step).toBe(first)
  await bench.project.redo()
  expect(bench.project.state().step).toBe(second)
  await bench.project.undo()
  expect(await typed(2)).not.toBe(second)
})

test('an edit of a file that was never read applies to its first version', async () => {
  await bench.project.edit({ label: 'x', edits: [{ file: 'setup.md', version: 1, edits: [] }] })
  expect(bench.project.state().dirty).toEqual([])
})

test('an edit of another version is refused as stale and changes nothing', async () => {
  await bench.insert('intro.mdx', 0, 'X')
  const late = bench.project.edit({
    label: 'late',
    edits: [
      { file: 'setup.md', version: 1, edits: [{ offset: 0, length: 0, text: 'Y' }] },
      { file: 'intro.mdx', version: 1, edits: [{ offset: 0, length: 0, text: 'Y' }] },
    ],
  })
  await expect(late).rejects.toMatchObject({ failure: { code: 'stale' } })
  expect(await bench.text('setup.md')).toBe(CONTENT['setup.md'])
})

test.each([
  [
    'overlap',
    [
      { offset: 0, length: 3, text: '' },
      { offset: 2, length: 1, text: '' },
    ],
  ],
  [
    'descend',
    [
      { offset: 5, length: 0, text: 'a' },
      { offset: 1, length: 0, text: 'b' },
    ],
  ],
  ['stand outside', [{ offset: 9999, length: 0, text: 'a' }]],
])('edits that %s are refused', async (_, edits) => {
  const wrong = bench.project.edit({ label: 'x', edits: [{ file: 'intro.mdx', version: 1, edits }] })
  await expect(wrong).rejects.toMatchObject({ failure: { code: 'bad-request' } })
})

test('a text that is typed back to the original is not dirty any more', async () => {
  await bench.insert('intro.mdx', 0, 'X')
  await bench.project.edit({
    label: 'Delete',
    edits: [{ file: 'intro.mdx', version: 2, edits: [{ offset: 0, length: 1, text: '' }] }],
  })
  expect(bench.project.state().dirty).toEqual([])
})

test('an edit that changes nothing gives the next version and adds no step', async () => {
  const edits = [{ offset: 0, length: 1, text: '-' }]
  const versions = await bench.project.edit({ label: 'x', edits: [{ file: 'intro.mdx', version: 1, edits }] })
  expect(versions).toEqual({ 'intro.mdx': 2 })
  expect(bench.project.state().undo).toBeUndefined()
})

test('a step can move a page: create, delete and edit docs.json at once, undone at once', async () => {
  await bench.project.edit({
    label: 'Rename page',
    edits: [
      { file: 'docs.json', version: 1, edits: [{ offset: DOCS.indexOf('setup'), length: 5, text: 'start' }] },
    ],
    create: [{ file: 'start.md', text: CONTENT['setup.md'] }],
    remove: ['setup.md'],
    focus: { file: 'docs.json', pointer: '/navigation/0/pages/1' },
  })
  await bench.settle()
  expect(bench.project.state().dirty).toEqual([
    { file: 'docs.json', change: 'edited' },
    { file: 'setup.md', change: 'deleted' },
    { file: 'start.md', change: 'created' },
  ])
  expect(bench.project.pages().map(page => page.file)).toEqual(['intro.mdx', 'start.md'])
  await bench.project.undo()
  await bench.settle()
  expect(bench.project.state().dirty).toEqual([])
  expect(bench.project.pages().map(page => page.file)).toEqual(['intro.mdx', 'setup.md'])
  expect(bench.events.edited.at(-1)).toMatchObject({
    cause: 'undo',
    label: 'Rename page',
    focus: { file: 'docs.json', pointer: '/navigation/0/pages/1' },
  })
})

test('an existing file is not created again, and no file is created in hidden folders', async () => {
  const make = (file: string) => bench.project.edit({ label: 'x', edits: [], create: [{ file, text: '' }] })
  await expect(make('setup.md')).rejects.toMatchObject({ failure: { code: 'exists' } })
  for (const file of [
    '../x.md',
    '/x.md',
    '.git/hooks/x',
    'a//b.md',
    'a\\b.md',
    'node_modules/x.md',
    'x\n.md',
    '',
  ]) {
    await expect(make(file)).rejects.toMatchObject({ failure: { code: 'not-allowed' } })
  }
  await make('.cursor/rules.md')
  expect(bench.project.state().dirty).toHaveLength(1)
})

test('hidden files are neither changed nor deleted', async () => {
  const hidden = await openInMemory({ ...CONTENT, '.env': 'KEY=1' })
  const edits = [{ file: '.env', version: 1, edits: [{ offset: 0, length: 0, text: 'x' }] }]
  const refusal = { failure: { code: 'not-allowed' } }
  await expect(hidden.project.edit({ label: 'x', edits })).rejects.toMatchObject(refusal)
  await expect(hidden.project.edit({ label: 'x', edits: [], remove: ['.env'] })).rejects.toMatchObject(
    refusal,
  )
  expect(hidden.project.state().dirty).toEqual([])
})

test('a step names each file once', async () => {
  const twice = bench.project.edit({
    label: 'x',
    edits: [],
    create: [
      { file: 'a.md', text: '' },
      { file: 'a.md', text: '' },
    ],
  })
  await expect(twice).rejects.toMatchObject({ failure: { code: 'bad-request' } })
})

test('undo and redo work across files and send edits, versions and focus to the window', async () => {
  await bench.insert('intro.mdx', 0, 'A', { focus: { file: 'intro.mdx', offset: 0 } })
  await bench.insert('setup.md', 0, 'B')
  await bench.project.undo()
  await bench.project.undo()
  expect(bench.project.state()).toMatchObject({ dirty: [], redo: 'Type' })
  expect(bench.project.state().undo).toBeUndefined()
  expect(bench.events.edited.at(-1)).toEqual({
    cause: 'undo',
    label: 'Type',
    files: [{ file: 'intro.mdx', version: 3, edits: [{ offset: 0, length: 1, text: '' }] }],
    focus: { file: 'intro.mdx', offset: 0 },
  })
  await bench.project.redo()
  expect(await bench.text('intro.mdx')).toBe(`A${CONTENT['intro.mdx']}`)
  await bench.insert('setup.md', 0, 'C')
  expect(bench.project.state().redo).toBeUndefined()
})

test('undo and redo at the ends do nothing', async () => {
  await bench.project.undo()
  await bench.project.redo()
  expect(bench.events.edited).toEqual([])
})

test('steps with the same merge key become one step, until a save', async () => {
  for (const letter of 'abc') await bench.insert('intro.mdx', 0, letter, { merge: 'typing' })
  await bench.project.save({})
  await bench.insert('intro.mdx', 0, 'd', { merge: 'typing' })
  await bench.project.undo()
  expect(await bench.text('intro.mdx')).toBe(`cba${CONTENT['intro.mdx']}`)
  await bench.project.undo()
  expect(await bench.text('intro.mdx')).toBe(CONTENT['intro.mdx'])
})

test('a file name that is not portable is refused, unless the file existed before', async () => {
  const files = { 'guides/aux.mdx': 'Old.\n' }
  bench = await openInMemory({ ...CONTENT, ...files })
  const create = [{ file: 'guides/con.mdx', text: 'New.\n' }]
  const wrong = bench.project.edit({ label: 'Make', edits: [], create })
  await expect(wrong).rejects.toMatchObject({ failure: { code: 'not-allowed' } })
  const instead = bench.project.edit({ label: 'Swap', edits: [], create, remove: ['guides/aux.mdx'] })
  await expect(instead).rejects.toMatchObject({ failure: { code: 'not-allowed' } })
  await bench.project.edit({ label: 'Delete', edits: [], remove: ['guides/aux.mdx'] })
  await bench.project.save({})
  const back = [{ file: 'guides/aux.mdx', text: 'Old.\n', existedBefore: true }]
  await bench.project.edit({ label: 'Put back', edits: [], create: back })
  expect(await bench.text('guides/aux.mdx')).toBe('Old.\n')
})
