import type { ReactNode } from 'react'
import { FieldError, Label, Text } from 'react-aria-components'
import { cx } from './base/cx.ts'
import styles from './Field.module.css'
import hidden from './VisuallyHidden.module.css'

/** What every input of the kit takes beside its own. Give `label`, or `aria-label` or `aria-labelledby`. */
export interface FieldParts {
  readonly label?: ReactNode
  /** Keeps the label for screen readers alone. */
  readonly hideLabel?: boolean
  /** One line of help. */
  readonly description?: ReactNode
  /** What is wrong; marks the input as invalid. */
  readonly error?: ReactNode
}

/** Label above, help and error below the control, tied to it for screen readers. */
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
