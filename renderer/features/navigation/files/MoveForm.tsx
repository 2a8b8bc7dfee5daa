import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../../kit/Checkbox.tsx'
import styles from './Files.module.css'

/** The fields for the new paths, side by side; whether to redirect from the old URLs; Enter moves. */
export function MoveForm({
  children,
  redirects,
  onRedirects,
  onMove,
}: {
  readonly children: ReactNode
  readonly redirects: boolean
  readonly onRedirects: (redirects: boolean) => void
  readonly onMove: () => void
}) {
  const { t } = useTranslation('navigation')
  return (
    <form
      className={styles.form}
      onSubmit={event => {
        event.preventDefault()
        onMove()
      }}
    >
      <div className={styles.pair}>{children}</div>
      <Checkbox isSelected={redirects} onChange={onRedirects}>
        {t('moveFile.redirect')}
      </Checkbox>
      <button type="submit" hidden />
    </form>
  )
}
