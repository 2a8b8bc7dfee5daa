import { expect, test } from 'vitest'
import { isOld } from '../base/drafts.ts'
import { openInMemory } from '../testing/open-in-memory.ts'

const START = { 'docs.json': '{"name":"Acme"}', 'a.md': 'a\n', 'b.md': 'b\n', 'c.md': 'one\n\ntwo\n' }

async function crashed() {
  const before = await openInMemory(START)
  await before.insert('a.md', 0, 'mine ')
  await before.insert('c.md', 0, 'mine ')
  await before.project.edit({
    label: 'Step',
    edits: [],
    create: [{ file: 'new.md', text: 'new' }],
    remove: ['b.md'],
  })
  return before.project.recovery.drafts()
}

test('unsaved work comes back in a new project as one step, with nothing written', async () => {
  const drafts = await crashed()
  const { project, text, disk } = await openInMemory(START)
  expect(await project.recovery.open(drafts)).toHaveLength(4)
  await project.recovery.bringBack(drafts, 'Bring back')
  expect([await text('a.md'), await text('c.md'), await text('new.md')]).toEqual([
    'mine a\n',
    'mine one\n\ntwo\n',
    'new',
  ])
  await expect(text('b.md')).rejects.toThrow()
  expect(project.state().dirty.map(({ file, change }) => `${file} ${change}`)).toEqual([
    'a.md edited',
    'b.md deleted',
    'c.md edited',
    'new.md created',
  ])
  expect(disk.peek('a.md')).toBe('a\n')
  await project.undo()
  expect(project.state().dirty).toEqual([])
  await project.redo()
  await project.save({})
  expect([disk.peek('a.md'), disk.peek('b.md'), disk.peek('new.md')]).toEqual(['mine a\n', undefined, 'new'])
})

test('if the disk changed since, both are merged or become a conflict', async () => {
  const drafts = await crashed()
  const memory = await openInMemory({
    ...START,
    'a.md': 'theirs\n',
    'c.md': 'one\n\ntwo\n\nthree\n',
    'new.md': 'other',
  })
  await memory.project.recovery.bringBack(drafts, 'Bring back')
  expect(memory.project.state().conflicts.map(({ file }) => file)).toEqual(['a.md', 'c.md', 'new.md'])
  expect(await memory.project.mergeConflicts()).toEqual(['c.md'])
  expect(await memory.text('c.md')).toBe('mine one\n\ntwo\n\nthree\n')
  const report = await memory.project.save({})
  expect(report.conflicts.map(({ file }) => file)).toEqual(['a.md', 'new.md'])
  expect(memory.disk.peek('new.md')).toBe('other')
})

test('work that is already on disk, or not in a file of the site, is not offered', async () => {
  const { project } = await openInMemory({ ...START, 'a.md': 'mine a\n' })
  const drafts = [
    { file: 'a.md', text: 'mine a\n', base: null },
    { file: '../evil.md', text: 'x', base: null },
    { file: '.git/config', text: 'x', base: null },
  ]
  expect(await project.recovery.open(drafts)).toEqual([])
})

test('unsaved work is old after more than 30 days, and not before', () => {
  const result = Date.UTC(2026, 0, 1)
  expect(isOld({ time: result }, Date.UTC(2026, 0, 31))).toBe(false)
  expect(isOld({ time: result }, Date.UTC(2026, 0, 31) + 1)).toBe(true)
  expect(isOld({ time: result }, result - 1)).toBe(false)
})
