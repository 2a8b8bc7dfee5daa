import { ChevronDown, ChevronUp } from 'lucide-react'
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
  Button,
  Group,
  Input,
} from 'react-aria-components'
import { cx } from './cx.ts'
import styles from './Field.module.css'
import { FieldFrame, type FieldParts } from './Field.tsx'
import own from './NumberField.module.css'

export interface NumberFieldProps
  extends Omit<AriaNumberFieldProps, 'children' | 'className' | 'style' | 'isInvalid'>,
    FieldParts {
  readonly placeholder?: string | undefined
}

export function NumberField(props: NumberFieldProps) {
  const { label, hideLabel, description, error, placeholder, ...rest } = props
  return (
    <AriaNumberField {...rest} className={cx(styles.field)} isInvalid={error !== undefined}>
      <FieldFrame label={label} {...(hideLabel && { hideLabel })} description={description} error={error}>
        <Group className={cx(styles.control, own.group)}>
          <Input className={cx(styles.bare)} {...(placeholder !== undefined && { placeholder })} />
          <span className={own.steps}>
            <Button slot="increment" className={cx(own.step)}>
              <ChevronUp aria-hidden />
            </Button>
            <Button slot="decrement" className={cx(own.step)}>
              <ChevronDown aria-hidden />
            </Button>
          </span>
        </Group>
      </FieldFrame>
    </AriaNumberField>
  )
}
