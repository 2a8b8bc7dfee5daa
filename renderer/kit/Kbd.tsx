import { keyCaps } from './base/keys.ts'
import styles from './Kbd.module.css'

/** Draws keys such as `Mod+Shift+S` the way this keyboard names them. */
export function Kbd({ keys }: { readonly keys: string }) {
  return (
    <kbd className={styles.keys}>
      {keyCaps(keys).map(cap => (
        <span key={cap} className={styles.cap}>
          {cap}
        </span>
      ))}
    </kbd>
  )
}
