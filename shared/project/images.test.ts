import { expect, test } from 'vitest'
import { imagePath } from './images.ts'
import { openInMemory } from './open-in-memory.ts'

const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a])

test.each([
  ['images/Logo.PNG', [], 'images/Logo.png'],
  ['images/my logo (1).png', [], 'images/my-logo-1.png'],
  ['images/Über Größe.png', [], 'images/Uber-Gro-e.png'],
  ['images/logo.png', ['images/LOGO.png'], 'images/logo-2.png'],
  ['logo.png', ['logo.png', 'logo-2.png'], 'logo-3.png'],
  ['images/....png', [], 'images/image.png'],
  ['../../etc/logo.png', [], 'etc/logo.png'],
  ['.git/hooks/logo.png', [], 'hooks/logo.png'],
])('%s goes to a plain name that is free', (path, taken, free) => {
  expect(imagePath(path, PNG, taken)).toBe(free)
})

test.each(['page.mdx', 'docs.json', 'logo.svg', 'logo', 'logo.jpg'])('%s is no place for a PNG', path => {
  expect(() => imagePath(path, PNG, [])).toThrow('is no image')
})

test('an image that is put into the repository is an asset at once, and replaces nothing', async () => {
  const { project, disk, settle } = await openInMemory({ 'docs.json': '{}', 'logo.png': 'taken' })
  expect(await project.addImage('logo.png', PNG)).toBe('logo-2.png')
  await settle()
  expect(project.assets().map(({ path }) => path)).toContain('logo-2.png')
  expect(disk.snapshot()['logo-2.png']).toEqual(PNG)
  expect(disk.peek('logo.png')).toBe('taken')
})
