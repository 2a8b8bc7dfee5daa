import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from './base/cx.ts'
import { IconButton } from './IconButton.tsx'
import styles from './Notice.module.css'
import tones from './styles/tones.module.css'

const ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert }

interface NoticeProps {
  readonly kind?: keyof typeof ICONS
  readonly title?: ReactNode
  readonly children?: ReactNode
  /** Small buttons below the text. */
  readonly actions?: ReactNode
  readonly onDismiss?: () => void
}

/** An inline message. Screen readers announce an error at once. */
export function Notice({ kind = 'info', title, children, actions, onDismiss }: NoticeProps) {
  const { t } = useTranslation('kit')
  const Icon = ICONS[kind]
  return (
    <div className={cx(styles.notice, tones[kind])} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon className={styles.icon} aria-hidden />
      <div className={styles.body}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {children}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      {onDismiss && <IconButton label={t('dismiss')} icon={<X />} size="small" onPress={onDismiss} />}
    </div>
  )
}
