import { beforeEach, expect, test } from 'vitest'
import { type MemoryProject, openInMemory } from '../testing/open-in-memory.ts'
import { CONTENT, DOCS } from '../testing/small-site.ts'

let memory: MemoryProject
beforeEach(async () => {
  memory = await openInMemory(CONTENT)
})

test('saving over an unnoticed change is a conflict, and other files are saved', async () => {
  await memory.insert('intro.mdx', 0, 'X')
  await memory.insert('setup.md', 0, 'Y')
  memory.disk.changeSilently({ 'intro.mdx': 'theirs' })
  const report = await memory.project.save({})
  expect(report).toEqual({
    saved: ['setup.md'],
    conflicts: [{ file: 'intro.mdx', disk: 'changed' }],
    failed: [],
  })
  expect(memory.disk.peek('intro.mdx')).toBe('theirs')
  expect(memory.project.state().conflicts).toMatchObject(report.conflicts)
  expect(await memory.project.conflict({ file: 'intro.mdx' })).toEqual({
    file: 'intro.mdx',
    mine: `X${CONTENT['intro.mdx']}`,
    disk: 'theirs',
    base: CONTENT['intro.mdx'],
    stamp: expect.any(Number),
  })
  expect((await memory.project.save({})).conflicts).toHaveLength(1)
})

test('a new file that meets one of the same name on disk is a conflict', async () => {
  await memory.project.edit({ label: 'New page', edits: [], create: [{ file: 'new.md', text: 'mine' }] })
  memory.disk.changeSilently({ 'new.md': 'theirs' })
  expect((await memory.project.save({})).conflicts).toEqual([{ file: 'new.md', disk: 'changed' }])
  expect(memory.disk.peek('new.md')).toBe('theirs')
})

test('“mine” overwrites the disk at the next save', async () => {
  await memory.conflict('intro.mdx', 'mine', 'theirs')
  await memory.project.resolve({ file: 'intro.mdx', take: 'mine' })
  expect(memory.project.state()).toMatchObject({ conflicts: [], dirty: [{ file: 'intro.mdx' }] })
  expect((await memory.project.save({})).saved).toEqual(['intro.mdx'])
  expect(memory.disk.peek('intro.mdx')).toBe(`mine${CONTENT['intro.mdx']}`)
})

test('“disk” replaces the draft, and undo restores the draft', async () => {
  await memory.conflict('intro.mdx', 'mine', 'theirs')
  await memory.project.resolve({ file: 'intro.mdx', take: 'disk' })
  expect(await memory.text('intro.mdx')).toBe('theirs')
  expect(memory.project.state()).toMatchObject({ conflicts: [], dirty: [] })
  await memory.project.undo()
  expect(await memory.text('intro.mdx')).toBe(`mine${CONTENT['intro.mdx']}`)
  expect((await memory.project.save({})).saved).toEqual(['intro.mdx'])
})

test('a conflict ends when the disk returns to the base, or to the draft', async () => {
  await memory.conflict('intro.mdx', 'mine', 'theirs')
  memory.disk.change({ 'intro.mdx': CONTENT['intro.mdx'] })
  await memory.settle()
  expect(memory.project.state()).toMatchObject({ conflicts: [], dirty: [{ file: 'intro.mdx' }] })
  memory.disk.change({ 'intro.mdx': 'theirs' })
  await memory.settle()
  memory.disk.change({ 'intro.mdx': `mine${CONTENT['intro.mdx']}` })
  await memory.settle()
  expect(memory.project.state()).toMatchObject({ conflicts: [], dirty: [] })
})

test('a conflict stays when the draft is undone: nobody has chosen yet', async () => {
  await memory.conflict('intro.mdx', 'mine', 'theirs')
  await memory.project.undo()
  expect(memory.project.state()).toMatchObject({ conflicts: [{ file: 'intro.mdx' }], redo: 'Type' })
  await memory.project.revert({ file: 'intro.mdx' })
  expect(await memory.text('intro.mdx')).toBe('theirs')
  expect(memory.project.state()).toMatchObject({ conflicts: [], dirty: [] })
})

test('discarding a draft is a step that can be undone', async () => {
  await memory.insert('intro.mdx', 0, 'X')
  await memory.project.revert({ file: 'intro.mdx' })
  expect(memory.project.state()).toMatchObject({ dirty: [], undo: 'Discard changes' })
  expect(memory.events.edited.at(-1)).toMatchObject({
    cause: 'revert',
    files: [{ file: 'intro.mdx', version: 3 }],
  })
  await memory.project.undo()
  expect(await memory.text('intro.mdx')).toBe(`X${CONTENT['intro.mdx']}`)
})

test('changes that do not overlap are merged when the file is saved, and nothing is lost', async () => {
  await memory.insert('intro.mdx', CONTENT['intro.mdx'].length, '\nMine.\n')
  await memory.insert('docs.json', DOCS.indexOf('"setup"'), '"mine", ')
  memory.disk.changeSilently({
    'intro.mdx': CONTENT['intro.mdx'].replace('title: Intro', 'title: Their intro'),
    'docs.json': DOCS.replace('"setup"]', '"setup", "theirs"]'),
  })
  const report = await memory.project.save({})
  expect(report).toEqual({
    saved: ['intro.mdx', 'docs.json'],
    conflicts: [],
    failed: [],
    merged: ['docs.json', 'intro.mdx'],
  })
  expect(memory.disk.peek('intro.mdx')).toBe('---\ntitle: Their intro\n---\n\nHello.\n\nMine.\n')
  expect(memory.disk.peek('docs.json')).toContain('["intro", "mine", "setup", "theirs"]')
  await memory.project.undo()
  expect(await memory.text('intro.mdx')).toBe(`${CONTENT['intro.mdx']}\nMine.\n`)
})

test('conflicts without overlapping changes are merged as one step on request', async () => {
  await memory.insert('intro.mdx', CONTENT['intro.mdx'].length, '\nMine.\n')
  await memory.insert('setup.md', 0, 'Mine ')
  memory.disk.change({
    'intro.mdx': CONTENT['intro.mdx'].replace('title: Intro', 'title: Theirs'),
    'setup.md': 'Theirs',
  })
  await memory.settle()
  expect(await memory.project.mergeConflicts()).toEqual(['intro.mdx'])
  expect(memory.project.state()).toMatchObject({
    conflicts: [{ file: 'setup.md' }],
    undo: 'Merge with the change on disk',
  })
  expect(await memory.text('intro.mdx')).toBe('---\ntitle: Theirs\n---\n\nHello.\n\nMine.\n')
})

test('a merged text resolves the conflict, unless a side changed since', async () => {
  await memory.conflict('intro.mdx', 'mine', 'theirs')
  const { stamp } = await memory.project.conflict({ file: 'intro.mdx' })
  const answer = { file: 'intro.mdx', take: 'merged', text: 'both', stamp } as const
  memory.disk.change({ 'intro.mdx': 'theirs again' })
  await memory.settle()
  await expect(memory.project.resolve(answer)).rejects.toMatchObject({ failure: { code: 'stale' } })
  const again = await memory.project.conflict({ file: 'intro.mdx' })
  await memory.project.resolve({ ...answer, stamp: again.stamp })
  expect(memory.project.state()).toMatchObject({ conflicts: [], dirty: [{ file: 'intro.mdx' }] })
  await memory.project.save({})
  expect(memory.disk.peek('intro.mdx')).toBe('both')
})

test('another change of the file on disk is reported as another conflict', async () => {
  await memory.conflict('intro.mdx', 'mine', 'theirs')
  const [before] = memory.project.state().conflicts
  memory.disk.change({ 'intro.mdx': 'theirs again' })
  await memory.settle()
  const [after] = memory.project.state().conflicts
  expect(after?.change).not.toBe(before?.change)
  expect((await memory.project.conflict({ file: 'intro.mdx' })).disk).toBe('theirs again')
})
