import type { WritingChange } from '../writing/lines.ts'
import { type CellPlace, cellAt, isInRule, type PageTable } from './page-table.ts'
import { insertRows } from './row-edits.ts'

const compare = (one: CellPlace, other: CellPlace) => one.row - other.row || one.column - other.column

/**
 * Returns the change that leads from the cell at `at` to the next (1) or previous one (-1) and selects its
 * text; after the last cell a new row is added.
 */
export function nextCell(table: PageTable, at: number, by: 1 | -1): WritingChange {
  const place = cellAt(table, at)
  // The row of dashes is behind all cells of the header.
  const here = isInRule(table, at) ? { row: 0, column: table.alignments.length } : place
  const places = table.rows.flatMap(({ cells }, row) =>
    cells.slice(0, table.alignments.length).map((cell, column) => ({ cell, row, column })),
  )
  const next =
    by > 0
      ? places.find(one => compare(one, here) > 0)
      : (places.findLast(one => compare(one, here) < 0) ?? places[0])
  if (next) return { edits: [], selection: next.cell.text }
  const [edit] = insertRows(table, table.rows.length - 1)
  const start = edit ? edit.offset + edit.text.indexOf('|') + 2 : at
  return { edits: edit ? [edit] : [], selection: { from: start, to: start } }
}
