import { expect, test } from 'vitest'
import { memoryFiles } from './memory-files.ts'
import { overlay } from './overlay.ts'

const disk = memoryFiles({ 'a.md': 'old a', 'b.md': 'b', 'c.png': new Uint8Array([1, 2]) })
const drafts = new Map<string, string | undefined>([
  ['a.md', 'new ä'],
  ['b.md', undefined],
  ['d.md', 'made'],
])
const view = overlay(disk, drafts)

test('it lists what would exist after a save, in order', async () => {
  expect(await view.list()).toEqual([
    { path: 'a.md', size: 6 },
    { path: 'c.png', size: 2, stamp: '1' },
    { path: 'd.md', size: 4 },
  ])
})

test('it reads drafts first and the disk otherwise', async () => {
  expect(await view.readText('a.md')).toEqual({ text: 'new ä', bom: false })
  expect(await view.readBytes('d.md')).toEqual(new TextEncoder().encode('made'))
  expect(await view.readBytes('c.png')).toEqual(new Uint8Array([1, 2]))
  await expect(view.readText('b.md')).rejects.toMatchObject({ failure: { code: 'not-found' } })
  await expect(view.readBytes('b.md')).rejects.toMatchObject({ failure: { code: 'not-found' } })
})

test('it follows the drafts as they change', async () => {
  drafts.delete('b.md')
  expect((await view.readText('b.md')).text).toBe('b')
})

test('it never writes', async () => {
  await expect(view.write('a.md', { text: '', bom: false }, undefined)).rejects.toThrow('unsaved')
  await expect(view.remove('a.md', { text: '', bom: false })).rejects.toThrow('unsaved')
  expect(disk.writes).toEqual([])
})
