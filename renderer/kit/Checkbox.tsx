import { Check, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './Checkbox.module.css'

interface CheckboxProps {
  readonly isSelected: boolean
  readonly onChange: (isSelected: boolean) => void
  /** Some of its items are selected. */
  readonly isIndeterminate?: boolean
  readonly isDisabled?: boolean
  /** Without a text give `aria-label` or `aria-labelledby`. */
  readonly children?: ReactNode
  readonly 'aria-label'?: string
  readonly 'aria-labelledby'?: string
  readonly 'aria-describedby'?: string
}

export function Checkbox(props: CheckboxProps) {
  const { isSelected, onChange, isIndeterminate = false, isDisabled = false, children, ...labels } = props
  return (
    <label className={styles.checkbox}>
      <span className={styles.frame}>
        <input
          {...labels}
          ref={input => {
            if (input) input.indeterminate = isIndeterminate
          }}
          type="checkbox"
          className={styles.box}
          checked={isSelected}
          disabled={isDisabled}
          onChange={event => onChange(event.target.checked)}
        />
        {isIndeterminate ? <Minus aria-hidden /> : <Check aria-hidden />}
      </span>
      {children}
    </label>
  )
}
