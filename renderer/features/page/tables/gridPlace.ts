import type { CellPlace } from '../../../../shared/page/tables/page-table.ts'

/** The number of rows, with the header, and of columns. */
export interface GridSize {
  readonly rows: number
  readonly columns: number
}

/** A rectangle of cells; both ends are inside. */
export interface CellRange {
  readonly top: number
  readonly left: number
  readonly bottom: number
  readonly right: number
}

const between = (from: number, value: number, to: number) => Math.min(Math.max(from, value), to)

/** The row of the buttons for columns, and the column of those for rows. */
export const HANDLE = -1

/** Whether a place is one of the table’s cells, not a button for a row or a column. */
export const isCell = ({ row, column }: CellPlace): boolean => row > HANDLE && column > HANDLE

/** The nearest place that exists. */
export const inside = ({ row, column }: CellPlace, { rows, columns }: GridSize): CellPlace => ({
  row: between(HANDLE, row, rows - 1),
  column: between(row <= HANDLE ? 0 : HANDLE, column, columns - 1),
})

/** Where a key leads; `undefined` for a key that leads nowhere. */
export function placeAfter(
  key: string,
  { row, column }: CellPlace,
  { rows, columns }: GridSize,
  isWide: boolean,
): CellPlace | undefined {
  const keys: Readonly<Record<string, CellPlace>> = {
    ArrowUp: { row: isWide ? 0 : row - 1, column },
    ArrowDown: { row: isWide ? rows - 1 : row + 1, column },
    ArrowLeft: { row, column: isWide ? 0 : column - 1 },
    ArrowRight: { row, column: isWide ? columns - 1 : column + 1 },
    Home: { row: isWide ? 0 : row, column: 0 },
    End: { row: isWide ? rows - 1 : row, column: columns - 1 },
    PageUp: { row: Math.max(0, row - 10), column },
    PageDown: { row: row + 10, column },
  }
  const next = keys[key]
  return next && inside(next, { rows, columns })
}

/** The cell after (1) or before (-1) a cell, row by row; `undefined` at the end. */
export function neighbor({ row, column }: CellPlace, size: GridSize, by: 1 | -1): CellPlace | undefined {
  const index = Math.max(0, row) * size.columns + Math.max(0, column) + by
  return index < 0 || index >= size.rows * size.columns
    ? undefined
    : { row: Math.floor(index / size.columns), column: index % size.columns }
}

/** The rectangle between two cells. */
export const rangeBetween = (one: CellPlace, other: CellPlace): CellRange => ({
  top: Math.max(0, Math.min(one.row, other.row)),
  left: Math.max(0, Math.min(one.column, other.column)),
  bottom: Math.max(one.row, other.row),
  right: Math.max(one.column, other.column),
})

/** The cells of a rectangle, row by row. */
export const cellsIn = ({ top, left, bottom, right }: CellRange): readonly CellPlace[] =>
  Array.from({ length: bottom - top + 1 }, (_, down) =>
    Array.from({ length: right - left + 1 }, (_, across) => ({ row: top + down, column: left + across })),
  ).flat()

/** Rows and columns with their positions: nothing else tells them apart. */
export const numbered = <T>(items: readonly T[]): readonly { readonly item: T; readonly index: number }[] =>
  items.map((item, index) => ({ item, index }))
