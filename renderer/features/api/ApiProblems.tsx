import { useState } from 'react'
import { Button as AriaButton } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import type { OutlinedApi } from '../../../shared/site/api/api-outline.ts'
import { useSite } from '../../host/scope/site.ts'
import { useProblemsByFile } from '../../host/site/problems.ts'
import { Button } from '../../kit/Button.tsx'
import { cx } from '../../kit/base/cx.ts'
import { localize } from '../../messages/localize.ts'
import { SeverityIcon } from '../problems/SeverityIcon.tsx'
import { goToProblem } from '../problems/useProblemMenu.tsx'
import styles from './Api.module.css'
import { operationsIn } from './operationRows.ts'

/** How many problems are listed at first. */
const FEW = 6
/** The others are in the list of all problems. */
const MANY = 100

const RANK = { error: 0, warning: 1, notice: 2 }

/** The problems in the files of an API description, each with its line; a click opens it. */
export function ApiProblems({ api }: { readonly api: OutlinedApi }) {
  const site = useSite()
  const { t } = useTranslation('api')
  const byFile = useProblemsByFile()
  const [shown, setShown] = useState(FEW)
  const files = new Set([api.file ?? '', ...operationsIn(api.groups).map(({ file }) => file)])
  const problems = [...files]
    .flatMap(file => byFile.get(file) ?? [])
    .toSorted((a, b) => RANK[a.severity] - RANK[b.severity])
  if (problems.length === 0) return <p className={styles.soft}>{t('noProblems')}</p>
  return (
    <div>
      <h4 id="api-problems" className={styles.heading}>
        {t('problemsTitle', { count: problems.length })}
      </h4>
      <ul aria-labelledby="api-problems" className={styles.problems}>
        {problems.slice(0, shown).map(problem => (
          <li key={`${problem.file} ${problem.offset} ${problem.code} ${localize(problem.message)}`}>
            <AriaButton className={cx(styles.problem)} onPress={() => goToProblem(site, problem)}>
              <SeverityIcon severity={problem.severity} />
              <span className={styles.message}>
                {localize(problem.message)}{' '}
                {problem.hint !== undefined && <span className={styles.soft}>{localize(problem.hint)}</span>}
              </span>
              <span className={styles.place}>
                {t('line', { file: problem.file, line: problem.line, column: problem.column })}
              </span>
            </AriaButton>
          </li>
        ))}
      </ul>
      {problems.length > shown && shown < MANY && (
        <Button size="small" variant="quiet" onPress={() => setShown(MANY)}>
          {t('moreProblems', { count: Math.min(problems.length, MANY) - shown })}
        </Button>
      )}
      {problems.length > MANY && shown >= MANY && (
        <p className={styles.soft}>{t('andMore', { count: problems.length - MANY })}</p>
      )}
    </div>
  )
}
