import { expect, test } from 'vitest'
import { applyEdits, type TextEdits } from '../../text/edit.ts'
import { parsePage } from '../parse/parse.ts'
import { spreadsheetRows } from '../writing/spreadsheet.ts'
import { tableOf } from '../writing/table.ts'
import { fillTable, writeCells } from './cell-edits.ts'
import { lineBreakOf } from './cell-text.ts'
import { alignColumn, insertColumns, removeColumn } from './column-edits.ts'
import { nextCell } from './next-cell.ts'
import { type CellPlace, cellAt, type PageTable, tableIn } from './page-table.ts'
import { insertRows, removeRows, sortRows } from './row-edits.ts'
import { tidyTable } from './tidy.ts'

const pageOf = (text: string) => parsePage('page.mdx', text)
const tableAt = (text: string, offset: number) => tableIn(pageOf(text), offset)

const TEXT = 'Text\n\n| Name | What |\n| --- | :-: |\n| a \\| b | c |\n| d |\n\nEnd'

function changed(work: (table: PageTable, place: CellPlace) => TextEdits, where = 'c |') {
  const at = TEXT.indexOf(where)
  const table = tableAt(TEXT, at)
  return (
    table &&
    applyEdits(TEXT, work(table, cellAt(table, at)))
      .split('\n')
      .slice(2, -2)
  )
}

test('a table is found from any of its cells, and nowhere else', () => {
  expect(tableAt(TEXT, 0)).toBeUndefined()
  expect(tableAt(TEXT, TEXT.length)).toBeUndefined()
  expect(tableAt('a | b', 1)).toBeUndefined()
  expect(tableAt('```\n| a |\n| - |\n```', 6)).toBeUndefined()
  const table = tableAt(TEXT, TEXT.indexOf('c |'))
  expect(table && cellAt(table, TEXT.indexOf('c |'))).toEqual({ row: 1, column: 1 })
  expect(table && cellAt(table, TEXT.indexOf(':-:'))).toEqual({ row: 0, column: 1 })
})

test.each([
  '\n| a | b |\n| --- | --- |\n',
  '> | a | b |\n> | --- | --- |\n',
  '<Tab title="x">\n  | a | b |\n  | --- | --- |\n</Tab>\n',
  '- | a | b |\n  | --- | --- |\n',
  '---\ntitle: a\n---\r\n\r\n| a | b |\r\n| --- | --- |\r\n',
])('a table in %j is found from each of its lines, before and behind its bars', text => {
  const lines = [text.indexOf('|'), text.indexOf('| ---')]
  for (const start of lines)
    for (const at of [text.lastIndexOf('\n', start) + 1, start, start + 3, text.indexOf('|', start + 7) + 1])
      expect(tableAt(text, at)?.alignments).toEqual(['none', 'none'])
})

test('rows and columns are added, removed and aligned', () => {
  expect(changed((table, { row }) => insertRows(table, row))?.[3]).toBe('|  |  |')
  expect(changed((table, { row }) => insertRows(table, row), 'Name')?.[2]).toBe('|  |  |')
  expect(changed((table, { row }) => removeRows(table, [row]))).toEqual([
    '| Name | What |',
    '| --- | :-: |',
    '| d |',
  ])
  expect(changed((table, { row }) => removeRows(table, [row]), 'Name')).toHaveLength(4)
  expect(changed((table, { column }) => insertColumns(table, column + 1), 'Name')).toEqual([
    '| Name |  | What |',
    '| --- | --- | :-: |',
    '| a \\| b |  | c |',
    '| d |',
  ])
  expect(changed((table, { column }) => removeColumn(table, column))).toEqual([
    '| Name |',
    '| --- |',
    '| a \\| b |',
    '| d |',
  ])
  expect(changed((table, { column }) => alignColumn(table, column, 'right'))?.[1]).toBe('| --- | --: |')
})

test('rows and columns that are added to a tidy table leave it tidy', () => {
  const text = '| Name   | What |\n| ------ | :--: |\n| a \\| b | c    |'
  const table = tableAt(text, 0)
  expect(table && applyEdits(text, insertRows(table, 1)).split('\n')[3]).toBe('|        |      |')
  expect(table && applyEdits(text, insertColumns(table, 2)).split('\n')).toEqual([
    '| Name   | What |     |',
    '| ------ | :--: | --- |',
    '| a \\| b | c    |     |',
  ])
})

test('a tidy table has the same content and aligned bars', () => {
  expect(changed(tidyTable)).toEqual([
    '| Name   | What |',
    '| ------ | :--: |',
    '| a \\| b | c    |',
    '| d      |      |',
  ])
})

test.each([
  [
    ['10', '9', '1,000', ''],
    ['9', '10', '1,000', ''],
  ],
  [
    ['$5', '$12.50', '-$1'],
    ['-$1', '$5', '$12.50'],
  ],
  [
    ['b', 'a', 'B', '', 'ä'],
    ['a', 'ä', 'b', 'B', ''],
  ],
  [
    ['v10', 'v9'],
    ['v9', 'v10'],
  ],
  [
    ['**z**', '[a](/u)', '`m`'],
    ['[a](/u)', '`m`', '**z**'],
  ],
  [
    ['15 GB', '10 GB', '1.5 GB'],
    ['1.5 GB', '10 GB', '15 GB'],
  ],
])('the rows %j are sorted as %j', (rows, sorted) => {
  const text = tableOf([['Head'], ...rows.map(cell => [cell])])
  const table = tableAt(text, 0)
  const after = table && applyEdits(text, sortRows(table, 0, 'up'))
  expect(after).toBe(tableOf([['Head'], ...sorted.map(cell => [cell])]))
})

test('a line break in a cell is written as the page writes them', () => {
  const text = '| a |\n| - |\n| b |\n\none<br/>two'
  const table = tableAt(text, 0)
  const edits = table && writeCells(table, [{ row: 1, column: 0, text: 'c\nd' }], lineBreakOf(text))
  expect(applyEdits(text, edits ?? [])).toBe('| a |\n| - |\n| c<br/>d |\n\none<br/>two')
  expect(lineBreakOf('none')).toBe('<br />')
})

test.each([
  ['a < b', 'a < b'],
  ['<b>bold</b>', '<b>bold</b>'],
  ['</Tab>', '\\</Tab>'],
  ['{name}', '{name}'],
  ['{', '\\{'],
  ['<Card>', '\\<Card>'],
])('%j typed in a cell is written as %j', (typed, written) => {
  const text = '<Tab title="x">\n\n| a |\n| - |\n| b |\n\n</Tab>'
  const table = tableAt(text, text.indexOf('| b'))
  const edits = table && writeCells(table, [{ row: 1, column: 0, text: typed }], '<br />')
  expect(applyEdits(text, edits ?? [])).toBe(text.replace('| b |', `| ${written} |`))
})

test('a row gets the bars that it needs', () => {
  const text = 'a | b\n- | -\nc | d\ne'
  const write = (row: number, column: number, value: string) => {
    const table = tableAt(text, 0)
    return table && applyEdits(text, writeCells(table, [{ row, column, text: value }], '<br />')).split('\n')
  }
  expect(write(0, 0, 'x')?.[0]).toBe('x | b')
  expect(write(0, 0, '- x')?.[0]).toBe('| - x | b')
  expect(write(0, 1, '')?.[0]).toBe('a |  |')
  expect(write(1, 0, '')?.[2]).toBe('|  | d')
  expect(write(2, 1, 'f')?.[3]).toBe('e | f')
  expect(write(2, 0, '')?.[3]).toBe('|  |')
})

const TABLE = '| Name | What |\n| --- | :-: |\n| a | b c |\n| d |  |'

/** The selection after Tab at the first cell of `where`. */
function walked(where: string, by: 1 | -1) {
  const table = tableAt(TABLE, 0)
  const change = table && nextCell(table, TABLE.indexOf(where), by)
  const text = applyEdits(TABLE, change?.edits ?? [])
  const { from, to } = change?.selection ?? { from: 0, to: 0 }
  return { text, words: text.slice(from, to), from }
}

test.each([
  ['Name', 1, 'What'],
  ['What', 1, 'a'],
  ['---', 1, 'a'],
  ['---', -1, 'What'],
  ['a |', 1, 'b c'],
  ['b c', 1, 'd'],
  ['b c', -1, 'a'],
  ['a |', -1, 'What'],
  ['Name', -1, 'Name'],
] as const)('from %j Tab by %i leads to %j', (where, by, words) => {
  expect(walked(where, by)).toMatchObject({ words, text: TABLE })
})

test('Tab into an empty cell places the cursor in it, and after the last cell a row is added', () => {
  expect(walked('d |', 1)).toMatchObject({ words: '', text: TABLE, from: TABLE.length - 2 })
  const { text, from } = walked('  |', 1)
  expect(text).toBe(`${TABLE}\n|  |  |`)
  expect(text.slice(from)).toBe(' |  |')
})

test('pasted rows fill cells and enlarge the table if it is too small', () => {
  const filled = (where: string, values: string[][]) => {
    const table = tableAt(TABLE, 0)
    const place = table && cellAt(table, TABLE.indexOf(where))
    return place && applyEdits(TABLE, fillTable(pageOf(TABLE), 0, { ...place, values }, '<br />'))
  }
  expect(filled('a |', [['x', 'y|z']])).toBe('| Name | What |\n| --- | :-: |\n| x | y\\|z |\n| d |  |')
  expect(filled('What', [['W'], ['1'], ['2'], ['3']])).toBe(
    '| Name | W |\n| --- | :-: |\n| a | 1 |\n| d | 2 |\n|  | 3 |',
  )
  expect(filled('b c', [['1', '2']])).toBe(
    '| Name | What |  |\n| --- | :-: | --- |\n| a | 1 | 2 |\n| d |  |  |',
  )
})

test('spreadsheet cells can hold line breaks and quotes', () => {
  const rows = spreadsheetRows('Name\tNote\r\n"Ann ""A"""\t"two\r\nlines"\r\n"open\t\r\n')
  expect(rows).toEqual([
    ['Name', 'Note'],
    ['Ann "A"', 'two\nlines'],
    ['"open', ''],
  ])
  expect(rows && tableOf(rows, ['none', 'right'])).toBe(
    '| Name | Note |\n| --- | --: |\n| Ann "A" | two<br />lines |\n| "open |  |',
  )
})
