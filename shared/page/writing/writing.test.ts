import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyEdits } from '../../text/edit.ts'
import { asSeparateBlock, blockOf, dedented, type LineKind, turnLines } from './lines.ts'
import { toggleMark } from './marks.ts'
import { spreadsheetRows } from './spreadsheet.ts'
import { tableOf } from './table.ts'

/** The text and its selection: between two `|`, or at one. */
function read(marked: string) {
  const from = marked.indexOf('|')
  const text = marked.replaceAll('|', '')
  const second = marked.indexOf('|', from + 1)
  return { text, span: { from, to: second < 0 ? from : second - 1 } }
}

function marked(source: string, mark: string): string {
  const { text, span } = read(source)
  const { edits, selection = span } = toggleMark(text, span, mark)
  const after = applyEdits(text, edits)
  const { from, to } = selection
  return from === to
    ? `${after.slice(0, from)}|${after.slice(from)}`
    : `${after.slice(0, from)}|${after.slice(from, to)}|${after.slice(to)}`
}

test.each([
  ['a |bold| word', '**', 'a **|bold|** word'],
  ['a **|bold|** word', '**', 'a |bold| word'],
  ['a |**bold**| word', '**', 'a |bold| word'],
  ['a bo|ld word', '**', 'a **bo|ld** word'],
  ['a  |  b', '_', 'a  _|_  b'],
  ['- |one\n- two|', '**', '- **|one**\n- **two|**'],
  ['**|a|**', '_', '**_|a|_**'],
  ['see |npm run|', '`', 'see `|npm run|`'],
])('%j with %s', (source, mark, expected) => {
  expect(marked(source, mark)).toBe(expected)
})

test.each([
  ['|Title', 'heading', '## Title'],
  ['### |Title', 'heading', '## Title'],
  ['## |Title', 'heading', 'Title'],
  ['|one\ntwo|', 'numbers', '1. one\n2. two'],
  ['|1. one\n2. two|', 'tasks', '- [ ] one\n- [ ] two'],
  ['|- [x] one|', 'tasks', 'one'],
  ['  |- one', 'quote', '  > one'],
  ['|', 'bullets', '- '],
  ['|one\r\n\r\ntwo|', 'bullets', '- one\r\n\r\n- two'],
] as const)('%j as %s', (source, kind: LineKind, expected) => {
  const { text, span } = read(source)
  expect(applyEdits(text, turnLines(text, span, kind).edits)).toBe(expected)
})

test('turning lines into something twice gives back plain lines', () => {
  const kinds = fc.constantFrom<LineKind>('heading', 'subheading', 'bullets', 'numbers', 'tasks', 'quote')
  const words = fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(words, kinds, (lines, kind) => {
      const text = lines.join('\n')
      const once = applyEdits(text, turnLines(text, { from: 0, to: text.length }, kind).edits)
      expect(applyEdits(once, turnLines(once, { from: 0, to: once.length }, kind).edits)).toBe(text)
    }),
  )
})

test('a block is taken without its common indentation', () => {
  const text = '<Step>\n    one\n\n      two\n  </Step>'
  const block = blockOf(text, { from: text.indexOf('one'), to: text.indexOf('two') + 1 })
  expect(block && dedented(text, block)).toBe('one\n\n  two')
})

test('spreadsheet text becomes a table', () => {
  const rows = spreadsheetRows('Name\tPrice\r\nA|B\t"5 ""net"""\r\n')
  expect(rows && tableOf(rows)).toBe('| Name | Price |\n| --- | --- |\n| A\\|B | 5 "net" |')
  expect(spreadsheetRows('one\ttwo\nthree')).toBeUndefined()
  expect(spreadsheetRows('plain')).toBeUndefined()
  expect(spreadsheetRows('\tone()\n\ttwo()\n')).toBeUndefined()
  expect(spreadsheetRows('\t2025\nJan\t1')).toEqual([
    ['', '2025'],
    ['Jan', '1'],
  ])
})

test.each([
  ['one |two| three', 'one \n\nBLOCK\n\n three'],
  ['one\n|two|\nthree', 'one\n\nBLOCK\n\nthree'],
  ['one\n\n|two|\n\nthree', 'one\n\nBLOCK\n\nthree'],
  ['|two|', 'BLOCK'],
])('a block that replaces the selection in %j is separated by empty lines', (source, expected) => {
  const { text, span } = read(source)
  expect(text.slice(0, span.from) + asSeparateBlock(text, span, 'BLOCK') + text.slice(span.to)).toBe(expected)
})
