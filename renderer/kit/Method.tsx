import { cx } from './base/cx.ts'
import styles from './Method.module.css'

/** Method names as shortened in the sidebar of the site. */
const SHORT: Readonly<Record<string, string>> = { DELETE: 'DEL', OPTIONS: 'OPT', WEBHOOK: 'HOOK' }

/** The method of an operation as a small pill. */
export function Method({ method }: { readonly method: string }) {
  return <span className={cx(styles.method, styles[method.toLowerCase()])}>{SHORT[method] ?? method}</span>
}
