import { expect, test } from 'vitest'
import { isPortable } from '../../text/portable.ts'
import { isPage, isSiteFile } from './kinds.ts'

test.each([
  ['intro.md', true],
  ['Guide/INTRO.MDX', true],
  ['changelog.mdx', true],
  ['guides/README.md', true],
  ['README.md', false],
  ['CONTRIBUTING.mdx', false],
  ['snippets/note.mdx', false],
  ['_snippets/note.mdx', false],
  ['docs.json', false],
  ['page.md.bak', false],
])('%s is a page: %s', (file, page) => {
  expect(isPage(file)).toBe(page)
})

test.each([
  ['a.md', true],
  ['a/b c/ü.mdx', true],
  ['a:b.md', true],
  ['.cursor/rules.md', true],
  ['.cursor/other.md', false],
  ['.env', false],
  ['a/.git/x', false],
  ['node_modules/x.md', false],
  ['../a.md', false],
  ['/a.md', false],
  ['a//b.md', false],
  ['', false],
])('%j is a file of the repository: %s', (file, ours) => {
  expect(isSiteFile(file)).toBe(ours)
})

test.each([
  ['a/b c/ü.mdx', true],
  ['a\\b.md', false],
  ['a\u0000.md', false],
  ['a\nb.md', false],
  ['c:a.md', false],
  ['what?.md', false],
  ['folder./a.md', false],
  ['folder /a.md', false],
  ['a.', false],
  ['con', false],
  ['guides/AUX.mdx', false],
  ['nul/a.md', false],
  ['com1.tar.md', false],
  ['lpt9', false],
  ['console.md', true],
  ['guides/auxiliary/nullable.md', true],
  ['com10.md', true],
])('every system can hold %j: %s', (file, portable) => {
  expect(isPortable(file)).toBe(portable)
})
