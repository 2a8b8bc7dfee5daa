import { expect, test } from 'vitest'
import { applyEdits } from '../../text/edit.ts'
import { literalChanges } from './literal.ts'

/** Types something where `|` stands; returns the texts that have it as text. */
function typed(marked: string, content: string): readonly string[] {
  const offset = marked.indexOf('|')
  const text = marked.replace('|', '')
  const change = { edits: [{ offset, length: 0, text: content }], caret: offset + content.length }
  return literalChanges(text, 0, change, content).map(({ edits, caret }) => {
    const after = applyEdits(text, edits)
    return `${after.slice(0, caret)}|${after.slice(caret)}`
  })
}

test('a tag that is ended gets a backslash in front', () => {
  expect(typed('Replace <name| with', '>')).toEqual(['Replace \\<name>| with', 'Replace <name\\>| with'])
})

test('a tag that has a backslash keeps one', () => {
  expect(typed('\\<b>bold</b|', '>')[0]).toBe('\\<b>bold\\</b>|')
  expect(typed('a \\<b|', '>')).toEqual(['a \\<b\\>|'])
})

test('tags that are inserted at once get one each', () => {
  expect(typed('Use |.', '<a><b>')[0]).toBe('Use \\<a>\\<b>|.')
})

test('another mark gets one itself', () => {
  expect(typed('--|', '-')).toEqual(['--\\-|'])
})
