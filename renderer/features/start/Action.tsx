import type { ReactNode } from 'react'
import { Button } from 'react-aria-components'
import { cx } from '../../kit/base/cx.ts'
import styles from './Action.module.css'

interface ActionProps {
  readonly icon: ReactNode
  readonly title: string
  readonly onPress: () => void
  readonly isDisabled: boolean
  /** The primary action. */
  readonly isFirst?: boolean
  readonly children: ReactNode
}

/** A large button with a line that explains what it does. */
export function Action({ icon, title, onPress, isDisabled, isFirst, children }: ActionProps) {
  return (
    <Button className={cx(styles.action, isFirst && styles.first)} onPress={onPress} isDisabled={isDisabled}>
      <span className={styles.icon} aria-hidden>
        {icon}
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.text}>{children}</span>
      </span>
    </Button>
  )
}
