import { type KeyboardEvent, type MouseEvent, type RefObject, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LanguageMatrix } from '../../../shared/project/plan/language-matrix.ts'
import { useSite } from '../../host/scope/site.ts'
import { ContextMenu } from '../../kit/ContextMenu.tsx'
import { type CellTarget, openCell, useCellMenu } from './cellActions.tsx'
import type { GridPosition } from './gridKeys.ts'
import { MatrixDetails } from './MatrixDetails.tsx'
import styles from './MatrixGrid.module.css'
import { MatrixHead } from './MatrixHead.tsx'
import { MatrixRowView } from './MatrixRowView.tsx'
import type { MatrixView } from './matrixView.ts'
import { type GridFocus, useGridFocus } from './useGridFocus.ts'
import { ROW_HEIGHT, useVisibleRows } from './useVisibleRows.ts'

interface MatrixGridProps {
  readonly matrix: LanguageMatrix
  readonly view: MatrixView
}

interface OpenMenu {
  readonly position: GridPosition
  readonly at: { readonly x: number; readonly y: number }
}

/** Reads the position of the cell that holds an element. */
function positionOf(target: EventTarget): GridPosition | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null
  const [row, column] = (cell?.dataset.cell ?? '').split(' ').map(Number)
  return row === undefined || column === undefined ? undefined : { row, column }
}

/** A table in which the arrow keys move from cell to cell. */
const GRID = { role: 'grid' } as const

/** Pages by language. */
export function MatrixGrid({ matrix, view }: MatrixGridProps) {
  const site = useSite()
  const { t } = useTranslation('languages')
  const scroller = useRef<HTMLDivElement>(null)
  const [menu, setMenu] = useState<OpenMenu>()
  const blocks = useCellMenu()
  const { rows, columns } = view
  const focus = useGridFocus(scroller, { rows: rows.length, columns: columns.length })
  const { active } = focus
  const targetAt = ({ row, column }: GridPosition): CellTarget | undefined => {
    const [of, index] = [rows[row], columns[column]]
    const language = index === undefined ? undefined : matrix.languages[index]
    return of && index !== undefined && language !== undefined
      ? { row: of, column: index, language }
      : undefined
  }
  const openMenu = (position: GridPosition, at = focus.pointOf(position)) => {
    focus.take(position)
    if (at) setMenu({ position, at })
  }
  const activate = (position: GridPosition) => {
    focus.take(position)
    const target = targetAt(position)
    if (target && !openCell(site, target)) openMenu(position)
  }
  const events = eventsOf(focus, { activate, openMenu })
  const opened = menu && targetAt(menu.position)
  const shown = targetAt(active)
  return (
    <div className={styles.matrix}>
      <div ref={scroller} className={styles.scroller}>
        <table
          {...GRID}
          aria-label={t('grid')}
          aria-rowcount={rows.length + 1}
          aria-colcount={columns.length}
          className={styles.grid}
          {...events}
        >
          <MatrixHead matrix={matrix} columns={columns} />
          <Body {...{ scroller, matrix, view, active }} />
        </table>
      </div>
      <MatrixDetails target={shown} dates={matrix.dates} original={matrix.languages[0] ?? ''} />
      <ContextMenu
        label={t('actions', { name: opened?.row.title ?? '' })}
        at={menu?.at}
        blocks={opened ? blocks(opened) : []}
        onClose={() => {
          setMenu(undefined)
          focus.restore()
        }}
      />
    </div>
  )
}

interface CellEvents {
  readonly activate: (position: GridPosition) => void
  readonly openMenu: (position: GridPosition, at?: OpenMenu['at']) => void
}

/** Keys and presses on cells. */
const eventsOf = ({ active, move }: GridFocus, { activate, openMenu }: CellEvents) => ({
  onKeyDown: (event: KeyboardEvent) => {
    if (move(event)) return
    if (event.key === 'Enter' || event.key === ' ') activate(active)
    else if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) openMenu(active)
    else return
    event.preventDefault()
  },
  onClick: (event: MouseEvent) => {
    const position = positionOf(event.target)
    if (position) activate(position)
  },
  onContextMenu: (event: MouseEvent) => {
    const position = positionOf(event.target)
    if (!position) return
    event.preventDefault()
    openMenu(position, { x: event.clientX, y: event.clientY })
  },
})

interface BodyProps extends MatrixGridProps {
  readonly scroller: RefObject<HTMLElement | null>
  readonly active: GridPosition
}

/** Only the rows in view are drawn, and the one with the focus. */
function Body({ scroller, matrix: { languages }, view: { rows, columns }, active }: BodyProps) {
  const { first, end } = useVisibleRows(scroller, rows.length)
  const drawn = rows.slice(first, end).map((row, index) => ({ row, index: first + index }))
  const own = rows[active.row]
  if (own && (active.row < first || active.row >= end)) drawn.push({ row: own, index: active.row })
  return (
    <tbody className={styles.body} style={{ blockSize: rows.length * ROW_HEIGHT }}>
      {drawn.map(({ row, index }) => (
        <MatrixRowView
          key={index}
          {...{ row, index, columns, languages }}
          active={index === active.row ? active.column : undefined}
        />
      ))}
    </tbody>
  )
}
