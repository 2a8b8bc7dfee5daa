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
import { apply, type Desk, spanNow } from './desk.ts'

type Work = (text: string, table: Table) => TextEdits

const align =
  (alignment: Alignment): Work =>
  (text, table) =>
    alignColumn(text, table, alignment)

/** What can be done to the table at the cursor. */
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

/** Does something to the table at the cursor; tells whether there is one. */
export function changeTable(desk: Desk, work: Work): boolean {
  const text = desk.model.getValue()
  const table = tableAt(text, spanNow(desk).from)
  if (table) apply(desk, { edits: work(text, table) })
  return table !== undefined
}
