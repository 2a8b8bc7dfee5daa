import type { KeyboardEvent } from 'react'
import { cellsIn, isCell, neighbor, placeAfter } from './gridPlace.ts'
import type { Grid } from './useGrid.ts'

/** Moves the row or column of the current place by Alt and an arrow; returns whether it could be one. */
function moveByKey({ actions, place, size, goTo }: Grid, key: string): boolean {
  const across = { ArrowLeft: -1, ArrowRight: 1 }[key]
  const down = { ArrowUp: -1, ArrowDown: 1 }[key]
  if (across !== undefined && place.column >= 0) {
    const to = place.column + across
    if (to < 0 || to >= size.columns) return true
    actions.moveColumn(place.column, to)
    goTo({ row: place.row, column: to })
  } else if (down !== undefined && place.row > 0) {
    const to = place.row + down
    if (to < 1 || to >= size.rows) return true
    actions.moveRow(place.row, to)
    goTo({ row: to, column: place.column })
  }
  return across !== undefined || down !== undefined
}

/** Goes to the next cell; after the last one a row is added. Returns whether the key was used. */
function walk({ actions, place, size, goTo }: Grid, by: 1 | -1): boolean {
  const next = neighbor(place, size, by)
  if (next) goTo(next)
  else if (by > 0) {
    actions.insertRow(size.rows - 1)
    goTo({ row: size.rows, column: 0 })
  }
  return next !== undefined || by > 0
}

/** Keys that act on cells. Returns whether the key was used. */
function pressOnCell(grid: Grid, event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey } = event
  const isPlain = !ctrlKey && !metaKey && !altKey
  if (key === 'Enter' || key === 'F2') grid.edit()
  else if (isPlain && (key === 'Delete' || key === 'Backspace')) grid.actions.clear(cellsIn(grid.range))
  else if (isPlain && key.length === 1 && !event.nativeEvent.isComposing) grid.edit(key)
  else return false
  return true
}

/** Handles a key outside of an edited cell; returns whether it was used. */
function press(grid: Grid, event: KeyboardEvent, onClose: () => void): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event
  const isMod = ctrlKey || metaKey
  if (key === 'Escape') onClose()
  else if (key === 'Tab') return !isMod && !altKey && walk(grid, shiftKey ? -1 : 1)
  else if (altKey && !isMod) return moveByKey(grid, key)
  else if (isMod && key.toLowerCase() === 'a') {
    grid.goTo({ row: 0, column: 0 })
    grid.goTo({ row: grid.size.rows - 1, column: grid.size.columns - 1 }, 'extend')
  } else {
    const next = placeAfter(key, grid.place, grid.size, isMod)
    if (!next) return isCell(grid.place) && pressOnCell(grid, event)
    grid.goTo(next, shiftKey ? 'extend' : undefined)
  }
  return true
}

/** The keyboard of a grid. */
export const keysOfGrid = (grid: Grid, onClose: () => void) => (event: KeyboardEvent) => {
  if (grid.edited || !press(grid, event, onClose)) return
  event.preventDefault()
  event.stopPropagation()
}
