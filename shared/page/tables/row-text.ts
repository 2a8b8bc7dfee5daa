import type { TextEdit } from '../../text/edit.ts'
import { trimSpan } from '../markdown/table-cells.ts'
import type { PageTable, TableRow } from './page-table.ts'

/** The text of each cell of a row with the white space around it. */
export const rawCells = (source: string, { cells }: TableRow): readonly string[] =>
  cells.map(({ from, to }) => source.slice(from, to))

/** What can begin a row that has no bar before its first cell: anything else could begin another block. */
const PLAIN_START = /^(?!(?:import|export)\b)\p{L}/u

/** Whether a text needs a bar before it if it is the first in its row. */
export const needsBar = (text: string): boolean => !PLAIN_START.test(text)

/** White space before and after the text of a cell. */
function paddingOf(raw: string): readonly [string, string] {
  const { from, to } = trimSpan(raw, { from: 0, to: raw.length })
  return from === to ? [raw.slice(0, 1), raw.slice(1)] : [raw.slice(0, from), raw.slice(to)]
}

/** A row without a bar at one of its ends: its cells keep the white space of their place. */
function bareRow(source: string, row: TableRow, cells: readonly string[]): string {
  const paddings = rawCells(source, row).map(paddingOf)
  const texts = cells.map(raw => raw.trim())
  const isOpen = row.isOpen || needsBar(texts[0] ?? '')
  const isClosed = row.isClosed || texts.at(-1) === ''
  const padded = texts.map((text, at) => {
    const [before, behind] = paddings[at] ?? [' ', ' ']
    const left = at === 0 && !isOpen ? '' : before === '' && !(row.isOpen && at === 0) ? ' ' : before
    const right = at === texts.length - 1 && !isClosed ? '' : behind === '' ? ' ' : behind
    return left + text + right
  })
  return `${isOpen ? '|' : ''}${padded.join('|')}${isClosed ? '|' : ''}`
}

/** Returns a row with other cells, each with the white space around its text. */
function rowText(source: string, row: TableRow, cells: readonly string[]): string {
  const isBare = row.cells.length > 0 && !(row.isOpen && row.isClosed)
  return isBare && cells.length > 0 ? bareRow(source, row, cells) : `|${cells.join('|')}|`
}

/** The shortest edit that gives a row other cells; `undefined` if they are the same. */
export function rowEdit(source: string, row: TableRow, cells: readonly string[]): TextEdit | undefined {
  const before = rawCells(source, row)
  if (before.length === cells.length && before.every((raw, at) => raw === cells[at])) return undefined
  const [was, is] = [source.slice(row.from, row.to), rowText(source, row, cells)]
  const most = Math.min(was.length, is.length)
  let start = 0
  while (start < most && was[start] === is[start]) start++
  let end = 0
  while (end < most - start && was.at(-1 - end) === is.at(-1 - end)) end++
  return {
    offset: row.from + start,
    length: was.length - start - end,
    text: is.slice(start, is.length - end),
  }
}

/** All rows in the order of the page, the row of dashes too. */
export const linesOfTable = ({ rows, rule }: PageTable): readonly TableRow[] => [
  ...rows.slice(0, 1),
  rule,
  ...rows.slice(1),
]

/** Whether the bars of a table are below each other. */
export function isTidy({ rows, rule }: PageTable): boolean {
  const width = (row: TableRow, column: number) => {
    const cell = row.cells[column]
    return cell && cell.to - cell.from
  }
  return rows.every(
    row =>
      row.cells.length === rule.cells.length &&
      row.cells.every((_, column) => width(row, column) === width(rule, column)),
  )
}
