import type { TextEdits } from '../../text/edit.ts'
import { type Alignment, dashesOf } from '../writing/table.ts'
import type { PageTable, TableRow } from './page-table.ts'
import { isTidy, linesOfTable, rawCells, rowEdit } from './row-text.ts'

/** A cell of a row, or that the row ends before it. */
type Place = string | undefined

/** Applies `change` to the cells of every row, without those beyond the last column. */
function changeRows(
  table: PageTable,
  change: (cells: readonly Place[], row: TableRow) => readonly Place[],
): TextEdits {
  const count = table.alignments.length
  return linesOfTable(table).flatMap(row => {
    const cells = rawCells(table.source, row)
    const places = Array.from({ length: count }, (_, at): Place => cells[at])
    const after = change(places, row).filter(cell => cell !== undefined)
    return rowEdit(table.source, row, [...after, ...cells.slice(count)]) ?? []
  })
}

/** A cell without any text that ends a row: missing, nothing between its bars, or tabs. */
const isTail = (cell: Place) => cell === undefined || /^\t*$/.test(cell)

const moved = <T>(list: readonly T[], from: number, to: number): readonly T[] => {
  const rest = list.toSpliced(from, 1)
  return rest.toSpliced(to, 0, ...list.slice(from, from + 1))
}

const tailOf = (cells: readonly Place[]) => cells.findLastIndex(cell => !isTail(cell)) + 1

/**
 * Moves a cell of a short row. A missing cell that gets others behind it is written, and no longer once it is
 * the last again. To keep this reversible for cells that are written without white space, those get a tab
 * meanwhile.
 */
function moveCell(cells: readonly Place[], from: number, to: number): readonly Place[] {
  const before = tailOf(cells)
  const places = moved([...cells.entries()], from, to)
  const after = tailOf(places.map(([, cell]) => cell))
  const written = places.map(([was, cell], is) => {
    if (was >= before && is < after) return cell === undefined ? '' : `${cell}\t`
    if (was < before && is >= after) return cell === '' ? undefined : cell?.slice(1)
    return cell
  })
  // Only the end of a row can be missing.
  const isMissing = (cell: Place) => cell === undefined
  return [...written.filter(cell => !isMissing(cell)), ...written.filter(isMissing)]
}

/** Moves a column; moving it back restores every byte of a table whose rows begin and end with bars. */
export function moveColumn(table: PageTable, from: number, to: number): TextEdits {
  const count = table.alignments.length
  const isFull = (row: TableRow) => row === table.rule || row === table.rows[0] || row.cells.length > count
  return changeRows(table, (cells, row) => (isFull(row) ? moved : moveCell)(cells, from, to))
}

/** Adds empty columns before the one at `at`; after the last one if `at` is their number. */
export function insertColumns(table: PageTable, at: number, count = 1): TextEdits {
  const blank = isTidy(table) ? ' '.repeat(5) : '  '
  return changeRows(table, (cells, row) => {
    const isShort = at > 0 && cells[at - 1] === undefined
    const ends = at < cells.length && cells[at] === undefined
    const added = Array<string>(count).fill(row === table.rule ? ' --- ' : blank)
    return isShort || ends ? cells : cells.toSpliced(at, 0, ...added)
  })
}

/** Removes a column; the last one stays. */
export function removeColumn(table: PageTable, at: number): TextEdits {
  const count = table.alignments.length
  if (count < 2) return []
  return changeRows(table, (cells, row) => {
    const rest = cells.toSpliced(at, 1)
    // Cells beyond the last column stay there.
    return row.cells.length > count ? [...rest, '  '] : rest
  })
}

/** Sets the alignment of a column. */
export function alignColumn(table: PageTable, at: number, alignment: Alignment): TextEdits {
  const text = table.rule.cells[at]?.text
  if (!text || table.alignments[at] === alignment) return []
  const length = text.to - text.from
  return [{ offset: text.from, length, text: dashesOf(alignment, length) }]
}
