import { ChevronDown } from 'lucide-react'
import { type ReactNode, use } from 'react'
import {
  ComboBox as AriaComboBox,
  type ComboBoxProps as AriaComboBoxProps,
  Popover as AriaPopover,
  Button,
  ComboBoxStateContext,
  Group,
  Input,
  ListBox,
} from 'react-aria-components'
import { cx } from './base/cx.ts'
import own from './ComboBox.module.css'
import styles from './Field.module.css'
import { FieldFrame, type FieldParts } from './Field.tsx'
import list from './Popover.module.css'
import { type Choice, ChoiceItem } from './Select.tsx'

export interface ComboBoxProps
  extends Omit<
      AriaComboBoxProps<Choice>,
      | 'children'
      | 'className'
      | 'style'
      | 'isInvalid'
      | 'items'
      | 'inputValue'
      | 'onInputChange'
      | 'value'
      | 'onChange'
      | 'allowsCustomValue'
    >,
    FieldParts {
  readonly choices: readonly Choice[]
  /** The text: anything may be typed, the list suggests. A choice reports its `id`. */
  readonly value: string
  readonly onChange: (text: string) => void
  /** Gets the `id` of a choice in place of `onChange`, where a choice is not a text. */
  readonly onChoose?: (id: string) => void
  readonly placeholder?: string | undefined
  readonly code?: boolean
  /** Before the text, such as a preview of the value. */
  readonly before?: ReactNode
  /** Shown if no choice matches. */
  readonly empty?: string
}

/** A text field with suggestions, which open on typing, a press, or an arrow key, never on focus alone. */
export function ComboBox(props: ComboBoxProps) {
  const { label, hideLabel, description, error, choices, value, onChange, ...others } = props
  const { placeholder, code, before, empty, onChoose = onChange, ...rest } = others
  return (
    <AriaComboBox
      {...rest}
      className={cx(styles.field)}
      isInvalid={error !== undefined}
      items={choices}
      allowsCustomValue
      allowsEmptyCollection={empty !== undefined}
      inputValue={value}
      onInputChange={onChange}
      onChange={key => typeof key === 'string' && onChoose(key)}
    >
      <FieldFrame label={label} {...(hideLabel && { hideLabel })} description={description} error={error}>
        <Group className={cx(styles.control, own.group)}>
          {before}
          <Text code={code} placeholder={placeholder} />
          <Button className={cx(own.open)}>
            <ChevronDown aria-hidden />
          </Button>
        </Group>
      </FieldFrame>
      <AriaPopover className={cx(list.popover)} offset={4}>
        <ListBox<Choice>
          className={cx(list.list)}
          renderEmptyState={() => <div className={list.empty}>{empty}</div>}
        >
          {choice => (
            <ChoiceItem choice={choice} written={onChoose === onChange ? choice.id : choice.label} />
          )}
        </ListBox>
      </AriaPopover>
    </AriaComboBox>
  )
}

interface TextProps {
  readonly code: boolean | undefined
  readonly placeholder: string | undefined
}

/** The text itself; a press on it opens the suggestions. */
function Text({ code, placeholder }: TextProps) {
  const state = use(ComboBoxStateContext)
  return (
    <Input
      className={cx(styles.bare, code && styles.code)}
      onClick={event => {
        if (!event.currentTarget.readOnly) state?.open(null, 'manual')
      }}
      {...(placeholder !== undefined && { placeholder })}
      {...(code && { spellCheck: false })}
    />
  )
}
