import { useTranslation } from 'react-i18next'
import { useProblemCount } from '../../state/problems.ts'
import { cx } from '../../ui/cx.ts'
import styles from './ProblemCount.module.css'

/** How many problems stand in a page, of those that readers would notice. */
export function ProblemCount({ file }: { readonly file: string }) {
  const { t } = useTranslation('navigation')
  const { errors, warnings } = useProblemCount(file)
  const count = errors + warnings
  if (count === 0) return null
  const name = t('problems', { count })
  return (
    <span
      className={cx(styles.problems, errors > 0 && styles.errors)}
      role="img"
      aria-label={name}
      title={name}
    >
      {count}
    </span>
  )
}
