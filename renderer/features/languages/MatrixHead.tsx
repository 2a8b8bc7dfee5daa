import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { LanguageMatrix } from '../../../shared/project/plan/language-matrix.ts'
import { divisionName } from '../../../shared/site/shell/division-name.ts'
import styles from './MatrixGrid.module.css'
import { countsOf, type LanguageCounts } from './matrixView.ts'
import { columnsOf } from './useVisibleRows.ts'

interface MatrixHeadProps {
  readonly matrix: LanguageMatrix
  readonly columns: readonly number[]
}

const KINDS: readonly (keyof LanguageCounts)[] = ['missing', 'outdated', 'extra']

/** The names of the languages, each with what it still needs. */
export function MatrixHead({ matrix, columns }: MatrixHeadProps) {
  const { t } = useTranslation('languages')
  const counts = useMemo(() => countsOf(matrix), [matrix])
  const textOf = (column: number) => {
    const own = counts[column]
    const parts = KINDS.filter(kind => own && own[kind] > 0).map(kind =>
      t(`counts.${kind}`, { count: own?.[kind] ?? 0 }),
    )
    if (column === 0) return t('original')
    return parts.length === 0 ? t('complete') : parts.join(' · ')
  }
  return (
    <thead className={styles.head}>
      <tr
        aria-rowindex={1}
        className={styles.line}
        style={{ gridTemplateColumns: columnsOf(columns.length) }}
      >
        {columns.map((column, index) => {
          const code = matrix.languages[column] ?? ''
          return (
            <th
              key={code}
              scope="col"
              aria-colindex={index + 1}
              className={styles.language}
              data-complete={column > 0 && textOf(column) === t('complete')}
            >
              <span className={styles.name}>
                {divisionName({ kind: 'language', name: code })} <code>{code}</code>
              </span>
              <span className={styles.counts}>{textOf(column)}</span>
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
