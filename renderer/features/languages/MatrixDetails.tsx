import { useTranslation } from 'react-i18next'
import type { LanguageMatrix } from '../../../shared/project/plan/language-matrix.ts'
import { divisionName } from '../../../shared/site/shell/division-name.ts'
import type { CellTarget } from './cellActions.tsx'
import styles from './MatrixGrid.module.css'
import { stateOf } from './matrixView.ts'

interface MatrixDetailsProps {
  readonly target: CellTarget | undefined
  readonly dates: LanguageMatrix['dates']
  /** The code of the original language. */
  readonly original: string
}

/** Says more about the cell with the focus. */
export function MatrixDetails({ target, dates, original }: MatrixDetailsProps) {
  const { t, i18n } = useTranslation('languages')
  if (!target) return null
  const { row, column, language } = target
  const cell = row.cells[column]
  const state = stateOf(cell)
  const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' })
  const dateOf = (time: number | undefined) => (time === undefined ? '' : format.format(time))
  const isAbsent = cell === null && row.cells[0] === null
  const text = isAbsent
    ? t('onlyTranslated', { language: divisionName({ kind: 'language', name: original }) })
    : t(`rowOf.${state}`, {
        own: dateOf(cell?.changed),
        original: dateOf(row.changed),
        path: cell?.path ?? '',
      })
  return (
    <p className={styles.details}>
      <strong>{[...row.around, row.title].join(' › ')}</strong>
      <span>{t('cell', { language: divisionName({ kind: 'language', name: language }), state: text })}</span>
      {state === 'outdated' && <span className={styles.note}>{t(`datesFrom.${dates}`)}</span>}
    </p>
  )
}
