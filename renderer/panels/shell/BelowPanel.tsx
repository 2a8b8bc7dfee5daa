import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useView } from '../../state/view.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import styles from './BelowPanel.module.css'

interface BelowPanelProps {
  readonly title: string
  /** Between the title and the button that closes the panel. */
  readonly tools?: ReactNode
  readonly children: ReactNode
}

/** A region below the panes. */
export function BelowPanel({ title, tools, children }: BelowPanelProps) {
  const { t } = useTranslation('shell')
  return (
    <section className={styles.panel} aria-label={title} data-part>
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <div className={styles.tools}>{tools}</div>
        <IconButton
          label={t('closePanel', { title })}
          icon={<X />}
          size="small"
          onPress={() => useView.setState({ below: undefined })}
        />
      </header>
      <div className={styles.body}>{children}</div>
    </section>
  )
}
