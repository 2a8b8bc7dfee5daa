import type { Ref } from 'react'
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
  Input,
} from 'react-aria-components'
import { cx } from './base/cx.ts'
import styles from './Field.module.css'
import { FieldFrame, type FieldParts } from './Field.tsx'

interface TextFieldProps
  extends Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'isInvalid'>,
    FieldParts {
  readonly placeholder?: string | undefined
  /** The value is code: a path, a URL, a key. */
  readonly code?: boolean | undefined
  readonly inputRef?: Ref<HTMLInputElement>
}

export function TextField(props: TextFieldProps) {
  const { label, hideLabel, description, error, placeholder, code, inputRef, onKeyDown, ...rest } = props
  // A field with a key listener stops every key unless told to continue: Escape would not close its dialog.
  const listens = onKeyDown && {
    onKeyDown: (event: Parameters<typeof onKeyDown>[0]) => {
      onKeyDown(event)
      if (!event.isDefaultPrevented()) event.continuePropagation()
    },
  }
  return (
    <AriaTextField {...rest} {...listens} className={cx(styles.field)} isInvalid={error !== undefined}>
      <FieldFrame label={label} {...(hideLabel && { hideLabel })} description={description} error={error}>
        <Input
          className={cx(styles.control, code && styles.code)}
          {...(placeholder !== undefined && { placeholder })}
          {...(inputRef && { ref: inputRef })}
          {...(code && { spellCheck: false })}
        />
      </FieldFrame>
    </AriaTextField>
  )
}
