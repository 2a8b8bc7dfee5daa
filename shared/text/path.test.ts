import { expect, test } from 'vitest'
import { basename, dirname, extension, join, normalize, relative, stem } from './path.ts'

test.each([
  ['/a//b/./c/', 'a/b/c'],
  ['a/../../../b', 'b'],
  ['', ''],
  ['..', ''],
])('%j in normal form is %j', (path, normal) => {
  expect(normalize(path)).toBe(normal)
})

test('join', () => {
  expect(join('guides', '../img', '/a.png')).toBe('img/a.png')
  expect(join()).toBe('')
})

test.each([
  ['guides/intro.mdx', 'guides', 'intro.mdx', '.mdx', 'guides/intro'],
  ['intro.MD', '', 'intro.MD', '.MD', 'intro'],
  ['a.b/LICENSE', 'a.b', 'LICENSE', '', 'a.b/LICENSE'],
  ['x/.env', 'x', '.env', '', 'x/.env'],
  ['v1.2.mdx', '', 'v1.2.mdx', '.mdx', 'v1.2'],
])('parts of %s', (path, ...parts) => {
  expect([dirname(path), basename(path), extension(path), stem(path)]).toEqual(parts)
})

test.each([
  ['guides', 'img/a.png', '../img/a.png'],
  ['', 'a/b', 'a/b'],
  ['a/b', 'a/c', '../c'],
  ['a', 'a/b', 'b'],
  ['a', 'a', ''],
])('from %j to %j', (folder, path, expected) => {
  expect(relative(folder, path)).toBe(expected)
})
