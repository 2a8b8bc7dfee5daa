import { expect, test } from 'vitest'
import { applyEdits } from '../../text/edit.ts'
import { fillCells, nextCell } from './cells.ts'
import { spreadsheetRows } from './spreadsheet.ts'
import { tableAt, tableOf } from './table.ts'

const TABLE = '| Name | What |\n| --- | :-: |\n| a | b c |\n| d |  |'

/** The selection after Tab at the first cell of `where`. */
function walked(where: string, by: 1 | -1) {
  const change = nextCell(TABLE, TABLE.indexOf(where), by)
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
  expect(nextCell('no | table', 2, 1)).toBeUndefined()
})

test('pasted rows fill cells and enlarge the table if it is too small', () => {
  const filled = (where: string, rows: string[][]) => {
    const table = tableAt(TABLE, TABLE.indexOf(where))
    return table && applyEdits(TABLE, fillCells(TABLE, table, rows))
  }
  expect(filled('a |', [['x', 'y|z']])).toBe('| Name | What |\n| --- | :-: |\n| x | y\\|z |\n| d |  |')
  expect(filled('What', [['W'], ['1'], ['2'], ['3']])).toBe(
    '| Name | W |\n| --- | :-: |\n| a | 1 |\n| d | 2 |\n|  | 3 |',
  )
  expect(filled('b c', [['1', '2']])).toBe('| Name | What |  |\n| --- | :-: | --- |\n| a | 1 | 2 |\n| d |  |')
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
