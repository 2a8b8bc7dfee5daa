/** A cell of a grid, counted from 0. */
export interface GridPosition {
  readonly row: number
  readonly column: number
}

/** The extent of a grid; `page` is how many rows are in view. */
export interface GridSize {
  readonly rows: number
  readonly columns: number
  readonly page: number
}

/** Returns the cell to which a key leads; undefined if the key is none of a grid. */
export function positionAfter(
  { key, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>,
  { row, column }: GridPosition,
  { rows, columns, page }: GridSize,
): GridPosition | undefined {
  const isFar = ctrlKey || metaKey
  const within = (to: GridPosition): GridPosition => ({
    row: Math.max(0, Math.min(to.row, rows - 1)),
    column: Math.max(0, Math.min(to.column, columns - 1)),
  })
  switch (key) {
    case 'ArrowUp':
      return within({ row: isFar ? 0 : row - 1, column })
    case 'ArrowDown':
      return within({ row: isFar ? rows : row + 1, column })
    case 'ArrowLeft':
      return within({ row, column: isFar ? 0 : column - 1 })
    case 'ArrowRight':
      return within({ row, column: isFar ? columns : column + 1 })
    case 'PageUp':
      return within({ row: row - page, column })
    case 'PageDown':
      return within({ row: row + page, column })
    case 'Home':
      return within({ row: isFar ? 0 : row, column: 0 })
    case 'End':
      return within({ row: isFar ? rows : row, column: columns })
    default:
      return undefined
  }
}
