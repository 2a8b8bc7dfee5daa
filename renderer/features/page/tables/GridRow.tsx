import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Alignment } from '../../../../shared/page/writing/table.ts'
import { cx } from '../../../kit/base/cx.ts'
import { CellEditor, type EditEnd } from './CellEditor.tsx'
import styles from './Grid.module.css'
import { HANDLE, numbered } from './gridPlace.ts'
import { Handle } from './Handle.tsx'
import type { EditedCell } from './useGrid.ts'

/** Where the pointer would drop something: before or after this row or column. */
export type DropMark = 'before' | 'after'

interface GridRowProps {
  readonly row: number
  readonly texts: readonly string[]
  /** Names of the columns. */
  readonly names: readonly string[]
  readonly alignments: readonly Alignment[]
  /** The column that has the place of the keyboard. */
  readonly current: number | undefined
  /** The first and the last selected column. */
  readonly selectedFrom: number | undefined
  readonly selectedTo: number | undefined
  readonly edited: EditedCell | undefined
  readonly mark: DropMark | undefined
  readonly columnMark: { readonly column: number; readonly mark: DropMark } | undefined
  readonly onChange: (text: string) => void
  readonly onEnd: (end: EditEnd) => void
}

const dropClass = (mark: DropMark | undefined, kind: 'row' | 'column') =>
  mark && (kind === 'row' ? styles[mark === 'before' ? 'above' : 'below'] : styles[mark])

/** A row of the grid with its button. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { row, texts, names, alignments, current, selectedFrom = 1, selectedTo = 0 } = props
  const { edited, mark, columnMark, onChange, onEnd } = props
  const { t } = useTranslation('tables')
  const Cell = row === 0 ? 'th' : 'td'
  return (
    <tr className={cx(row === 0 && styles.head, dropClass(mark, 'row'))}>
      <Handle
        row={row}
        column={HANDLE}
        label={row === 0 ? t('headerMenu') : t('rowMenu', { number: row })}
        isCurrent={current === HANDLE}
        isDraggable={row > 0}
      />
      {numbered(texts).map(({ item: text, index: column }) => {
        const isSelected = column >= selectedFrom && column <= selectedTo
        const isEdited = edited?.column === column
        return (
          <Cell
            key={column}
            data-place={`${row} ${column}`}
            className={cx(
              styles.cell,
              styles[alignments[column] ?? 'none'],
              isSelected && styles.selected,
              columnMark?.column === column && dropClass(columnMark.mark, 'column'),
            )}
            tabIndex={current === column && !isEdited ? 0 : -1}
            aria-selected={isSelected}
            {...(row === 0 && { scope: 'col' })}
          >
            {isEdited ? (
              <CellEditor
                label={
                  row === 0
                    ? t('headerCell', { number: column + 1 })
                    : t('cell', { column: names[column], number: row })
                }
                text={text}
                typed={edited.typed}
                onChange={onChange}
                onEnd={onEnd}
              />
            ) : (
              <span className={styles.text} dir="auto">
                {text}
              </span>
            )}
          </Cell>
        )
      })}
    </tr>
  )
})
