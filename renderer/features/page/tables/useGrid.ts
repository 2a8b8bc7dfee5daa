import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { lineBreakOf, tableTexts } from '../../../../shared/page/tables/cell-text.ts'
import type { CellPlace } from '../../../../shared/page/tables/page-table.ts'
import { useSite } from '../../../host/scope/site.ts'
import type { OpenTable } from '../../../host/session/open-table.ts'
import { type CellRange, type GridSize, inside, isCell, rangeBetween } from './gridPlace.ts'
import { createTableActions, type TableActions } from './tableActions.ts'

/** The cell that is being edited. */
export interface EditedCell extends CellPlace {
  /** What was typed to begin with, in place of the text of the cell. */
  readonly typed: string | undefined
  /** Joins all keys of this edit into one step. */
  readonly merge: string
}

/** The state of a table that is open as a grid. */
export interface Grid {
  readonly texts: readonly (readonly string[])[]
  readonly size: GridSize
  readonly place: CellPlace
  readonly range: CellRange
  readonly edited: EditedCell | undefined
  readonly actions: TableActions
  /** Focuses a place, and selects it alone, extends the selected cells to it, or keeps them. */
  readonly goTo: (place: CellPlace, how?: 'extend' | 'keep') => void
  /** Edits the current cell, or another one. */
  readonly edit: (typed?: string, place?: CellPlace) => void
  readonly stopEditing: () => void
}

/** The element of a place: a cell, or the button of a row or column. */
function elementAt(root: HTMLElement | null, { row, column }: CellPlace): HTMLElement | null {
  const cell = root?.querySelector<HTMLElement>(`[data-place="${row} ${column}"]`) ?? null
  return isCell({ row, column }) ? cell : (cell?.querySelector<HTMLElement>('button') ?? cell)
}

let edits = 0

/** Keeps the focused place, the selected cells and the edited one of a grid. */
export function useGrid({ reading, start }: OpenTable, root: RefObject<HTMLElement | null>): Grid {
  const site = useSite()
  const [lineBreak] = useState(() => lineBreakOf(reading.table.source))
  const [actions] = useState(() => createTableActions(site, reading, lineBreak))
  const texts = useMemo(() => tableTexts(reading.table, lineBreak), [reading, lineBreak])
  const size = { rows: texts.length, columns: reading.table.alignments.length }
  const [at, setAt] = useState({ place: start, from: start, serial: 0 })
  const [edited, setEdited] = useState<EditedCell>()
  const place = inside(at.place, size)
  const { serial } = at
  const focus = useRef<() => void>(() => undefined)
  useLayoutEffect(() => {
    focus.current = () => edited || elementAt(root.current, place)?.focus()
  })
  // Not after an edit that ended with a click elsewhere: the focus stays there.
  useEffect(() => {
    if (serial >= 0) focus.current()
  }, [serial])
  const goTo = useCallback((next: CellPlace, how?: 'extend' | 'keep') => {
    setEdited(undefined)
    setAt(before => ({ place: next, from: how ? before.from : next, serial: before.serial + 1 }))
  }, [])
  const edit = (typed?: string, other?: CellPlace) => {
    const cell = other ?? place
    if (!isCell(cell)) return
    setAt({ place: cell, from: cell, serial: serial + 1 })
    setEdited({ ...cell, typed, merge: `table-cell-${++edits}` })
  }
  const stopEditing = useCallback(() => setEdited(undefined), [])
  const range = rangeBetween(inside(at.from, size), place)
  return { texts, size, place, range, edited, actions, goTo, edit, stopEditing }
}
