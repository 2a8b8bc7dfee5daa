import { expect, test } from 'vitest'
import { openInMemory } from '../testing/open-in-memory.ts'

const PAGES = Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f'].map(name => [`${name}.md`, `Page ${name}\n`]))

async function open() {
  const memory = await openInMemory({ 'docs.json': '{"name":"Acme"}', ...PAGES })
  await memory.settle()
  return memory
}

test('what a step deletes can be restored after it was saved and the history is gone', async () => {
  const { project, settle, text, disk } = await open()
  await project.edit({ label: 'Delete “A”', edits: [], remove: ['a.md'] })
  await project.save({})
  await settle()
  expect(disk.peek('a.md')).toBeUndefined()
  const snapshot = (await project.snapshots()).find(({ label }) => label === 'Delete “A”')
  expect(snapshot?.files).toEqual(['a.md'])
  const id = snapshot?.id ?? ''
  expect(await project.planRestore({ id })).toEqual([{ file: 'a.md', change: 'create' }])
  await project.restore({ id, label: 'Restore' })
  expect(await text('a.md')).toBe('Page a\n')
  await project.undo()
  await expect(text('a.md')).rejects.toThrow()
})

test('a step that touches more than five files is kept; one that touches fewer is not', async () => {
  const memory = await open()
  await memory.insert('a.md', 0, 'x')
  expect(await memory.project.snapshots()).toEqual([])
  const edits = Object.keys(PAGES).map(async file => {
    const { version } = await memory.project.read({ file })
    return { file, version, edits: [{ offset: 0, length: 0, text: 'All ' }] }
  })
  await memory.project.edit({ label: 'Replace', edits: await Promise.all(edits) })
  const [snapshot] = await memory.project.snapshots()
  expect(snapshot?.files).toHaveLength(6)
  await memory.project.restore({ id: snapshot?.id ?? '', label: 'Restore' })
  expect(await memory.text('a.md')).toBe('xPage a\n')
  expect(await memory.text('f.md')).toBe('Page f\n')
})

test('restoring the snapshot of a large move removes the files that the move created', async () => {
  const { project, settle } = await open()
  const moves = ['a', 'b', 'c'].map(name => ({ from: `${name}.md`, to: `all/${name}.md` }))
  await project.moveFiles({ moves, redirects: false, leave: [], label: 'Move' })
  const [snapshot] = await project.snapshots()
  const id = snapshot?.id ?? ''
  expect((await project.planRestore({ id })).map(({ change }) => change).sort()).toEqual([
    ...['create', 'create', 'create', 'remove', 'remove', 'remove'],
  ])
  await project.restore({ id, label: 'Restore' })
  await settle()
  expect(project.pages().map(({ file }) => file)).toEqual(Object.keys(PAGES))
  expect(project.state().dirty).toEqual([])
})

test('nothing is kept of a refused step', async () => {
  const { project } = await open()
  const { version } = await project.read({ file: 'a.md' })
  const stale = { file: 'a.md', version: version + 1, edits: [] }
  await expect(project.edit({ label: 'No', edits: [stale], remove: ['b.md'] })).rejects.toThrow()
  await expect(project.edit({ label: 'No', edits: [], remove: ['.git/config'] })).rejects.toThrow()
  expect(await project.snapshots()).toEqual([])
})

test('a missing snapshot is refused', async () => {
  const { project } = await open()
  await expect(project.planRestore({ id: 'no' })).rejects.toMatchObject({ failure: { code: 'not-found' } })
})

test('what a save replaces on disk can be restored; a save without changes keeps nothing', async () => {
  const memory = await open()
  await memory.insert('a.md', 0, 'x')
  await memory.insert('b.md', 0, 'y')
  await memory.project.save({ files: ['a.md'] })
  const [first] = await memory.project.snapshots()
  expect(first).toMatchObject({ label: 'Save a.md', files: ['a.md'] })
  await memory.project.save({})
  await memory.project.save({})
  expect(await memory.project.snapshots()).toHaveLength(2)
  await memory.project.restore({ id: first?.id ?? '', label: 'Restore' })
  expect(await memory.text('a.md')).toBe('Page a\n')
  expect(memory.disk.peek('a.md')).toBe('xPage a\n')
})
