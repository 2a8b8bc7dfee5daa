import { expect, test } from 'vitest'
import { sections } from '../../../shared/config/schema/sections.ts'
import { rulesFileFor, rulesFilesOf } from '../problems/rules/rulesFiles.ts'
import { allSettings, matchingSettings } from './allSettings.ts'

const titles = (text: string) => matchingSettings(allSettings(sections.older), text).map(({ key }) => key)

test('settings are found by their label, their key and their help', () => {
  expect(titles('accent')[0]).toBe('colors.primary')
  expect(titles('colors.dark')).toEqual(['colors.dark'])
  expect(titles('pull request')).toContain('feedback.suggestEdit')
  expect(titles('').length).toBeGreaterThan(30)
  expect(titles('no such thing')).toEqual([])
})

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
