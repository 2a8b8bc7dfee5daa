import { composeEdits } from '../../text/compose.ts'
import { applyEdits, type TextEdit, type TextEdits } from '../../text/edit.ts'
import { parsePage } from '../parse/parse.ts'
import type { ParsedPage } from '../parse/parsed-page.ts'
import { asPlainText, isSoundCell, writtenCell } from './cell-text.ts'
import { insertColumns } from './column-edits.ts'
import { type PageTable, type TableRow, tableIn } from './page-table.ts'
import { insertRows } from './row-edits.ts'
import { needsBar, rawCells, rowEdit } from './row-text.ts'

/** The new text of a cell. */
export interface CellValue {
  readonly row: number
  readonly column: number
  /** Markdown as a person reads it: bars without escapes, line breaks as line ends. */
  readonly text: string
}

/** Signs that can begin what does not end in the cell. */
const MARKUP = /[<{}]/

function written(text: string, lineBreak: string): string {
  const markdown = writtenCell(text, lineBreak)
  return MARKUP.test(markdown) && !isSoundCell(markdown)
    ? writtenCell(asPlainText(text), lineBreak)
    : markdown
}

/** A backslash right before a bar would escape it. */
function closed(text: string, source: string, row: TableRow, column: number): string {
  const cell = row.cells[column]
  const isTight = cell !== undefined && cell.text.to === cell.to && source[cell.to] === '|'
  const [end = ''] = /\\*$/.exec(text) ?? []
  return isTight && end.length % 2 === 1 ? `${text}\\` : text
}

/** Replaces the text of a cell that the row has: nothing around it changes, if it has bars on both sides. */
function spliced(source: string, row: TableRow, column: number, text: string): readonly TextEdit[] {
  const span = row.cells[column]?.text
  if (!span || source.slice(span.from, span.to) === text) return []
  const isBare = column === 0 && !row.isOpen && needsBar(text)
  const isEnd = column === row.cells.length - 1 && !row.isClosed && text === ''
  return [
    {
      offset: span.from,
      length: span.to - span.from,
      text: `${isBare ? '| ' : ''}${text}${isEnd ? ' |' : ''}`,
    },
  ]
}

/** Writes cells that a short row does not have; those between become empty ones. */
function extended(source: string, row: TableRow, values: ReadonlyMap<number, string>): TextEdit | undefined {
  const cells = rawCells(source, row)
  const last = Math.max(...values.keys())
  const all = Array.from({ length: last + 1 }, (_, at) => {
    const text = values.get(at)
    if (text === undefined) return cells[at] ?? '  '
    const cell = row.cells[at]
    const raw = cells[at] ?? ''
    return cell
      ? raw.slice(0, cell.text.from - cell.from) + text + raw.slice(cell.text.to - cell.from)
      : ` ${text} `
  })
  return rowEdit(source, row, all)
}

function editRow(source: string, row: TableRow, values: ReadonlyMap<number, string>): readonly TextEdit[] {
  const isShort = [...values].some(([column, text]) => column >= row.cells.length && text !== '')
  if (isShort) return [extended(source, row, values) ?? []].flat()
  return [...values]
    .sort(([one], [other]) => one - other)
    .flatMap(([column, text]) => spliced(source, row, column, text))
}

/**
 * Writes the text of cells that the table has: only the bytes of these cells change. A row that is too short
 * gets the missing cells, and one without a bar at an end gets it where Markdown needs it. Signs of a tag or
 * expression that would end elsewhere are escaped.
 */
export function writeCells(table: PageTable, values: readonly CellValue[], lineBreak: string): TextEdits {
  const byRow = new Map<number, Map<number, string>>()
  for (const { row, column, text } of values) {
    const line = table.rows[row]
    if (!line || column >= table.alignments.length) continue
    const cells = byRow.get(row) ?? new Map<number, string>()
    byRow.set(row, cells.set(column, closed(written(text, lineBreak), table.source, line, column)))
  }
  return [...byRow]
    .sort(([one], [other]) => one - other)
    .flatMap(([row, cells]) => {
      const line = table.rows[row]
      return line ? editRow(table.source, line, cells) : []
    })
}

/** Applies changes to the table at an offset of a page, each to what the previous one left. */
function inTurn(
  page: ParsedPage,
  at: number,
  changes: readonly ((table: PageTable) => TextEdits)[],
): TextEdits {
  let now = page
  let all: TextEdits = []
  for (const change of changes) {
    const table = tableIn(now, at)
    const edits = table ? change(table) : []
    if (edits.length === 0) continue
    all = composeEdits(all, edits)
    now = parsePage(now.file, applyEdits(now.text, edits), now)
  }
  return all
}

/** Rows of texts that are written from a cell on. */
export interface CellBlock {
  readonly row: number
  readonly column: number
  /** Markdown as a person reads it. */
  readonly values: readonly (readonly string[])[]
}

/**
 * Writes rows of cells into the table at the offset `at` of a page; a table that is too small gets more columns
 * and rows.
 */
export function fillTable(page: ParsedPage, at: number, block: CellBlock, lineBreak: string): TextEdits {
  const { values, ...start } = block
  const table = tableIn(page, at)
  if (!table) return []
  const width = start.column + Math.max(0, ...values.map(cells => cells.length))
  const columns = Math.max(0, width - table.alignments.length)
  const rows = Math.max(0, start.row + values.length - table.rows.length)
  const cells = values.flatMap((line, down) =>
    line.map((text, across) => ({ row: start.row + down, column: start.column + across, text })),
  )
  return inTurn(page, at, [
    now => (columns > 0 ? insertColumns(now, now.alignments.length, columns) : []),
    now => (rows > 0 ? insertRows(now, now.rows.length - 1, rows) : []),
    now => writeCells(now, cells, lineBreak),
  ])
}
