import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { lineKey } from '../../kit/base/line-key.ts'
import { type GridPosition, type GridSize, positionAfter } from './gridKeys.ts'
import { ROW_HEIGHT } from './useVisibleRows.ts'

/** The one cell of a grid that takes part in the order of the Tab key. */
export interface GridFocus {
  readonly active: GridPosition
  /** Moves by a key; returns whether it was one of the grid. */
  move(event: KeyboardEvent): boolean
  /** Makes a cell the active one. */
  take(position: GridPosition): void
  /** Gives the focus back to the active cell. */
  restore(): void
  /** Where a menu of a cell opens in the window. */
  pointOf(position: GridPosition): { readonly x: number; readonly y: number } | undefined
}

/** Follows the focus in a grid whose rows are drawn only in view; the active row is always drawn. */
export function useGridFocus(
  scroller: RefObject<HTMLElement | null>,
  { rows, columns }: Omit<GridSize, 'page'>,
): GridFocus {
  const [wanted, setWanted] = useState<GridPosition>({ row: 0, column: 0 })
  const isMoved = useRef(false)
  const active = { row: Math.min(wanted.row, rows - 1), column: Math.min(wanted.column, columns - 1) }
  const cellAt = ({ row, column }: GridPosition) =>
    scroller.current?.querySelector<HTMLElement>(`[data-cell="${row} ${column}"]`)
  const focusActive = () => {
    const cell = cellAt(active)
    cell?.focus({ preventScroll: true })
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  useEffect(() => {
    if (!isMoved.current) return
    isMoved.current = false
    focusActive()
  })
  const take = (position: GridPosition) => {
    isMoved.current = true
    setWanted(position)
  }
  return {
    active,
    take,
    move: event => {
      const height = scroller.current?.clientHeight ?? 0
      const page = Math.max(1, Math.floor(height / ROW_HEIGHT) - 2)
      const next = positionAfter(
        { key: lineKey(event.key), ctrlKey: event.ctrlKey, metaKey: event.metaKey },
        active,
        { rows, columns, page },
      )
      if (!next) return false
      event.preventDefault()
      take(next)
      return true
    },
    restore: focusActive,
    pointOf: position => {
      const box = cellAt(position)?.getBoundingClientRect()
      return box && { x: box.left + 8, y: box.bottom }
    },
  }
}
