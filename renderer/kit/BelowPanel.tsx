import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './BelowPanel.module.css'
import { IconButton } from './IconButton.tsx'

interface BelowPanelProps {
  readonly title: string
  /** Between the title and the button that closes the panel. */
  readonly tools?: ReactNode
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A region below the panes. */
export function BelowPanel({ title, tools, onClose, children }: BelowPanelProps) {
  const { t } = useTranslation('kit')
  return (
    <section className={styles.panel} aria-label={title} data-part>
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <div className={styles.tools}>{tools}</div>
        <IconButton label={t('closePanel', { title })} icon={<X />} size="small" onPress={onClose} />
      </header>
      <div className={styles.body}>{children}</div>
    </section>
  )
}
