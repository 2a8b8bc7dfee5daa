import { Check, ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import {
  Popover as AriaPopover,
  Select as AriaSelect,
  type SelectProps as AriaSelectProps,
  Button,
  ListBox,
  ListBoxItem,
  SelectValue,
} from 'react-aria-components'
import { cx } from './base/cx.ts'
import styles from './Field.module.css'
import { FieldFrame, type FieldParts } from './Field.tsx'
import list from './Popover.module.css'
import own from './Select.module.css'

/** One choice of a Select or a ComboBox. */
export interface Choice {
  readonly id: string
  readonly label: string
  /** Before the label. */
  readonly icon?: ReactNode
  /** Small text after the label. */
  readonly note?: string
}

interface SelectProps
  extends Omit<
      AriaSelectProps<Choice>,
      'children' | 'className' | 'style' | 'isInvalid' | 'placeholder' | 'value' | 'onChange' | 'items'
    >,
    FieldParts {
  readonly choices: readonly Choice[]
  /** `null`: nothing chosen; the placeholder shows. */
  readonly value: string | null
  readonly onChange: (id: string) => void
  readonly placeholder?: string | undefined
}

export function Select(props: SelectProps) {
  const { label, hideLabel, description, error, choices, placeholder, value, onChange, ...rest } = props
  return (
    <AriaSelect
      {...rest}
      className={cx(styles.field)}
      isInvalid={error !== undefined}
      value={value}
      onChange={key => key !== null && onChange(String(key))}
      {...(placeholder !== undefined && { placeholder })}
    >
      <FieldFrame label={label} {...(hideLabel && { hideLabel })} description={description} error={error}>
        <Button className={cx(styles.control, own.button)}>
          <SelectValue className={cx(own.value)} />
          <ChevronDown className={own.chevron} aria-hidden />
        </Button>
      </FieldFrame>
      <AriaPopover className={cx(list.popover)} offset={4}>
        <ListBox items={choices} className={cx(list.list)}>
          {choice => <ChoiceItem choice={choice} />}
        </ListBox>
      </AriaPopover>
    </AriaSelect>
  )
}

/** A row in the list of a Select or a ComboBox; `written` is the text that a field gets if it is not the label. */
export function ChoiceItem({ choice, written }: { readonly choice: Choice; readonly written?: string }) {
  return (
    <ListBoxItem id={choice.id} textValue={written ?? choice.label} className={cx(list.item)}>
      {choice.icon}
      <span className={list.words}>{choice.label}</span>
      {choice.note !== undefined && <span className={list.note}>{choice.note}</span>}
      <Check className={list.check} aria-hidden />
    </ListBoxItem>
  )
}
