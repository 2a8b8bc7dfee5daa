import { expect, test } from 'vitest'
import { imageFolderOf } from './image-folder.ts'

const IMAGES = new Set(['images/a.png', 'guides/img/b.png', 'guides/img/c d.png', 'e.png'])
const folderOf = (...texts: readonly string[]) =>
  imageFolderOf(
    texts.map(text => ({ file: 'guides/one.mdx', text })),
    IMAGES,
  )

test.each([
  ['![x](/images/a.png)', 'images'],
  ['![x](img/b.png "Title")', 'guides/img'],
  ['![x](./img/c%20d.png)', 'guides/img'],
  ['<img src="../images/a.png" />', 'images'],
  ["<Card img='img/b.png?v=2' />", 'guides/img'],
  ['![x][one]\n\n[one]: /images/a.png', 'images'],
  ['![x](/e.png)', ''],
])('the folder of the images in %s is “%s”', (text, folder) => {
  expect(folderOf(text)).toBe(folder)
})

test('the folder of most images is the folder, the first in the alphabet of equals', () => {
  expect(folderOf('![](/images/a.png) ![](img/b.png) ![](img/b.png)')).toBe('guides/img')
  expect(folderOf('![](/images/a.png)', '![](img/b.png)')).toBe('guides/img')
})

test.each([
  '',
  'no image',
  '![x](https://example.com/a.png)',
  '![x](/missing.png)',
  '![x](data:image/png;base64,aaaa)',
])('there is no folder without an image of the repository: %j', text => {
  expect(folderOf(text)).toBeUndefined()
})
