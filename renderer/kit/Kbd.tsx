import { useTranslation } from 'react-i18next'
import { keyCaps } from './base/keys.ts'
import styles from './Kbd.module.css'

/** Draws keys such as `Mod+Shift+S` the way this keyboard names them. */
export function Kbd({ keys }: { readonly keys: string }) {
  const { t } = useTranslation('kit')
  const names = {
    Mod: t('keys.ctrl'),
    Ctrl: t('keys.ctrl'),
    Shift: t('keys.shift'),
    Delete: t('keys.delete'),
    PageUp: t('keys.pageUp'),
    PageDown: t('keys.pageDown'),
  }
  return (
    <kbd className={styles.keys}>
      {keyCaps(keys, names).map(cap => (
        <span key={cap} className={styles.cap}>
          {cap}
        </span>
      ))}
    </kbd>
  )
}
