import { beforeEach, expect, test } from 'vitest'
import { type MemoryProject, openInMemory } from './testing/open-in-memory.ts'
import { CONTENT, DOCS } from './testing/small-site.ts'

let memory: MemoryProject
beforeEach(async () => {
  memory = await openInMemory(CONTENT)
})

test('an edit creates a draft, a version and a step, and leaves the disk alone', async () => {
  const versions = await memory.insert('intro.mdx', 0, 'X')
  expect(versions).toEqual({ 'intro.mdx': 2 })
  expect(await memory.text('intro.mdx')).toBe(`X${CONTENT['intro.mdx']}`)
  expect(memory.project.state()).toMatchObject({
    dirty: [{ file: 'intro.mdx', change: 'edited' }],
    undo: 'Type',
  })
  expect(memory.events.state.at(-1)).toEqual(memory.project.state())
  expect(memory.events.edited).toEqual([])
  expect(memory.disk.writes).toEqual([])
})

test('the state distinguishes a step from another with the same label, and from itself when it grows', async () => {
  const typed = async (at: number, merge?: string) => {
    const { version } = await memory.project.read({ file: 'intro.mdx' })
    const edits = [{ offset: at, length: 0, text: 'X' }]
    await memory.project.edit({
      label: 'Type',
      ...(merge && { merge }),
      edits: [{ file: 'intro.mdx', version, edits }],
    })
    return memory.project.state().step
  }
  const first = await typed(0, 'word')
  expect(await typed(1, 'word')).toBe(first)
  const second = await typed(2)
  expect(second).not.toBe(first)
  await memory.project.undo()
  expect(memory.project.state().step).toBe(first)
  await memory.project.redo()
  expect(memory.project.state().step).toBe(second)
  await memory.project.undo()
  expect(await typed(2)).not.toBe(second)
})

test('an edit of a file that was never read applies to its first version', async () => {
  await memory.project.edit({ label: 'x', edits: [{ file: 'setup.md', version: 1, edits: [] }] })
  expect(memory.project.state().dirty).toEqual([])
})

test('an edit of another version is refused as stale and changes nothing', async () => {
  await memory.insert('intro.mdx', 0, 'X')
  const late = memory.project.edit({
    label: 'late',
    edits: [
      { file: 'setup.md', version: 1, edits: [{ offset: 0, length: 0, text: 'Y' }] },
      { file: 'intro.mdx', version: 1, edits: [{ offset: 0, length: 0, text: 'Y' }] },
    ],
  })
  await expect(late).rejects.toMatchObject({ failure: { code: 'stale' } })
  expect(await memory.text('setup.md')).toBe(CONTENT['setup.md'])
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
  const wrong = memory.project.edit({ label: 'x', edits: [{ file: 'intro.mdx', version: 1, edits }] })
  await expect(wrong).rejects.toMatchObject({ failure: { code: 'bad-request' } })
})

test('a text that is typed back to the original is not dirty any more', async () => {
  await memory.insert('intro.mdx', 0, 'X')
  await memory.project.edit({
    label: 'Delete',
    edits: [{ file: 'intro.mdx', version: 2, edits: [{ offset: 0, length: 1, text: '' }] }],
  })
  expect(memory.project.state().dirty).toEqual([])
})

test('an edit that changes nothing gives the next version and adds no step', async () => {
  const edits = [{ offset: 0, length: 1, text: '-' }]
  const versions = await memory.project.edit({
    label: 'x',
    edits: [{ file: 'intro.mdx', version: 1, edits }],
  })
  expect(versions).toEqual({ 'intro.mdx': 2 })
  expect(memory.project.state().undo).toBeUndefined()
})

test('a step can move a page: create, delete and edit docs.json at once, undone at once', async () => {
  await memory.project.edit({
    label: 'Rename page',
    edits: [
      { file: 'docs.json', version: 1, edits: [{ offset: DOCS.indexOf('setup'), length: 5, text: 'start' }] },
    ],
    create: [{ file: 'start.md', text: CONTENT['setup.md'] }],
    remove: ['setup.md'],
    focus: { file: 'docs.json', pointer: '/navigation/0/pages/1' },
  })
  await memory.settle()
  expect(memory.project.state().dirty).toEqual([
    { file: 'docs.json', change: 'edited' },
    { file: 'setup.md', change: 'deleted' },
    { file: 'start.md', change: 'created' },
  ])
  expect(memory.project.pages().map(page => page.file)).toEqual(['intro.mdx', 'start.md'])
  await memory.project.undo()
  await memory.settle()
  expect(memory.project.state().dirty).toEqual([])
  expect(memory.project.pages().map(page => page.file)).toEqual(['intro.mdx', 'setup.md'])
  expect(memory.events.edited.at(-1)).toMatchObject({
    cause: 'undo',
    label: 'Rename page',
    focus: { file: 'docs.json', pointer: '/navigation/0/pages/1' },
  })
})

test('an existing file is not created again, and no file is created in hidden folders', async () => {
  const make = (file: string) => memory.project.edit({ label: 'x', edits: [], create: [{ file, text: '' }] })
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
  expect(memory.project.state().dirty).toHaveLength(1)
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
  const twice = memory.project.edit({
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
  await memory.insert('intro.mdx', 0, 'A', { focus: { file: 'intro.mdx', offset: 0 } })
  await memory.insert('setup.md', 0, 'B')
  await memory.project.undo()
  await memory.project.undo()
  expect(memory.project.state()).toMatchObject({ dirty: [], redo: 'Type' })
  expect(memory.project.state().undo).toBeUndefined()
  expect(memory.events.edited.at(-1)).toEqual({
    cause: 'undo',
    label: 'Type',
    files: [{ file: 'intro.mdx', version: 3, edits: [{ offset: 0, length: 1, text: '' }] }],
    focus: { file: 'intro.mdx', offset: 0 },
  })
  await memory.project.redo()
  expect(await memory.text('intro.mdx')).toBe(`A${CONTENT['intro.mdx']}`)
  await memory.insert('setup.md', 0, 'C')
  expect(memory.project.state().redo).toBeUndefined()
})

test('undo and redo lead behind the words that they put into a line, and to the start of lines', async () => {
  const text = CONTENT['intro.mdx']
  const replace = async (offset: number, length: number, inserted: string) => {
    const { version } = await memory.project.read({ file: 'intro.mdx' })
    const edits = [{ file: 'intro.mdx', version, edits: [{ offset, length, text: inserted }] }]
    await memory.project.edit({ label: 'Type', edits, focus: { file: 'intro.mdx', offset } })
  }
  const focus = () => memory.events.edited.at(-1)?.focus?.offset
  await replace(4, 2, 'words')
  await memory.project.undo()
  expect([await memory.text('intro.mdx'), focus()]).toEqual([text, 6])
  await memory.project.redo()
  expect(focus()).toBe(9)
  await replace(4, 5, '')
  await memory.project.undo()
  expect(focus()).toBe(9)
  await memory.project.redo()
  expect(focus()).toBe(4)
  await replace(4, 0, 'One line\nAnother')
  await memory.project.undo()
  await memory.project.redo()
  expect(focus()).toBe(4)
})

test('undo and redo at the ends do nothing', async () => {
  await memory.project.undo()
  await memory.project.redo()
  expect(memory.events.edited).toEqual([])
})

test('steps with the same merge key become one step, until a save', async () => {
  for (const letter of 'abc') await memory.insert('intro.mdx', 0, letter, { merge: 'typing' })
  await memory.project.save({})
  await memory.insert('intro.mdx', 0, 'd', { merge: 'typing' })
  await memory.project.undo()
  expect(await memory.text('intro.mdx')).toBe(`cba${CONTENT['intro.mdx']}`)
  await memory.project.undo()
  expect(await memory.text('intro.mdx')).toBe(CONTENT['intro.mdx'])
})

test('a file name that is not portable is refused, unless the file existed before', async () => {
  const files = { 'guides/aux.mdx': 'Old.\n' }
  memory = await openInMemory({ ...CONTENT, ...files })
  const create = [{ file: 'guides/con.mdx', text: 'New.\n' }]
  const wrong = memory.project.edit({ label: 'Make', edits: [], create })
  await expect(wrong).rejects.toMatchObject({ failure: { code: 'not-allowed' } })
  const instead = memory.project.edit({ label: 'Swap', edits: [], create, remove: ['guides/aux.mdx'] })
  await expect(instead).rejects.toMatchObject({ failure: { code: 'not-allowed' } })
  await memory.project.edit({ label: 'Delete', edits: [], remove: ['guides/aux.mdx'] })
  await memory.project.save({})
  const back = [{ file: 'guides/aux.mdx', text: 'Old.\n', existedBefore: true }]
  await memory.project.edit({ label: 'Put back', edits: [], create: back })
  expect(await memory.text('guides/aux.mdx')).toBe('Old.\n')
})

test('a name that the disk cannot hold is refused when it is given, not when it is saved', async () => {
  const { project } = await openInMemory({ 'docs.json': '{"name":"Acme"}', 'a.md': 'a' })
  const long = `${'ü'.repeat(130)}.md`
  const create = [{ file: long, text: '' }]
  const refused = { failure: { code: 'not-allowed' } }
  await expect(project.edit({ label: 'New', edits: [], create })).rejects.toMatchObject(refused)
  const move = { moves: [{ from: 'a.md', to: long }], redirects: false, leave: [] }
  await expect(project.planMove(move)).rejects.toMatchObject(refused)
  await expect(project.moveFiles({ ...move, label: 'Move' })).rejects.toMatchObject(refused)
  expect(project.state().dirty).toEqual([])
})

test('fields of many pages are set in one step; a page whose frontmatter cannot be read stays as it is', async () => {
  const broken = '---\nicon: [\n---\nText.\n'
  memory = await openInMemory({ ...CONTENT, 'plain.mdx': 'Text.\n', 'broken.mdx': broken })
  const pages = ['plain.mdx', 'broken.mdx', 'gone.mdx'].map(file => ({ file, title: 'New', hidden: true }))
  expect(await memory.project.texts.setFields({ label: 'Set', pages })).toEqual(['broken.mdx', 'gone.mdx'])
  expect(await memory.text('plain.mdx')).toBe('---\ntitle: New\nhidden: true\n---\n\nText.\n')
  expect(await memory.text('broken.mdx')).toBe(broken)
  expect(memory.project.state()).toMatchObject({ dirty: [{ file: 'plain.mdx' }], undo: 'Set' })
  await memory.project.undo()
  expect(await memory.text('plain.mdx')).toBe('Text.\n')
})
