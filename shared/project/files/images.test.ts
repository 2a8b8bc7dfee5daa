import { expect, test } from 'vitest'
import { openInMemory } from '../testing/open-in-memory.ts'
import { textOfBytes } from './bytes.ts'
import { imagePath } from './images.ts'

const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a])

test.each([
  ['images/Logo.PNG', [], 'images/Logo.png'],
  ['images/my logo (1).png', [], 'images/my-logo-1.png'],
  ['images/Über Größe.png', [], 'images/Ueber-Groesse.png'],
  ['images/logo.png', ['images/LOGO.png'], 'images/logo-2.png'],
  ['logo.png', ['logo.png', 'logo-2.png'], 'logo-3.png'],
  ['images/....png', [], 'images/image.png'],
  ['../../etc/logo.png', [], 'etc/logo.png'],
  ['.git/hooks/logo.png', [], 'hooks/logo.png'],
])('%s goes to a plain name that is free', (path, taken, free) => {
  expect(imagePath(path, PNG, taken)).toBe(free)
})

test.each(['page.mdx', 'docs.json', 'logo.svg', 'logo', 'logo.jpg'])('%s is not a path for a PNG', path => {
  expect(() => imagePath(path, PNG, [])).toThrow('isn’t an image')
})

/** Bytes that are easily damaged: zero, line ends, a byte order mark, halves of characters. */
const BYTES = Uint8Array.from([...PNG, 0, 0x0d, 0xff, 0xfe, 0xef, 0xbb, 0xbf, 0xed, 0xa0, 0x80])

async function imported() {
  const memory = await openInMemory({ 'docs.json': '{"name":"Acme"}', 'old.png': PNG })
  const { version } = await memory.project.read({ file: 'docs.json' })
  await memory.project.edit({
    label: 'Import logo.png',
    edits: [{ file: 'docs.json', version, edits: [{ offset: 1, length: 0, text: '"logo":"/logo.png",' }] }],
    create: [{ file: 'logo.png', text: textOfBytes(BYTES) }],
  })
  await memory.settle()
  return memory
}

test('an imported image is an asset at once, and on disk after the next save, byte for byte', async () => {
  const { project, disk } = await imported()
  expect(project.assets()).toContainEqual({ path: 'logo.png', size: 0 })
  expect(await project.asset('logo.png')).toEqual(BYTES)
  expect(disk.snapshot()['logo.png']).toBeUndefined()
  await project.save({})
  expect(disk.snapshot()['logo.png']).toEqual(BYTES)
  expect(project.assets()).toContainEqual({ path: 'logo.png', size: BYTES.length })
})

test('one undo removes the setting and the image, before and after a save; redo restores both', async () => {
  const { project, disk, text } = await imported()
  await project.undo()
  expect(project.state()).toMatchObject({ dirty: [], redo: 'Import logo.png' })
  await project.redo()
  await project.save({})
  await project.undo()
  expect(await text('docs.json')).toBe('{"name":"Acme"}')
  expect(disk.snapshot()['logo.png']).toEqual(BYTES)
  await project.save({})
  expect(disk.snapshot()).toEqual({ 'docs.json': { text: '{"name":"Acme"}', bom: false }, 'old.png': PNG })
  await project.redo()
  await project.save({})
  expect(disk.snapshot()['logo.png']).toEqual(BYTES)
})

test('an image that another program changed since is not deleted', async () => {
  const { project, disk, settle } = await imported()
  await project.save({})
  await project.undo()
  disk.change({ 'logo.png': PNG })
  await settle()
  expect((await project.save({})).conflicts).toEqual([{ file: 'logo.png', disk: 'changed' }])
  expect(disk.snapshot()['logo.png']).toEqual(PNG)
})

test('an image never replaces an existing one', async () => {
  const { project, disk } = await imported()
  const create = [{ file: 'old.png', text: textOfBytes(BYTES) }]
  await expect(project.edit({ label: 'Import', edits: [], create })).rejects.toThrow(
    'There is already a file',
  )
  disk.changeSilently({ 'logo.png': PNG })
  expect((await project.save({})).conflicts).toEqual([{ file: 'logo.png', disk: 'changed' }])
  expect(disk.snapshot()['logo.png']).toEqual(PNG)
})
