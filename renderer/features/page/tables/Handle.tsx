import { EllipsisVertical, GripHorizontal, GripVertical } from 'lucide-react'
import { cx } from '../../../kit/base/cx.ts'
import styles from './Grid.module.css'
import { HANDLE } from './gridPlace.ts'

interface HandleProps {
  readonly row: number
  readonly column: number
  /** Accessible name of its button. */
  readonly label: string
  readonly isCurrent: boolean
  readonly isDraggable: boolean
}

/** The button of a row or column: it opens a menu, and the cell around it can be dragged. */
export function Handle({ row, column, label, isCurrent, isDraggable }: HandleProps) {
  const isRow = column === HANDLE
  const Grip = isRow ? GripVertical : GripHorizontal
  return (
    <td
      className={cx(styles.handle, isRow && styles.rowHandle)}
      data-place={`${row} ${column}`}
      draggable={isDraggable}
    >
      <span className={styles.inner}>
        {isDraggable && <Grip className={styles.grip} aria-hidden />}
        <button
          type="button"
          className={styles.menu}
          aria-label={label}
          aria-haspopup="menu"
          tabIndex={isCurrent ? 0 : -1}
        >
          <EllipsisVertical aria-hidden />
        </button>
      </span>
    </td>
  )
}
