import { t } from 'i18next'
import { type CellBlock, fillTable, writeCells } from '../../../../shared/page/tables/cell-edits.ts'
import {
  alignColumn,
  insertColumns,
  moveColumn,
  removeColumn,
} from '../../../../shared/page/tables/column-edits.ts'
import type { CellPlace } from '../../../../shared/page/tables/page-table.ts'
import { insertRows, moveRow, removeRows, sortRows } from '../../../../shared/page/tables/row-edits.ts'
import { tidyTable } from '../../../../shared/page/tables/tidy.ts'
import type { Alignment } from '../../../../shared/page/writing/table.ts'
import type { TextEdits } from '../../../../shared/text/edit.ts'
import { editFile } from '../../../host/documents/documents.ts'
import type { Site } from '../../../host/scope/site.ts'
import { readingNow, type TableReading } from '../../../host/session/open-table.ts'

/** The names of the steps that change a table. */
type StepName =
  | 'edit'
  | 'clear'
  | 'paste'
  | 'addRow'
  | 'removeRow'
  | 'moveRow'
  | 'addColumn'
  | 'removeColumn'
  | 'moveColumn'
  | 'sort'
  | 'align'
  | 'tidy'

/** What can be done with a table; each is one step. Rows and columns count from 0, the header is row 0. */
export type TableActions = ReturnType<typeof createTableActions>

/** Creates the actions on the open table, at first `opened`. `lineBreak` is the tag for a line break in a cell. */
export function createTableActions(site: Site, opened: TableReading, lineBreak: string) {
  const now = () => readingNow(site) ?? opened
  const write = (name: StepName, edits: TextEdits, merge?: string) => {
    const { file, at } = now()
    const focus = { file, offset: edits[0]?.offset ?? at }
    const label = t(`tables:step.${name}`)
    editFile(site, file, edits, { label, focus, ...(merge !== undefined && { merge }) })
  }
  return {
    /** Steps with the same `merge` become one. */
    edit: (place: CellPlace, text: string, merge: string) =>
      write('edit', writeCells(now().table, [{ ...place, text }], lineBreak), merge),
    clear: (places: readonly CellPlace[]) =>
      write(
        'clear',
        writeCells(
          now().table,
          places.map(place => ({ ...place, text: '' })),
          lineBreak,
        ),
      ),
    fill: (block: CellBlock) => write('paste', fillTable(now().page, now().at, block, lineBreak)),
    insertRow: (below: number) => write('addRow', insertRows(now().table, below)),
    removeRows: (rows: readonly number[]) => write('removeRow', removeRows(now().table, rows)),
    moveRow: (from: number, to: number) => write('moveRow', moveRow(now().table, from, to)),
    insertColumn: (at: number) => write('addColumn', insertColumns(now().table, at)),
    removeColumn: (at: number) => write('removeColumn', removeColumn(now().table, at)),
    moveColumn: (from: number, to: number) => write('moveColumn', moveColumn(now().table, from, to)),
    sort: (column: number, direction: 'up' | 'down') =>
      write('sort', sortRows(now().table, column, direction)),
    align: (column: number, alignment: Alignment) =>
      write('align', alignColumn(now().table, column, alignment)),
    tidy: () => write('tidy', tidyTable(now().table)),
  }
}
