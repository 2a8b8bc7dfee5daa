import { ProgressBar as AriaProgressBar, Label } from 'react-aria-components'
import { cx } from './base/cx.ts'
import styles from './ProgressBar.module.css'

interface ProgressBarProps {
  /** A description of the work. */
  readonly label: string
  /** From 0 to 1; without it the progress is unknown. */
  readonly value?: number | undefined
  /** Such as `120 of 900 pages`. */
  readonly valueLabel?: string | undefined
}

export function ProgressBar({ label, value, valueLabel }: ProgressBarProps) {
  const known = value !== undefined
  return (
    <AriaProgressBar
      className={cx(styles.progress)}
      isIndeterminate={!known}
      {...(known && { value, minValue: 0, maxValue: 1 })}
      {...(valueLabel !== undefined && { valueLabel })}
    >
      {({ percentage = 0, valueText }) => (
        <>
          <Label>{label}</Label>
          {known && <span className={styles.value}>{valueText}</span>}
          <span className={styles.track}>
            <span
              className={cx(styles.fill, !known && styles.endless)}
              style={known ? { inlineSize: `${percentage}%` } : {}}
            />
          </span>
        </>
      )}
    </AriaProgressBar>
  )
}
