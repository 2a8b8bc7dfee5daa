import { expect, test } from 'vitest'
import { isPlain } from './names.ts'

const WINDOWS = [
  'a\\b.md',
  'con',
  'CON.md',
  'a/nul.txt',
  'com1',
  'lpt9.x',
  'a:b',
  'x.md::$DATA',
  'x.',
  'x ',
  'a?',
  'a*',
]

for (const path of WINDOWS) {
  // Covers F13
  test(`${JSON.stringify(path)} is not a valid name on Windows, but is one elsewhere`, () => {
    expect(isPlain(path, 'win32')).toBe(false)
    expect(isPlain(path, 'linux')).toBe(true)
  })
}

test('common names are valid everywhere', () => {
  for (const path of ['docs.json', 'console.md', 'a b/ü–x.mdx', '.cursor/rules.md', 'a~1.md', 'com10.md']) {
    expect(isPlain(path, 'win32')).toBe(true)
  }
})
