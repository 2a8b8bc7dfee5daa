import type { ReactNode, Ref } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components'
import styles from './Button.module.css'
import { cx } from './base/cx.ts'

export interface ButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style'> {
  /** `primary`: the one thing to do here. `quiet`: no frame until pointed at. */
  readonly variant?: 'plain' | 'primary' | 'quiet' | 'danger'
  readonly size?: 'small' | 'normal'
  /** A lucide icon in front of the words. */
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
