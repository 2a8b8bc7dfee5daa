import { beforeEach, expect, test } from 'vitest'
import { type MemoryProject, openInMemory } from '../testing/open-in-memory.ts'
import { CONTENT, DOCS } from '../testing/small-site.ts'

let bench: MemoryProject
beforeEach(async () => {
  bench = await openInMemory(CONTENT)
})

test('saving over an unnoticed change is a conflict, and other files are saved', async () => {
  await bench.insert('intro.mdx', 0, 'X')
  await bench.insert('setup.md', 0, 'Y')
  bench.disk.changeSilently({ 'intro.mdx': 'theirs' })
  const report = await bench.project.save({})
  expect(report).toEqual({
    saved: ['setup.md'],
    conflicts: [{ file: 'intro.mdx', disk: 'changed' }],
    failed: [],
  })
  expect(bench.disk.peek('intro.mdx')).toBe('theirs')
  expect(bench.project.state().conflicts).toMatchObject(report.conflicts)
  expect(await bench.project.conflict({ file: 'intro.mdx' })).toEqual({
    file: 'intro.mdx',
    mine: `X${CONTENT['intro.mdx']}`,
    disk: 'theirs',
    base: CONTENT['intro.mdx'],
    stamp: expect.any(Number),
  })
  expect((await bench.project.save({})).conflicts).toHaveLength(1)
})

test('a new file that meets one of the same name on disk is a conflict', async () => {
  await bench.project.edit({ label: 'New page', edits: [], create: [{ file: 'new.md', text: 'mine' }] })
  bench.disk.changeSilently({ 'new.md': 'theirs' })
  expect((await bench.project.save({})).conflicts).toEqual([{ file: 'new.md', disk: 'changed' }])
  expect(bench.disk.peek('new.md')).toBe('theirs')
})

test('“mine” overwrites the disk at the next save', async () => {
  await bench.conflict('intro.mdx', 'mine', 'theirs')
  await bench.project.resolve({ file: 'intro.mdx', take: 'mine' })
  expect(bench.project.state()).toMatchObject({ conflicts: [], dirty: [{ file: 'intro.mdx' }] })
  expect((await bench.project.save({})).saved).toEqual(['intro.mdx'])
  expect(bench.disk.peek('intro.mdx')).toBe(`mine${CONTENT['intro.mdx']}`)
})

test('“disk” replaces the draft, and undo restores the draft', async () => {
  await bench.conflict('intro.mdx', 'mine', 'theirs')
  await bench.project.resolve({ file: 'intro.mdx', take: 'disk' })
  expect(await bench.text('intro.mdx')).toBe('theirs')
  expect(bench.project.state()).toMatchObject({ conflicts: [], dirty: [] })
  await bench.project.undo()
  expect(await bench.text('intro.mdx')).toBe(`mine${CONTENT['intro.mdx']}`)
  expect((await bench.project.save({})).saved).toEqual(['intro.mdx'])
})

test('a conflict ends when the disk returns to the base, or to the draft', async () => {
  await bench.conflict('intro.mdx', 'mine', 'theirs')
  bench.disk.change({ 'intro.mdx': CONTENT['intro.mdx'] })
  await bench.settle()
  expect(bench.project.state()).toMatchObject({ conflicts: [], dirty: [{ file: 'intro.mdx' }] })
  bench.disk.change({ 'intro.mdx': 'theirs' })
  await bench.settle()
  bench.disk.change({ 'intro.mdx': `mine${CONTENT['intro.mdx']}` })
  await bench.settle()
  expect(bench.project.state()).toMatchObject({ conflicts: [], dirty: [] })
})

test('a conflict stays when the draft is undone: nobody has chosen yet', async () => {
  await bench.conflict('intro.mdx', 'mine', 'theirs')
  await bench.project.undo()
  expect(bench.project.state()).toMatchObject({ conflicts: [{ file: 'intro.mdx' }], redo: 'Type' })
  await bench.project.revert({ file: 'intro.mdx' })
  expect(await bench.text('intro.mdx')).toBe('theirs')
  expect(bench.project.state()).toMatchObject({ conflicts: [], dirty: [] })
})

test('discarding a draft is a step that can be undone', async () => {
  await bench.insert('intro.mdx', 0, 'X')
  await bench.project.revert({ file: 'intro.mdx' })
  expect(bench.project.state()).toMatchObject({ dirty: [], undo: 'Discard changes' })
  expect(bench.events.edited.at(-1)).toMatchObject({
    cause: 'revert',
    files: [{ file: 'intro.mdx', version: 3 }],
  })
  await bench.project.undo()
  expect(await bench.text('intro.mdx')).toBe(`X${CONTENT['intro.mdx']}`)
})

test('changes that do not overlap are merged when the file is saved, and nothing is lost', async () => {
  await bench.insert('intro.mdx', CONTENT['intro.mdx'].length, '\nMine.\n')
  await bench.insert('docs.json', DOCS.indexOf('"setup"'), '"mine", ')
  bench.disk.changeSilently({
    'intro.mdx': CONTENT['intro.mdx'].replace('title: Intro', 'title: Their intro'),
    'docs.json': DOCS.replace('"setup"]', '"setup", "theirs"]'),
  })
  const report = await bench.project.save({})
  expect(report).toEqual({
    saved: ['intro.mdx', 'docs.json'],
    conflicts: [],
    failed: [],
    merged: ['docs.json', 'intro.mdx'],
  })
  expect(bench.disk.peek('intro.mdx')).toBe('---\ntitle: Their intro\n---\n\nHello.\n\nMine.\n')
  expect(bench.disk.peek('docs.json')).toContain('["intro", "mine", "setup", "theirs"]')
  await bench.project.undo()
  expect(await bench.text('intro.mdx')).toBe(`${CONTENT['intro.mdx']}\nMine.\n`)
})

test('conflicts without overlapping changes are merged as one step on request', async () => {
  await bench.insert('intro.mdx', CONTENT['intro.mdx'].length, '\nMine.\n')
  await bench.insert('setup.md', 0, 'Mine ')
  bench.disk.change({
    'intro.mdx': CONTENT['intro.mdx'].replace('title: Intro', 'title: Theirs'),
    'setup.md': 'Theirs',
  })
  await bench.settle()
  expect(await bench.project.mergeConflicts()).toEqual(['intro.mdx'])
  expect(bench.project.state()).toMatchObject({
    conflicts: [{ file: 'setup.md' }],
    undo: 'Merge with the change on disk',
  })
  expect(await bench.text('intro.mdx')).toBe('---\ntitle: Theirs\n---\n\nHello.\n\nMine.\n')
})

test('a merged text resolves the conflict, unless a side changed since', async () => {
  await bench.conflict('intro.mdx', 'mine', 'theirs')
  const { stamp } = await bench.project.conflict({ file: 'intro.mdx' })
  const answer = { file: 'intro.mdx', take: 'merged', text: 'both', stamp } as const
  bench.disk.change({ 'intro.mdx': 'theirs again' })
  await bench.settle()
  await expect(bench.project.resolve(answer)).rejects.toMatchObject({ failure: { code: 'stale' } })
  const again = await bench.project.conflict({ file: 'intro.mdx' })
  await bench.project.resolve({ ...answer, stamp: again.stamp })
  expect(bench.project.state()).toMatchObject({ conflicts: [], dirty: [{ file: 'intro.mdx' }] })
  await bench.project.save({})
  expect(bench.disk.peek('intro.mdx')).toBe('both')
})

test('another change of the file on disk is reported as another conflict', async () => {
  await bench.conflict('intro.mdx', 'mine', 'theirs')
  const [before] = bench.project.state().conflicts
  bench.disk.change({ 'intro.mdx': 'theirs again' })
  await bench.settle()
  const [after] = bench.project.state().conflicts
  expect(after?.change).not.toBe(before?.change)
  expect((await bench.project.conflict({ file: 'intro.mdx' })).disk).toBe('theirs again')
})
