import { expect, test } from 'vitest'
import { applyEdits } from '../../text/edit.ts'
import { leavesOfBlock } from '../parse/page-leaves.ts'
import { parsePage } from '../parse/parse.ts'
import { replaceShown } from './leaf-text.ts'
import { editPage, leafAtPlace, type PageAction, placeOfOffset } from './page-edit.ts'
import { typedLeaf } from './typed-leaf.ts'

/** Does something where `|` stands in a page; returns the page afterwards with the new caret marked. */
function act(marked: string, action: PageAction, typed = ''): string | undefined {
  const offset = marked.indexOf('|')
  const page = parsePage('page.mdx', marked.replace('|', ''))
  const place = placeOfOffset(page, offset)
  const leaf = place && leafAtPlace(page, place)
  if (!place || !leaf) throw new Error('Nothing can be written there.')
  const at = { leaf, at: place.at }
  const change = editPage(page, action, { first: at, last: at, side: place.side }, typed)
  if (!change) return undefined
  const text = applyEdits(page.text, change.edits)
  return `${text.slice(0, change.caret)}|${text.slice(change.caret)}`
}

test.each([
  ['a paragraph', 'One |two.\n', 'One \n\n|two.\n'],
  ['bold text', 'a **b|c** d\n', 'a **b**\n\n**|c** d\n'],
  ['a link', '[a|b](/x "t")\n', '[a](/x "t")\n\n[|b](/x "t")\n'],
  ['a quote', '> One |two\n', '> One \n>\n> |two\n'],
  ['an item', '- one\n- t|wo\n', '- one\n- t\n- |wo\n'],
  ['an item with a number', '1. a|b\n2. c\n', '1. a\n2. |b\n3. c\n'],
  ['an item of a list with empty lines', '- a|b\n\n- c\n', '- a\n\n- |b\n\n- c\n'],
  ['a second paragraph of an item', '- a\n\n  b|c\n', '- a\n\n  b\n\n  |c\n'],
  ['a heading with an id', '## One |two {#id}\n', '## One  {#id}\n\n|two\n'],
  ['a component', '<Note>\n  One |two\n</Note>\n', '<Note>\n  One \n\n  |two\n</Note>\n'],
  ['a component on one line', '<Note>One |two</Note>\n', '<Note>\n  One \n\n  |two\n</Note>\n'],
  ['a component in an item', '- <Tip> a **b|c** </Tip>\n', '- <Tip>\n    a **b**\n\n    **|c**\n  </Tip>\n'],
  ['a quoted component', '> <Tip>a|b</Tip>\r\n', '> <Tip>\r\n>   a\r\n>\r\n>   |b\r\n> </Tip>\r\n'],
])('Enter splits %s', (_, before, after) => {
  expect(act(before, 'split')).toBe(after)
})

test.each([
  ['tags of a paragraph', '<p>One |two</p>\n'],
  ['tags that share their line', '<Step>One</Step> <Step>T|wo</Step>\n'],
])('Enter does not split a text between %s', (_, before) => {
  expect(act(before, 'split')).toBeUndefined()
})

test.each([
  ['below', '<Note>One|</Note>\n', '<Note>\n  One\n\n  new|\n</Note>\n'],
  ['above', '  <Note>One|</Note>\n', '  <Note>\n    new|\n\n    One\n  </Note>\n'],
  ['below', '<p>One|</p>\n', '<p>One</p>\n\nnew|\n'],
  ['above', '<p>One|</p>\n', 'new|\n\n<p>One</p>\n'],
] as const)('a new paragraph is written %s a text between tags: %j', (where, before, after) => {
  expect(act(before, where, 'new')).toBe(after)
})

test('an empty line stays where a text between tags is removed', () => {
  expect(act('<Note>|a</Note>\n', 'text', 'b')).toBe('<Note>b|a</Note>\n')
  const page = parsePage('page.mdx', '<Note> **a** b</Note>\n')
  const [leaf] = leavesOfBlock(page, 0)
  if (!leaf) throw new Error('There is no text.')
  const ends = { first: { leaf, at: 1 }, last: { leaf, at: 4 }, side: 'before' } as const
  const change = editPage(page, 'text', ends, '')
  if (!change) throw new Error('Nothing was removed.')
  const emptied = applyEdits(page.text, change.edits)
  expect(emptied).toBe('<Note>\n  \n</Note>\n')
  // What is typed before the page shows that goes there as well.
  const now = typedLeaf(leaf, { from: 0, to: leaf.shown.length }, change, '')
  const { edits } = replaceShown(now, { from: 0, to: 0, side: 'before' }, 'c')
  expect(applyEdits(emptied, edits)).toBe('<Note>\n  c\n</Note>\n')
})

test('Backspace at the start of a text between tags does nothing', () => {
  expect(act('- One\n- <Note>|Two</Note>\n', 'join')).toBeUndefined()
})

test('Enter in an empty item ends the list', () => {
  expect(act('- one\n- |\n', 'split')).toBe('- one\n\n|\n')
})

test.each([
  ['two paragraphs', 'One\n\n|two\n', 'One|two\n'],
  ['two items', '1. a\n2. |b\n3. c\n', '1. a|b\n2. c\n'],
  ['two quoted paragraphs', '> a\n>\n> |b\n', '> a|b\n'],
  ['a paragraph and a heading above', '## One\n\n|two\n', '## One|two\n'],
])('Backspace joins %s', (_, before, after) => {
  expect(act(before, 'join')).toBe(after)
})

test.each([
  ['a heading', 'One\n\n## |Two\n', 'One\n\n|Two\n'],
  ['a first item', '- |one\n', '|one\n'],
])('Backspace turns %s into a paragraph', (_, before, after) => {
  expect(act(before, 'join')).toBe(after)
})

test('Backspace stops where something else stands between two texts', () => {
  expect(act('One\n\n<Card />\n\n|two\n', 'join')).toBeUndefined()
})

test.each([
  ['an item at the end of its list', '- one\n- |\n\n> q\n', '- one\n- new|\n\n> q\n'],
  ['an item without a space', '- one\n-|\n', '- one\n- new|\n'],
])('text is written into %s', (_, before, after) => {
  expect(act(before, 'text', 'new')).toBe(after)
})

test('a pipe that is typed in a cell is escaped, and a cell is not split', () => {
  const page = parsePage('page.mdx', '| a |\n| - |\n| b |\n')
  const place = placeOfOffset(page, page.text.indexOf('b') + 1)
  const leaf = place && leafAtPlace(page, place)
  const at = leaf && { leaf, at: 1 }
  const change = at && editPage(page, 'text', { first: at, last: at, side: 'before' }, ' | c')
  expect(change && applyEdits(page.text, change.edits)).toBe('| a |\n| - |\n| b \\| c |\n')
  // Enter leads to the cell below and means nothing for the source.
  expect(at && editPage(page, 'split', { first: at, last: at, side: 'before' }, '')).toBeUndefined()
})

test.each([
  ['a paragraph', 'a|b\n', 'a\\\n|b\n'],
  ['a quote', '> a|b\n', '> a\\\n> |b\n'],
  ['a heading', '# a|b\n', '# a<br />|b\n'],
])('Shift+Enter starts a new line in %s', (_, before, after) => {
  expect(act(before, 'break')).toBe(after)
})

test.each([
  ['below', 'One|\n\nTwo\n', 'One\n\nnew|\n\nTwo\n'],
  ['above', '|Two\n', 'new|\n\nTwo\n'],
] as const)('a paragraph is written %s another', (where, before, after) => {
  expect(act(before, where, 'new')).toBe(after)
})
