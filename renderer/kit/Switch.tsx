import type { ReactNode } from 'react'
import styles from './Switch.module.css'

interface SwitchProps {
  readonly isSelected: boolean
  readonly onChange: (isSelected: boolean) => void
  readonly isDisabled?: boolean
  /** Without a text give `aria-label` or `aria-labelledby`. */
  readonly children?: ReactNode
  readonly 'aria-label'?: string
  readonly 'aria-labelledby'?: string
  readonly 'aria-describedby'?: string
}

export function Switch({ isSelected, onChange, isDisabled = false, children, ...labels }: SwitchProps) {
  return (
    <label className={styles.switch}>
      <input
        {...labels}
        type="checkbox"
        role="switch"
        aria-checked={isSelected}
        className={styles.track}
        checked={isSelected}
        disabled={isDisabled}
        onChange={event => onChange(event.target.checked)}
      />
      {children}
    </label>
  )
}
