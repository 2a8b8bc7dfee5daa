import { CircleAlert, Info, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Severity } from '../../../shared/text/problem.ts'
import { cx } from '../../kit/base/cx.ts'
import styles from './Problems.module.css'

const ICONS = { error: CircleAlert, warning: TriangleAlert, notice: Info }

/** The severity, by shape and color. */
export function SeverityIcon({ severity }: { readonly severity: Severity }) {
  const { t } = useTranslation('problems')
  const Icon = ICONS[severity]
  return (
    <Icon className={cx(styles.icon, styles[severity])} role="img" aria-label={t(`severities.${severity}`)} />
  )
}
