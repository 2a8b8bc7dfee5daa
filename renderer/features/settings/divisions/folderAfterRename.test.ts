import { expect, test } from 'vitest'
import { folderAfterRename } from './folderAfterRename.ts'

const CONFIG = {
  tabs: [
    { name: 'New tab', url: 'new-tab' },
    { name: 'Guides', url: 'learn' },
  ],
}

test('a folder without pages that was named after its tab follows the name', () => {
  const rename = { path: ['tabs', 0, 'name'], value: 'API Reference' }
  expect(folderAfterRename(CONFIG, rename, ['intro'])).toEqual({
    path: ['tabs', 0, 'url'],
    value: 'api-reference',
  })
})

test('a folder with pages, or with another name, stays', () => {
  const rename = { path: ['tabs', 0, 'name'], value: 'API' }
  expect(folderAfterRename(CONFIG, rename, ['new-tab/intro'])).toBeUndefined()
  expect(folderAfterRename(CONFIG, { path: ['tabs', 1, 'name'], value: 'API' }, [])).toBeUndefined()
  expect(folderAfterRename(CONFIG, { path: ['tabs', 0, 'url'], value: 'api' }, [])).toBeUndefined()
  expect(folderAfterRename(CONFIG, { path: ['tabs', 0, 'name'], value: undefined }, [])).toBeUndefined()
})
