import { CircleAlert, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../kit/base/cx.ts'
import tones from '../kit/styles/tones.module.css'
import styles from './Banners.module.css'

const ICONS = { info: Info, warning: TriangleAlert, error: CircleAlert }

interface BannerProps {
  readonly kind: keyof typeof ICONS
  readonly title: string
  /** Small buttons at the end. */
  readonly actions?: ReactNode
  readonly children?: ReactNode
}

/** A one-line message across the whole window. */
export function Banner({ kind, title, actions, children }: BannerProps) {
  const Icon = ICONS[kind]
  return (
    <div className={cx(styles.banner, tones[kind])} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon className={styles.icon} aria-hidden />
      <p className={styles.words}>
        <strong className={styles.title}>{title}</strong> {children}
      </p>
      <div className={styles.actions}>{actions}</div>
    </div>
  )
}
