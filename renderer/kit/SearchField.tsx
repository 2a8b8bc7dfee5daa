import { Search, X } from 'lucide-react'
import type { Ref } from 'react'
import {
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
  Button,
  Group,
  Input,
} from 'react-aria-components'
import { cx } from './base/cx.ts'
import styles from './Field.module.css'
import own from './SearchField.module.css'

interface SearchFieldProps
  extends Omit<AriaSearchFieldProps, 'children' | 'className' | 'style' | 'aria-label'> {
  /** The accessible name; also the placeholder unless `placeholder` is given. */
  readonly label: string
  readonly placeholder?: string
  readonly inputRef?: Ref<HTMLInputElement>
  /** In an `Autocomplete`: the arrow keys move through a list while the focus stays here. */
  readonly leadsList?: boolean
}

const COMBO = { type: 'text', role: 'combobox', 'aria-expanded': true, 'aria-haspopup': 'listbox' } as const

export function SearchField({
  label,
  placeholder = label,
  inputRef,
  leadsList = false,
  ...rest
}: SearchFieldProps) {
  return (
    <AriaSearchField {...rest} aria-label={label} className={cx(styles.field, own.search)}>
      <Group className={cx(styles.control, own.group)}>
        <Search className={own.icon} aria-hidden />
        <Input
          className={cx(styles.bare)}
          placeholder={placeholder}
          {...(leadsList && COMBO)}
          {...(inputRef && { ref: inputRef })}
        />
        <Button className={cx(own.clear)}>
          <X aria-hidden />
        </Button>
      </Group>
    </AriaSearchField>
  )
}
