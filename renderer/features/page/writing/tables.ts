import { isInFence } from '../../../../shared/page/parse/nodes-at.ts'
import { nextCell } from '../../../../shared/page/writing/cells.ts'
import type { Alignment, Table } from '../../../../shared/page/writing/table.ts'
import {
  addColumn,
  addRow,
  alignColumn,
  formatTable,
  removeColumn,
  removeRow,
  tableAt,
} from '../../../../shared/page/writing/table.ts'
import type { TextEdits } from '../../../../shared/text/edit.ts'
import { apply, type OpenPage, spanNow } from '../editor/openPage.ts'
import { modelPageOf } from './pageReading.ts'

type Work = (text: string, table: Table) => TextEdits

const align =
  (alignment: Alignment): Work =>
  (text, table) =>
    alignColumn(text, table, alignment)

/** The actions on the table at the cursor. */
export const tableWork = {
  'table.addRow': (_text, table) => addRow(table),
  'table.removeRow': removeRow,
  'table.addColumn': (_text, table) => addColumn(table),
  'table.removeColumn': (_text, table) => removeColumn(table),
  'table.left': align('left'),
  'table.center': align('center'),
  'table.right': align('right'),
  'table.format': formatTable,
} as const satisfies Readonly<Record<string, Work>>

/** Changes the table at the cursor; returns whether there is one. */
export function changeTable(openPage: OpenPage, work: Work): boolean {
  const text = openPage.model.getValue()
  const table = tableAt(text, spanNow(openPage).from)
  if (table) apply(openPage, { edits: work(text, table) })
  return table !== undefined
}

/** Goes to the next or previous cell of the table at the cursor; returns whether there is a table. */
export function goToCell(openPage: OpenPage, by: 1 | -1): boolean {
  const { editor, model } = openPage
  const [selection, ...others] = editor.getSelections() ?? []
  if (!selection || others.length > 0 || selection.startLineNumber !== selection.endLineNumber) return false
  if (!model.getLineContent(selection.startLineNumber).includes('|')) return false
  const { text, page } = modelPageOf(model)
  const at = spanNow(openPage).to
  if (at < page.chunking.start || isInFence(page, at)) return false
  const change = nextCell(text, at, by, model.getEOL())
  if (change) apply(openPage, change)
  return change !== undefined
}
