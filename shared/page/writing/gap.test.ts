import { expect, test } from 'vitest'
import { applyEdits } from '../../text/edit.ts'
import { parsePage } from '../parse/parse.ts'
import { fillGap, gapAt, startPage } from './gap.ts'

function gapIn(marked: string) {
  const page = parsePage('page.mdx', marked.replace('|', ''))
  const gap = gapAt(page, marked.indexOf('|'))
  return gap && [gap.block, gap.isInside, gap.before?.shown]
}

test.each([
  ['behind a list', '- one\n\n|\n\nNext\n', [1, false, 'one']],
  ['between items', '- one\n\n|\n- two\n', [1, true, 'one']],
  ['in a component', '<Note>\n- one\n\n|\n</Note>\n', [1, true, 'one']],
  ['at the start of a page', '---\ntitle: A\n---\n\n|\n\nNext\n', [0, false, undefined]],
  ['behind a component without text', 'One\n\n<Card />\n\n|\n', [3, false, 'One']],
])('an empty line is found %s', (_, marked, found) => {
  expect(gapIn(marked)).toEqual(found)
})

test('a line with something on it is none', () => {
  expect(gapIn('One\n\n> |\n')).toBeUndefined()
})

test.each([
  ['- one\n\n|\n\nNext\n', '- one\n\nnew|\n\nNext\n'],
  ['1. one\n\n|\n2. two\n', '1. one\n\nnew|\n\n2. two\n'],
  ['- one\r\n\r\n|\r\n- two\r\n', '- one\r\n\r\nnew|\r\n\r\n- two\r\n'],
  ['<Note>\n  |\n</Note>\n', '<Note>\n  new|\n</Note>\n'],
  ['- one\n\n|', '- one\n\nnew|'],
])('a paragraph on it is separated from what follows', (marked, after) => {
  const text = marked.replace('|', '')
  const { edits, caret } = fillGap(text, marked.indexOf('|'), 'new')
  const made = applyEdits(text, edits)
  expect(`${made.slice(0, caret)}|${made.slice(caret)}`).toBe(after)
})

test.each([
  ['---\ntitle: A\n---\n', '---\ntitle: A\n---\n\nnew|\n'],
  ['---\r\ntitle: A\r\n---', '---\r\ntitle: A\r\n---\r\n\r\nnew|\r\n'],
  ['\n', 'new|\n'],
])('a page without text gets its first paragraph', (text, after) => {
  const { edits, caret } = startPage(parsePage('page.mdx', text), 'new') ?? { edits: [], caret: 0 }
  const made = applyEdits(text, edits)
  expect(`${made.slice(0, caret)}|${made.slice(caret)}`).toBe(after)
})

test('a page with a component is not started again', () => {
  expect(startPage(parsePage('page.mdx', '<Card />\n'), 'new')).toBeUndefined()
})
