import type { ReactNode } from 'react'
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components'
import { cx } from './base/cx.ts'
import styles from './SegmentedChoice.module.css'

/** One choice of a {@link SegmentedChoice}. */
interface Segment<T extends string> {
  readonly id: T
  readonly label: string
  readonly icon?: ReactNode
  /** Shows only the icon; the label stays the accessible name. */
  readonly iconOnly?: boolean
}

interface SegmentedChoiceProps<T extends string> {
  /** Accessible name, unless `aria-labelledby` is given. */
  readonly label?: string
  readonly 'aria-labelledby'?: string
  readonly segments: readonly Segment<T>[]
  /** `undefined`: none is chosen. */
  readonly value: T | undefined
  readonly onChange: (id: T) => void
  readonly size?: 'small' | 'normal'
  readonly isDisabled?: boolean
}

/** A few choices side by side, one of them selected. */
export function SegmentedChoice<T extends string>(props: SegmentedChoiceProps<T>) {
  const { label, segments, value, onChange, size = 'normal', isDisabled = false } = props
  const labelledBy = props['aria-labelledby']
  return (
    <ToggleButtonGroup
      {...(label !== undefined && { 'aria-label': label })}
      {...(labelledBy !== undefined && { 'aria-labelledby': labelledBy })}
      className={cx(styles.group, size === 'small' && styles.small)}
      selectionMode="single"
      disallowEmptySelection={value !== undefined}
      selectedKeys={value === undefined ? [] : [value]}
      onSelectionChange={keys => {
        const chosen = segments.find(segment => keys.has(segment.id))
        if (chosen && chosen.id !== value) onChange(chosen.id)
      }}
      isDisabled={isDisabled}
    >
      {segments.map(segment => (
        <ToggleButton
          key={segment.id}
          id={segment.id}
          className={cx(styles.segment)}
          {...(segment.iconOnly && { 'aria-label': segment.label })}
        >
          {segment.icon}
          {!segment.iconOnly && segment.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
