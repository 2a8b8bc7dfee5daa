import type { ReactNode } from 'react'
import styles from './Badge.module.css'
import { cx } from './base/cx.ts'

interface BadgeProps {
  readonly tone?: 'neutral' | 'accent' | 'danger' | 'warning' | 'success'
  readonly icon?: ReactNode
  readonly children: ReactNode
}

/** A word or a number in a small pill. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={cx(styles.badge, styles[tone])}>
      {icon}
      {children}
    </span>
  )
}
