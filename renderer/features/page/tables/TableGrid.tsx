import {
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import type { CellPlace } from '../../../../shared/page/tables/page-table.ts'
import { notifyError } from '../../../host/base/notices.ts'
import { useSite } from '../../../host/scope/site.ts'
import type { OpenTable } from '../../../host/session/open-table.ts'
import { ContextMenu } from '../../../kit/ContextMenu.tsx'
import { CELL_KEYS, type EditEnd } from './CellEditor.tsx'
import { copyCells, pastedCells } from './cellClipboard.ts'
import styles from './Grid.module.css'
import { GridRow } from './GridRow.tsx'
import { blocksAt } from './gridMenus.ts'
import { cellsIn, HANDLE, isCell, neighbor, numbered } from './gridPlace.ts'
import { Handle } from './Handle.tsx'
import type { Grid } from './useGrid.ts'
import { keysOfGrid } from './useGridKeys.ts'
import { placeOf, useHandleDrag } from './useHandleDrag.ts'

/** Chords that the grid uses itself, although the window has another use for them. */
const OWN_KEYS = `Alt+Left Alt+Right ${CELL_KEYS}`

/** A table in which the arrow keys move from cell to cell. */
const GRID = { role: 'grid', 'aria-multiselectable': true, 'data-own-keys': OWN_KEYS } as const

interface Menu {
  readonly place: CellPlace
  readonly at: { readonly x: number; readonly y: number }
}

/** The texts of the selected cells, row by row. */
const selectedTexts = ({ range, texts }: Grid) =>
  texts.slice(range.top, range.bottom + 1).map(cells => cells.slice(range.left, range.right + 1))

/** The clipboard of a grid; while a cell is edited, its field has it. */
function useClipboard(grid: Grid) {
  const site = useSite()
  const { place, range, edited, actions } = grid
  const isOurs = edited === undefined && isCell(place)
  const copy = (event: ClipboardEvent) => {
    if (!isOurs) return
    event.preventDefault()
    copyCells(event.clipboardData, selectedTexts(grid))
  }
  return {
    onCopy: copy,
    onCut: (event: ClipboardEvent) => {
      copy(event)
      if (isOurs) actions.clear(cellsIn(range))
    },
    onPaste: (event: ClipboardEvent) => {
      if (!isOurs) return
      event.preventDefault()
      const fill = (values: Awaited<ReturnType<typeof pastedCells>>) =>
        actions.fill({ row: range.top, column: range.left, values })
      pastedCells(event.clipboardData).then(fill, error => notifyError(site.app, error))
    },
  }
}

/** The menu of a place: from its button, from the menu key, or from the other button of the mouse. */
function useMenu(grid: Grid) {
  const [menu, setMenu] = useState<Menu>()
  const open = (element: Element, place: CellPlace) => {
    const { left, bottom } = element.getBoundingClientRect()
    setMenu({ place, at: { x: left, y: bottom } })
  }
  return {
    menu,
    close: () => setMenu(undefined),
    onClick: ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest('button') : null
      const place = placeOf(target)
      if (!button || !place) return
      grid.goTo(place)
      open(button, place)
    },
    onContextMenu: (event: MouseEvent) => {
      const place = placeOf(event.target)
      if (!place || grid.edited) return
      event.preventDefault()
      const { top, left, bottom, right } = grid.range
      const { row, column } = place
      if (row < top || row > bottom || column < left || column > right) grid.goTo(place)
      setMenu({ place, at: { x: event.clientX, y: event.clientY } })
    },
    /** Opens it by a key; returns whether it was such a key. */
    press: (event: KeyboardEvent) => {
      const isKey = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)
      if (!isKey || grid.edited || !(event.target instanceof Element)) return false
      event.preventDefault()
      event.stopPropagation()
      open(event.target, grid.place)
      return true
    },
  }
}

/** Ends an edit and goes on from there. */
function useEnd(grid: Grid) {
  const latest = useRef(grid)
  latest.current = grid
  const change = useCallback((text: string) => {
    const { edited, actions } = latest.current
    if (edited) actions.edit(edited, text, edited.merge)
  }, [])
  const end = useCallback((how: EditEnd) => {
    const { edited, size, actions, goTo, stopEditing } = latest.current
    if (!edited) return
    if (how === 'blur') stopEditing()
    else if (how === 'here') goTo(edited)
    else if (how === 'down') goTo({ row: edited.row + 1, column: edited.column })
    else {
      const next = neighbor(edited, size, how === 'next' ? 1 : -1)
      if (!next && how === 'next') actions.insertRow(size.rows - 1)
      goTo(next ?? (how === 'next' ? { row: size.rows, column: 0 } : edited))
    }
  }, [])
  return { change, end }
}

interface TableGridProps {
  readonly open: OpenTable
  readonly grid: Grid
  readonly onClose: () => void
}

/** The cells of a table: each can be edited, and rows and columns moved, by keys, by menus and by dragging. */
export function TableGrid({ open, grid, onClose }: TableGridProps) {
  const { t } = useTranslation('tables')
  const { texts, size, place, range, edited } = grid
  const clipboard = useClipboard(grid)
  const { menu, close, press, ...clicks } = useMenu(grid)
  const { drag, handlers } = useHandleDrag(grid)
  const { change, end } = useEnd(grid)
  const keys = keysOfGrid(grid, onClose)
  const names = (texts[0] ?? []).map((name, at) => name.trim() || t('noName', { number: at + 1 }))
  const mark = drag && drag.to !== drag.from ? (drag.to > drag.from ? 'after' : 'before') : undefined
  const down = (event: MouseEvent) => {
    const at = placeOf(event.target)
    if (event.button !== 0 || !at || !isCell(at) || event.target instanceof HTMLTextAreaElement) return
    grid.goTo(at, event.shiftKey ? 'extend' : undefined)
  }
  return (
    <div className={styles.scroller}>
      <table
        {...GRID}
        aria-label={t('grid')}
        className={styles.grid}
        {...clipboard}
        {...clicks}
        {...handlers}
        onMouseDown={down}
        onDoubleClick={({ target }) => {
          const at = placeOf(target)
          if (at && !edited) grid.edit(undefined, at)
        }}
        onKeyDown={event => {
          if (!press(event)) keys(event)
        }}
      >
        <thead>
          <tr>
            <td className={styles.corner} />
            {numbered(names).map(({ item: name, index: column }) => (
              <Handle
                key={column}
                row={HANDLE}
                column={column}
                label={t('columnMenu', { name })}
                isCurrent={place.row === HANDLE && place.column === column}
                isDraggable={size.columns > 1}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {numbered(texts).map(({ item: cells, index: row }) => {
            const isInRange = isCell(place) && row >= range.top && row <= range.bottom
            return (
              <GridRow
                key={row}
                row={row}
                texts={cells}
                names={names}
                alignments={open.reading.table.alignments}
                current={place.row === row ? place.column : undefined}
                selectedFrom={isInRange ? range.left : undefined}
                selectedTo={isInRange ? range.right : undefined}
                edited={edited?.row === row ? edited : undefined}
                mark={drag?.kind === 'row' && drag.to === row ? mark : undefined}
                columnMark={drag?.kind === 'column' && mark ? { column: drag.to, mark } : undefined}
                onChange={change}
                onEnd={end}
              />
            )
          })}
        </tbody>
      </table>
      <ContextMenu
        label={t('menuLabel')}
        at={menu?.at}
        blocks={menu ? blocksAt(grid, menu.place) : []}
        onClose={() => {
          close()
          grid.goTo(grid.place, 'keep')
        }}
      />
    </div>
  )
}
