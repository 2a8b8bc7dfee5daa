import { Button } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../host/scope/site.ts'
import { cx } from '../../kit/base/cx.ts'
import { OwnButtons } from '../../kit/OwnButtons.tsx'
import type { Row } from '../entries/rows.ts'
import { showProblemsOf } from '../problems/store.ts'
import { useRowProblems } from '../problems/useRowProblems.ts'
import styles from './ProblemCount.module.css'

interface ProblemCountProps {
  readonly row: Row
  /** The name of the row. */
  readonly name: string
}

/** The number of problems of a page or an entry that readers would notice; a click lists them. */
export function ProblemCount({ row, name }: ProblemCountProps) {
  const site = useSite()
  const { t } = useTranslation('navigation')
  const problems = useRowProblems(row).filter(({ severity }) => severity !== 'notice')
  if (problems.length === 0) return null
  const hasErrors = problems.some(({ severity }) => severity === 'error')
  return (
    <OwnButtons>
      <Button
        className={cx(styles.problems, hasErrors && styles.errors)}
        aria-label={t('problemsOf', { count: problems.length, name })}
        excludeFromTabOrder
        preventFocusOnPress
        onPress={() => showProblemsOf(site, { id: row.id, file: row.file, name })}
      >
        {problems.length}
      </Button>
    </OwnButtons>
  )
}
