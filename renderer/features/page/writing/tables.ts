import { isInFence } from '../../../../shared/page/parse/nodes-at.ts'
import { alignColumn, insertColumns, removeColumn } from '../../../../shared/page/tables/column-edits.ts'
import { nextCell } from '../../../../shared/page/tables/next-cell.ts'
import { type CellPlace, cellAt, type PageTable, tableIn } from '../../../../shared/page/tables/page-table.ts'
import { insertRows, removeRows } from '../../../../shared/page/tables/row-edits.ts'
import { tidyTable } from '../../../../shared/page/tables/tidy.ts'
import type { TextEdits } from '../../../../shared/text/edit.ts'
import { apply, type OpenPage, spanNow } from '../editor/openPage.ts'
import { modelPageOf } from './pageReading.ts'

type Work = (table: PageTable, at: CellPlace) => TextEdits

/** The actions on the table at the cursor. */
export const tableWork = {
  'table.addRow': (table, { row }) => insertRows(table, row),
  'table.removeRow': (table, { row }) => removeRows(table, [row]),
  'table.addColumn': (table, { column }) => insertColumns(table, column + 1),
  'table.removeColumn': (table, { column }) => removeColumn(table, column),
  'table.left': (table, { column }) => alignColumn(table, column, 'left'),
  'table.center': (table, { column }) => alignColumn(table, column, 'center'),
  'table.right': (table, { column }) => alignColumn(table, column, 'right'),
  'table.format': tidyTable,
} as const satisfies Readonly<Record<string, Work>>

/** Changes the table at the cursor; returns whether there is one. */
export function changeTable(openPage: OpenPage, work: Work): boolean {
  const { from } = spanNow(openPage)
  const table = tableIn(modelPageOf(openPage.model).page, from)
  if (table) apply(openPage, { edits: work(table, cellAt(table, from)) })
  return table !== undefined
}

/** Goes to the next or previous cell of the table at the cursor; returns whether there is a table. */
export function goToCell(openPage: OpenPage, by: 1 | -1): boolean {
  const { editor, model } = openPage
  const [selection, ...others] = editor.getSelections() ?? []
  if (!selection || others.length > 0 || selection.startLineNumber !== selection.endLineNumber) return false
  if (!model.getLineContent(selection.startLineNumber).includes('|')) return false
  const { page } = modelPageOf(model)
  const at = spanNow(openPage).to
  if (at < page.chunking.start || isInFence(page, at)) return false
  const table = tableIn(page, at)
  if (table) apply(openPage, nextCell(table, at, by))
  return table !== undefined
}
