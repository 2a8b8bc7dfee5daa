import type { ReactNode } from 'react'
import { cx } from '../kit/base/cx.ts'
import styles from './Gallery.module.css'

/** Renders content in light and in dark, side by side. */
export function BothModes({ children }: { readonly children: () => ReactNode }) {
  return (
    <div className={styles.modes}>
      <div className={cx(styles.mode, styles.light)}>{children()}</div>
      <div className={cx(styles.mode, styles.dark)}>{children()}</div>
    </div>
  )
}
