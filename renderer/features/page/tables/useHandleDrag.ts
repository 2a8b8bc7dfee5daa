import { type DragEvent, useState } from 'react'
import type { CellPlace } from '../../../../shared/page/tables/page-table.ts'
import { HANDLE } from './gridPlace.ts'
import type { Grid } from './useGrid.ts'

/** A row or column that the pointer drags, and the one whose place it would take. */
export interface Drag {
  readonly kind: 'row' | 'column'
  readonly from: number
  readonly to: number
}

/** The place that an element of the grid shows. */
export function placeOf(target: EventTarget): CellPlace | undefined {
  const place =
    target instanceof Element ? target.closest<HTMLElement>('[data-place]')?.dataset.place : undefined
  const [row, column] = (place ?? '').split(' ').map(Number)
  return row === undefined || column === undefined || place === undefined ? undefined : { row, column }
}

/** Lets rows and columns be dragged by the cells before and above them; the header stays. */
export function useHandleDrag({ actions, goTo }: Grid) {
  const [drag, setDrag] = useState<Drag>()
  const over = (event: DragEvent<HTMLElement>) => {
    const place = placeOf(event.target)
    if (!drag || !place) return
    const to = drag.kind === 'row' ? place.row : place.column
    if (to < (drag.kind === 'row' ? 1 : 0)) return
    event.preventDefault()
    if (to !== drag.to) setDrag({ ...drag, to })
  }
  const drop = (event: DragEvent<HTMLElement>) => {
    if (!drag) return
    event.preventDefault()
    const { kind, from, to } = drag
    if (kind === 'row') actions.moveRow(from, to)
    else actions.moveColumn(from, to)
    goTo(kind === 'row' ? { row: to, column: HANDLE } : { row: HANDLE, column: to })
    setDrag(undefined)
  }
  const start = (event: DragEvent<HTMLElement>) => {
    const place = placeOf(event.target)
    if (!place) return
    const kind = place.column === HANDLE ? 'row' : 'column'
    const from = kind === 'row' ? place.row : place.column
    event.dataTransfer.effectAllowed = 'move'
    event.dataTransfer.setData('text/plain', '')
    setDrag({ kind, from, to: from })
  }
  return {
    drag,
    handlers: { onDragStart: start, onDragOver: over, onDrop: drop, onDragEnd: () => setDrag(undefined) },
  }
}
