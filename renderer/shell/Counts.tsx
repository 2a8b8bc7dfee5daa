import { CircleAlert, CircleCheck, FilePen, Info } from 'lucide-react'
import { ToggleButton } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import { useCommand } from '../host/commands/commands.ts'
import { isOfHiddenKind, useHiddenKinds } from '../host/site/hidden-kinds.ts'
import { useProblems } from '../host/site/problems.ts'
import { useProject } from '../host/site/project.ts'
import { useView } from '../host/view/view.ts'
import { cx } from '../kit/base/cx.ts'
import { Tooltip } from '../kit/Tooltip.tsx'
import styles from './Counts.module.css'

/** The number of problems and of unsaved files; each opens its list below. */
export function Counts() {
  return (
    <>
      <ProblemsButton />
      <ChangesButton />
    </>
  )
}

/** Errors have their own number; warnings and notices of kinds that are not hidden count together. */
function ProblemsButton() {
  const { t } = useTranslation('shell')
  const { keys, run } = useCommand('view.problems')
  const isOpen = useView(view => view.below === 'problems')
  const hidden = useHiddenKinds()
  const problems = useProblems()
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const advice = problems.filter(
    problem => problem.severity !== 'error' && !isOfHiddenKind(hidden, problem),
  ).length
  const isFine = errors === 0 && advice === 0
  return (
    <Tooltip text={t('problemsTip', { count: errors + advice })} keys={keys}>
      <ToggleButton
        className={cx(styles.count)}
        isSelected={isOpen}
        onChange={run}
        aria-label={t('problemsCount', {
          errors: t('errors', { count: errors }),
          advice: t('advice', { count: advice }),
        })}
      >
        {isFine && <CircleCheck className={styles.fine} aria-hidden />}
        {errors > 0 && (
          <>
            <CircleAlert className={styles.error} aria-hidden />
            <span className={styles.error}>{errors}</span>
          </>
        )}
        {advice > 0 && (
          <>
            <Info className={styles.advice} aria-hidden />
            <span className={styles.advice}>{advice}</span>
          </>
        )}
      </ToggleButton>
    </Tooltip>
  )
}

function ChangesButton() {
  const { t } = useTranslation('shell')
  const { keys, run } = useCommand('view.changes')
  const isOpen = useView(view => view.below === 'changes')
  const count = useProject()?.dirty.length ?? 0
  return (
    <Tooltip text={t('changesTip', { count })} keys={keys}>
      <ToggleButton
        className={cx(styles.count, count > 0 && styles.changed)}
        isSelected={isOpen}
        onChange={run}
        aria-label={t('changesCount', { count })}
      >
        <FilePen aria-hidden />
        {count > 0 && count}
      </ToggleButton>
    </Tooltip>
  )
}
