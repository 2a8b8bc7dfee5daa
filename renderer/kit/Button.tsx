import type { ReactNode, Ref } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components'
import styles from './Button.module.css'
import { cx } from './base/cx.ts'

interface ButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style'> {
  /** `primary`: the main action. `quiet`: no frame until hovered. */
  readonly variant?: 'plain' | 'primary' | 'quiet' | 'danger'
  readonly size?: 'small' | 'normal'
  /** A lucide icon before the label. */
  readonly icon?: ReactNode
  readonly children: ReactNode
  readonly ref?: Ref<HTMLButtonElement>
}

export function Button({ variant = 'plain', size = 'normal', icon, children, ...rest }: ButtonProps) {
  return (
    <AriaButton {...rest} className={cx(styles.button, styles[variant], size === 'small' && styles.small)}>
      {icon}
      {children}
    </AriaButton>
  )
}
