import { beforeEach, expect, test } from 'vitest'
import { Refusal } from '../../text/failure.ts'
import { type MemoryProject, openInMemory } from '../testing/open-in-memory.ts'
import { CONTENT } from '../testing/small-site.ts'

let bench: MemoryProject
beforeEach(async () => {
  bench = await openInMemory(CONTENT)
})

test('saving writes the draft, keeps the history, and undoing makes the file dirty again', async () => {
  await bench.insert('intro.mdx', 0, 'X')
  expect(await bench.project.save({})).toEqual({ saved: ['intro.mdx'], conflicts: [], failed: [] })
  expect(bench.disk.peek('intro.mdx')).toBe(`X${CONTENT['intro.mdx']}`)
  expect(bench.project.state()).toMatchObject({ dirty: [], undo: 'Type' })
  await bench.settle()
  expect(bench.events.edited).toEqual([])
  await bench.project.undo()
  expect(bench.project.state().dirty).toEqual([{ file: 'intro.mdx', change: 'edited' }])
  await bench.project.save({})
  expect(bench.disk.snapshot()).toEqual((await openInMemory(CONTENT)).disk.snapshot())
})

test('saving writes only the requested files', async () => {
  await bench.insert('intro.mdx', 0, 'X')
  await bench.insert('setup.md', 0, 'Y')
  expect((await bench.project.save({ files: ['setup.md', 'photo.png'] })).saved).toEqual(['setup.md'])
  expect(bench.project.state().dirty).toEqual([{ file: 'intro.mdx', change: 'edited' }])
})

test('saving keeps a byte order mark and line ends', async () => {
  const marked = await openInMemory({ 'docs.json': { text: '{\r\n}', bom: true } })
  await marked.insert('docs.json', 1, ' ')
  await marked.project.save({})
  expect(marked.disk.snapshot()['docs.json']).toEqual({ text: '{ \r\n}', bom: true })
})

test('pages are written before docs.json, and deletions come last', async () => {
  await bench.project.edit({
    label: 'Rename page',
    edits: [{ file: 'docs.json', version: 1, edits: [{ offset: 1, length: 0, text: ' ' }] }],
    create: [{ file: 'z.md', text: 'z' }],
    remove: ['intro.mdx'],
  })
  const { saved } = await bench.project.save({})
  expect(saved).toEqual(['z.md', 'docs.json', 'intro.mdx'])
  expect(bench.disk.writes).toEqual(saved)
  expect(bench.disk.peek('intro.mdx')).toBeUndefined()
})

test('nothing is deleted while something else could not be saved', async () => {
  await bench.project.edit({
    label: 'Move',
    edits: [],
    create: [{ file: 'z.md', text: 'z' }],
    remove: ['intro.mdx'],
  })
  bench.disk.failNext('write', new Refusal('disk', 'The disk is full.', 'Free some space.'), 'z.md')
  const report = await bench.project.save({})
  expect(report.saved).toEqual([])
  expect(report.failed.map(({ file }) => file)).toEqual(['z.md', 'intro.mdx'])
  expect(report.failed[0]).toEqual({ file: 'z.md', message: 'The disk is full.', hint: 'Free some space.' })
  expect(bench.disk.peek('intro.mdx')).toBe(CONTENT['intro.mdx'])
  expect(bench.project.state().dirty).toHaveLength(2)
  expect((await bench.project.save({})).saved).toEqual(['z.md', 'intro.mdx'])
})

test('a file that fails does not stop others', async () => {
  await bench.insert('intro.mdx', 0, 'X')
  await bench.insert('setup.md', 0, 'Y')
  bench.disk.failNext('write', new Refusal('disk', 'No.'), 'intro.mdx')
  const report = await bench.project.save({})
  expect(report.saved).toEqual(['setup.md'])
  expect(report.failed).toEqual([{ file: 'intro.mdx', message: 'No.' }])
})

test('text edited during a save stays dirty', async () => {
  await bench.insert('intro.mdx', 0, 'X')
  const saving = bench.project.save({})
  const editing = bench.insert('intro.mdx', 0, 'Y')
  await Promise.all([saving, editing])
  await bench.project.save({})
  expect(bench.disk.peek('intro.mdx')).toBe(`YX${CONTENT['intro.mdx']}`)
  expect(bench.project.state().dirty).toEqual([])
})

test('a save is trusted only when the disk can be read back as written', async () => {
  await bench.insert('intro.mdx', 0, 'X')
  const write = bench.disk.write.bind(bench.disk)
  bench.disk.write = (path, text, expected) => write(path, { ...text, text: text.text.slice(0, 4) }, expected)
  expect((await bench.project.save({})).conflicts).toEqual([{ file: 'intro.mdx', disk: 'changed' }])
  expect(await bench.text('intro.mdx')).toBe(`X${CONTENT['intro.mdx']}`)
  expect(bench.project.state().dirty).toHaveLength(1)
})

test('half a character is refused with the file’s name and nothing is written', async () => {
  await bench.insert('intro.mdx', 0, '\ud83d')
  expect((await bench.project.save({})).failed).toMatchObject([{ file: 'intro.mdx' }])
  expect(bench.disk.writes).toEqual([])
})
