import { expect, test } from 'vitest'
import { rulesFileFor, rulesFilesOf } from './rulesFiles.ts'

test('rules are found by their location', () => {
  expect(
    rulesFilesOf(['.quill/rules.md', 'rules.md', '.quill/deep/rules.md', '.a/rules.md', '.a/rules.md']),
  ).toEqual(['.a/rules.md', '.quill/rules.md'])
})

test.each([
  ['quill', '.quill/rules.md'],
  ['.quill', '.quill/rules.md'],
  [' my-editor ', '.my-editor/rules.md'],
  ['../up', undefined],
  ['a/b', undefined],
  ['git', undefined],
  ['..', undefined],
  ['', undefined],
])('%s becomes %s', (name, file) => {
  expect(rulesFileFor(name)).toBe(file)
})
