import { useTranslation } from 'react-i18next'
import type { Connection } from '../host/link/connection.ts'
import styles from './Connecting.module.css'

type Missing = Exclude<Connection, { readonly kind: 'ready' }>

/** The state of the connection to the host while there is none. */
export function Connecting({ connection }: { readonly connection: Missing }) {
  const { t } = useTranslation('shell')
  const words =
    connection.kind === 'refused' ? `connection.${connection.reason}` : `connection.${connection.kind}`
  return (
    <div className={connection.kind === 'connecting' ? styles.quiet : styles.veil} role="alert">
      <div className={styles.card}>
        <img src="./icon.svg" alt="" className={styles.mark} />
        <p className={styles.title}>{t(`${words}.title`)}</p>
        <p className={styles.text}>{t(`${words}.text`)}</p>
      </div>
    </div>
  )
}
