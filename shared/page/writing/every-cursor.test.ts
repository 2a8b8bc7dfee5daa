import { expect, test } from 'vitest'
import { applyEdits } from '../../text/edit.ts'
import { changeAtEveryCursor, newLine } from './every-cursor.ts'
import type { WritingChange } from './lines.ts'
import { continueList, indentListItem } from './list.ts'

/** Applies a change at every `|` of a text; returns the result with the new cursors marked. */
function atEach(
  marked: string,
  act: (text: string, at: number) => WritingChange | undefined,
  isShift = false,
) {
  const parts = marked.split('|')
  const places = parts.slice(0, -1).map((_, index) => parts.slice(0, index + 1).join('').length)
  const text = parts.join('')
  const made = changeAtEveryCursor(text, places, act, isShift)
  if (!made) return undefined
  const after = applyEdits(text, made.edits)
  return made.cursors.reduceRight((all, at) => `${all.slice(0, at)}|${all.slice(at)}`, after)
}

const enter = (text: string, at: number) => continueList(text, at) ?? newLine(text, at, '\n')

test.each([
  ['- one|\n- two|', '- one\n- |\n- two\n- |'],
  ['1. one|\n2. two|\n3. three', '1. one\n2. |\n3. two\n4. |\n5. three'],
  ['- one|\n\n  plain|', '- one\n- |\n\n  plain\n  |'],
  ['- one\n- |\n\n- two\n- |', '- one\n\n|\n\n- two\n\n|'],
])('Enter with several cursors: %j', (before, after) => {
  expect(atEach(before, enter)).toBe(after)
})

test.each([
  ['- one\n- two|\n- three|', '- one\n  - two|\n  - three|'],
  ['- one\n- two|\n  - inner|', '- one\n  - two|\n    - inner|'],
  ['- one\n- two|\n\nplain|', '- one\n  - two|\n\nplain|'],
  ['- one\n- two|\n  - a|\n  - b|', '- one\n  - two|\n    - a|\n    - b|'],
  ['> - one\n> - two|\n>   - a\n>   - b|', '> - one\n>   - two|\n>     - a\n>     - b|'],
  ['- one\n- two\n- t|hree|', '- one\n- two\n  - t|hree|'],
  ['1. one\n2. two|\n3. three|\n4. four', '1. one\n   1. two|\n   1. three|\n2. four'],
])('Tab with several cursors: %j', (before, after) => {
  expect(atEach(before, (text, at) => indentListItem(text, at, 1), true)).toBe(after)
})

test.each([
  ['- one\n  - two|\n    - a|\n    - b|', '- one\n- two|\n  - a|\n  - b|'],
  ['- one\n  - two\n    - t|hree|', '- one\n  - two\n  - t|hree|'],
  ['- one\n  - two|\n  - three|', '- one\n- two|\n- three|'],
])('Tab back with several cursors: %j', (before, after) => {
  expect(atEach(before, (text, at) => indentListItem(text, at, -1), true)).toBe(after)
})

test('if no cursor has an effect, nothing changes', () => {
  expect(atEach('a|\n\nb|', continueList)).toBeUndefined()
})
