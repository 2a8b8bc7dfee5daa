import { CircleAlert, CircleCheck, FilePen, TriangleAlert } from 'lucide-react'
import { ToggleButton } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import { useCommand } from '../host/commands/commands.ts'
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

function ProblemsButton() {
  const { t } = useTranslation('shell')
  const { keys, run } = useCommand('view.problems')
  const isOpen = useView(view => view.below === 'problems')
  const problems = useProblems()
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const warnings = problems.filter(({ severity }) => severity === 'warning').length
  const Icon = errors > 0 ? CircleAlert : warnings > 0 ? TriangleAlert : CircleCheck
  const tone = errors > 0 ? styles.errors : warnings > 0 ? styles.warnings : styles.fine
  return (
    <Tooltip text={t('problemsTip', { count: problems.length })} keys={keys}>
      <ToggleButton
        className={cx(styles.count, tone)}
        isSelected={isOpen}
        onChange={run}
        aria-label={t('problemsCount', { count: problems.length })}
      >
        <Icon aria-hidden />
        {problems.length > 0 && problems.length}
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
