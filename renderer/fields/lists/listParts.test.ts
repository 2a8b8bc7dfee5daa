import { expect, test } from 'vitest'
import { asMessage } from '../../../shared/messages/testing/as-message.ts'
import { problemsAt } from '../base/problems.ts'
import { prune } from '../base/prune.ts'
import { valueAt } from '../base/values.ts'
import { assetAt, descriptionsOf, imagesOf, isAddress, writtenLike } from '../images/assetPaths.ts'
import { foldersOf, matching } from '../rows/suggestions.ts'
import { defaultItemFor } from './itemDefaults.ts'
import { moved } from './itemIds.ts'

const assets = new Map(
  ['logo/a.svg', 'docs.json', 'api/users.yaml', 'package.json', 'notes.txt', 'photo.JPG'].map(path => [
    path,
    { path, size: 1 },
  ]),
)

test('images and API descriptions are found by their file names', () => {
  expect(imagesOf(assets)).toEqual(['logo/a.svg', 'photo.JPG'])
  expect(descriptionsOf(assets)).toEqual(['api/users.yaml'])
})

test.each([
  ['/logo/a.svg', 'logo/a.svg'],
  ['logo/a.svg', 'logo/a.svg'],
  ['./logo/a.svg?v=2', 'logo/a.svg'],
  ['/logo/b.svg', undefined],
])('%s names %s', (value, path) => {
  expect(assetAt(assets, value)).toBe(path)
})

test('a chosen file is written like the previous one', () => {
  expect(
    [undefined, '/x.svg', 'x.svg', 'https://example.com/x.svg'].map(before => writtenLike(before, 'y.svg')),
  ).toEqual(['/y.svg', '/y.svg', 'y.svg', '/y.svg'])
  expect(['https://a', '//a', 'mailto:x', '/a', 'a:b/c'].map(isAddress)).toEqual([
    true,
    true,
    true,
    false,
    true,
  ])
})

test('empty values stay, newly empty ones are removed, items stay', () => {
  expect(prune({ a: {}, b: { c: 1 }, d: [1] }, { a: {}, b: { c: undefined }, d: [] })).toEqual({ a: {} })
  expect(prune({}, { api: { auth: {}, playground: {} }, name: 'x' })).toEqual({ name: 'x' })
  expect(prune({ tabs: [{ name: 'x' }] }, { tabs: [{ name: undefined }] })).toEqual({ tabs: [{}] })
})

test('what did not change is not looked at again', () => {
  const before = { name: 'x', redirects: [{ source: '/a' }, { source: '/b' }, { source: '/c' }] }
  const [a, b, c] = before.redirects
  const renamed = prune(before, { ...before, name: 'y' })
  expect(valueAt(renamed, ['redirects'])).toBe(before.redirects)
  const shorter = prune(before, { ...before, redirects: [b, { ...c, destination: '/d' }] })
  expect(valueAt(shorter, ['redirects', 0])).toBe(b)
  expect(valueAt(shorter, ['redirects', 1])).toEqual({ source: '/c', destination: '/d' })
  expect(valueAt(prune(before, { ...before, redirects: [c, a, b] }), ['redirects', 2])).toBe(b)
})

test('items move to their new index', () => {
  expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd'])
  expect(moved(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c'])
})

test('a new item has the form of the others', () => {
  expect(defaultItemFor('topbarLinks', [], { name: 'New link' })).toEqual({ name: 'New link', url: '/' })
  expect(defaultItemFor('versions', [{ name: 'v2' }], { name: 'v1' })).toEqual({ name: 'v1' })
  expect(defaultItemFor('versions', ['v2'], { name: 'v1' })).toBe('v1')
  const choices = ['copy', 'view']
  const add = (items: readonly unknown[]) =>
    defaultItemFor('contextual.options', items, { name: '', choices })
  expect([[], ['copy'], ['view', {}], ['view', 'copy']].map(add)).toEqual(['copy', 'view', 'copy', 'copy'])
})

test('suggestions that start with the text come first; a chosen one lists them all', () => {
  const choices = ['api', 'guides', 'old/guides', 'other'].map(id => ({ id, label: id }))
  expect(matching(choices, 'gui').map(({ id }) => id)).toEqual(['guides', 'old/guides'])
  expect(matching(choices, 'guides')).toHaveLength(4)
  expect(matching(choices, 'nothing')).toEqual([])
})

test('folders count their pages at any depth', () => {
  const page = (path: string) => ({ file: `${path}.mdx`, path, title: path, titled: true })
  expect([...foldersOf([page('intro'), page('guides/a'), page('guides/deep/b')])]).toEqual([
    ['guides', 2],
    ['guides/deep', 1],
  ])
})

test('a row shows nested problems unless nested rows do', () => {
  const problem = (pointer: string) => ({
    code: 'config/x' as const,
    severity: 'error' as const,
    file: 'docs.json',
    offset: 0,
    length: 0,
    line: 1,
    column: 1,
    pointer,
    message: asMessage(pointer),
  })
  const all = ['/logo', '/logo/light', '/logos'].map(problem)
  expect(problemsAt(all, '/logo', false)).toHaveLength(2)
  expect(problemsAt(all, '/logo', true)).toHaveLength(1)
})
