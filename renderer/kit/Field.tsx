import type { ReactNode } from 'react'
import { FieldError, Label, Text } from 'react-aria-components'
import { cx } from './base/cx.ts'
import styles from './Field.module.css'
import hidden from './VisuallyHidden.module.css'

/** The common props of all inputs of the kit. Give `label`, `aria-label` or `aria-labelledby`. */
export interface FieldParts {
  readonly label?: ReactNode
  /** Shows the label to screen readers only. */
  readonly hideLabel?: boolean
  /** One line of help. */
  readonly description?: ReactNode
  /** The error message; marks the input as invalid. */
  readonly error?: ReactNode
}

/** Label above, help and error below the control, associated with it for screen readers. */
export function FieldFrame({
  label,
  hideLabel,
  description,
  error,
  children,
}: FieldParts & { readonly children: ReactNode }) {
  return (
    <>
      {label !== undefined && <Label className={cx(styles.label, hideLabel && hidden.hidden)}>{label}</Label>}
      {children}
      {description !== undefined && (
        <Text slot="description" className={cx(styles.description)}>
          {description}
        </Text>
      )}
      {error !== undefined && <FieldError className={cx(styles.error)}>{error}</FieldError>}
    </>
  )
}
