import { beforeEach, expect, test } from 'vitest'
import { asMessage } from '../../messages/testing/as-message.ts'
import { saying } from '../../messages/testing/saying.ts'
import { Refusal } from '../../text/failure.ts'
import { type MemoryProject, openInMemory } from '../testing/open-in-memory.ts'
import { CONTENT } from '../testing/small-site.ts'

let memory: MemoryProject
beforeEach(async () => {
  memory = await openInMemory(CONTENT)
})

test('saving writes the draft, keeps the history, and undoing makes the file dirty again', async () => {
  await memory.insert('intro.mdx', 0, 'X')
  expect(await memory.project.save({})).toEqual({ saved: ['intro.mdx'], conflicts: [], failed: [] })
  expect(memory.disk.peek('intro.mdx')).toBe(`X${CONTENT['intro.mdx']}`)
  expect(memory.project.state()).toMatchObject({ dirty: [], undo: 'Type' })
  await memory.settle()
  expect(memory.events.edited).toEqual([])
  await memory.project.undo()
  expect(memory.project.state().dirty).toEqual([{ file: 'intro.mdx', change: 'edited' }])
  await memory.project.save({})
  expect(memory.disk.snapshot()).toEqual((await openInMemory(CONTENT)).disk.snapshot())
})

test('saving writes only the requested files', async () => {
  await memory.insert('intro.mdx', 0, 'X')
  await memory.insert('setup.md', 0, 'Y')
  expect((await memory.project.save({ files: ['setup.md', 'photo.png'] })).saved).toEqual(['setup.md'])
  expect(memory.project.state().dirty).toEqual([{ file: 'intro.mdx', change: 'edited' }])
})

// Covers F09
test('saving keeps a byte order mark and line ends', async () => {
  const marked = await openInMemory({ 'docs.json': { text: '{\r\n}', bom: true } })
  await marked.insert('docs.json', 1, ' ')
  await marked.project.save({})
  expect(marked.disk.snapshot()['docs.json']).toEqual({ text: '{ \r\n}', bom: true })
})

test('pages are written before docs.json, and deletions come last', async () => {
  await memory.project.edit({
    label: 'Rename page',
    edits: [{ file: 'docs.json', version: 1, edits: [{ offset: 1, length: 0, text: ' ' }] }],
    create: [{ file: 'z.md', text: 'z' }],
    remove: ['intro.mdx'],
  })
  const { saved } = await memory.project.save({})
  expect(saved).toEqual(['z.md', 'docs.json', 'intro.mdx'])
  expect(memory.disk.writes).toEqual(saved)
  expect(memory.disk.peek('intro.mdx')).toBeUndefined()
})

test('nothing is deleted while something else could not be saved', async () => {
  await memory.project.edit({
    label: 'Move',
    edits: [],
    create: [{ file: 'z.md', text: 'z' }],
    remove: ['intro.mdx'],
  })
  memory.disk.failNext(
    'write',
    new Refusal('disk', asMessage('The disk is full.'), asMessage('Free some space.')),
    'z.md',
  )
  const report = await memory.project.save({})
  expect(report.saved).toEqual([])
  expect(report.failed.map(({ file }) => file)).toEqual(['z.md', 'intro.mdx'])
  expect(report.failed[0]).toEqual({
    file: 'z.md',
    message: saying('The disk is full.'),
    hint: saying('Free some space.'),
  })
  expect(memory.disk.peek('intro.mdx')).toBe(CONTENT['intro.mdx'])
  expect(memory.project.state().dirty).toHaveLength(2)
  expect((await memory.project.save({})).saved).toEqual(['z.md', 'intro.mdx'])
})

test('a file that fails does not stop others', async () => {
  await memory.insert('intro.mdx', 0, 'X')
  await memory.insert('setup.md', 0, 'Y')
  memory.disk.failNext('write', new Refusal('disk', asMessage('No.')), 'intro.mdx')
  const report = await memory.project.save({})
  expect(report.saved).toEqual(['setup.md'])
  expect(report.failed).toEqual([{ file: 'intro.mdx', message: saying('No.') }])
})

// Covers F17
test('text edited during a save stays dirty', async () => {
  await memory.insert('intro.mdx', 0, 'X')
  const saving = memory.project.save({})
  const editing = memory.insert('intro.mdx', 0, 'Y')
  await Promise.all([saving, editing])
  await memory.project.save({})
  expect(memory.disk.peek('intro.mdx')).toBe(`YX${CONTENT['intro.mdx']}`)
  expect(memory.project.state().dirty).toEqual([])
})

test('a save is trusted only when the disk can be read back as written', async () => {
  await memory.insert('intro.mdx', 0, 'X')
  const write = memory.disk.write.bind(memory.disk)
  memory.disk.write = (path, text, expected) =>
    write(path, { ...text, text: text.text.slice(0, 4) }, expected)
  expect((await memory.project.save({})).conflicts).toEqual([{ file: 'intro.mdx', disk: 'changed' }])
  expect(await memory.text('intro.mdx')).toBe(`X${CONTENT['intro.mdx']}`)
  expect(memory.project.state().dirty).toHaveLength(1)
})

test('half a character is refused with the file’s name and nothing is written', async () => {
  await memory.insert('intro.mdx', 0, '\ud83d')
  expect((await memory.project.save({})).failed).toMatchObject([{ file: 'intro.mdx' }])
  expect(memory.disk.writes).toEqual([])
})
