import { Check, CirclePlus, Clock, FilePlus, Plus } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { MatrixRow } from '../../../shared/project/plan/language-matrix.ts'
import { divisionName } from '../../../shared/site/shell/division-name.ts'
import styles from './MatrixGrid.module.css'
import { type CellState, stateOf } from './matrixView.ts'
import { columnsOf, ROW_HEIGHT } from './useVisibleRows.ts'

interface MatrixRowViewProps {
  readonly row: MatrixRow
  readonly index: number
  readonly columns: readonly number[]
  readonly languages: readonly string[]
  /** The column of the cell that takes part in the order of the Tab key, if it is in this row. */
  readonly active: number | undefined
}

const ICONS = { current: Check, outdated: Clock, extra: CirclePlus, unwritten: FilePlus, missing: Plus }

/** A page in all languages that are shown. */
export const MatrixRowView = memo(function MatrixRowView(props: MatrixRowViewProps) {
  const { row, index, columns, languages, active } = props
  return (
    <tr
      aria-rowindex={index + 2}
      className={styles.row}
      style={{
        insetBlockStart: index * ROW_HEIGHT,
        blockSize: ROW_HEIGHT,
        gridTemplateColumns: columnsOf(columns.length),
      }}
    >
      {columns.map((column, position) =>
        column === 0 ? (
          <PageCell
            key={column}
            row={row}
            at={`${index} ${position}`}
            original={languages[0] ?? ''}
            isActive={active === position}
          />
        ) : (
          <StateCell
            key={column}
            state={isAbsent(row, column) ? undefined : stateOf(row.cells[column])}
            language={languages[column] ?? ''}
            at={`${index} ${position}`}
            isActive={active === position}
          />
        ),
      )}
    </tr>
  )
})

/** A page that only another translation has is not missing here. */
const isAbsent = ({ cells }: MatrixRow, column: number): boolean =>
  cells[0] === null && cells[column] === null

interface PageCellProps {
  readonly row: MatrixRow
  readonly at: string
  /** The code of the original language. */
  readonly original: string
  readonly isActive: boolean
}

/** The page itself: its original, or that there is none. */
function PageCell({ row, at, original, isActive }: PageCellProps) {
  const { t } = useTranslation('languages')
  const cell = row.cells[0]
  const language = divisionName({ kind: 'language', name: original })
  const note =
    cell === null || cell === undefined
      ? t('onlyTranslated', { language })
      : cell.state === 'unwritten'
        ? t('state.unwritten')
        : cell.path
  return (
    <th scope="row" aria-colindex={1} data-cell={at} tabIndex={isActive ? 0 : -1} className={styles.page}>
      <span className={styles.title}>{row.title}</span>
      <span className={styles.path}>{note}</span>
    </th>
  )
}

interface StateCellProps {
  /** Undefined: there is nothing to say. */
  readonly state: CellState | undefined
  readonly language: string
  readonly at: string
  readonly isActive: boolean
}

function StateCell({ state, language, at, isActive }: StateCellProps) {
  const { t } = useTranslation('languages')
  const Icon = state && ICONS[state]
  const name = divisionName({ kind: 'language', name: language })
  return (
    <td
      aria-colindex={Number(at.split(' ')[1]) + 1}
      aria-label={state ? t('cell', { language: name, state: t(`state.${state}`) }) : name}
      data-cell={at}
      data-state={state ?? 'none'}
      tabIndex={isActive ? 0 : -1}
      className={styles.cell}
    >
      {Icon && (
        <span className={styles.state}>
          <Icon aria-hidden />
          {state !== 'current' && t(`state.${state}`)}
        </span>
      )}
    </td>
  )
}
