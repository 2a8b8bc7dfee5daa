import {
  TextArea as AriaTextArea,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components'
import { cx } from './base/cx.ts'
import styles from './Field.module.css'
import { FieldFrame, type FieldParts } from './Field.tsx'
import own from './TextArea.module.css'

interface TextAreaProps
  extends Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'isInvalid'>,
    FieldParts {
  readonly placeholder?: string | undefined
  readonly code?: boolean | undefined
}

/** Several lines; grows with its text. */
export function TextArea(props: TextAreaProps) {
  const { label, hideLabel, description, error, placeholder, code, ...rest } = props
  return (
    <AriaTextField {...rest} className={cx(styles.field)} isInvalid={error !== undefined}>
      <FieldFrame label={label} {...(hideLabel && { hideLabel })} description={description} error={error}>
        <AriaTextArea
          className={cx(styles.control, own.area, code && styles.code)}
          {...(placeholder !== undefined && { placeholder })}
        />
      </FieldFrame>
    </AriaTextField>
  )
}
