import { Clock, X } from 'lucide-react'
import { Button } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import { notifyError } from '../../host/base/notices.ts'
import { useApp } from '../../host/scope/app-window.ts'
import { forgetRecent, useSession } from '../../host/session/session.ts'
import { ago } from '../../kit/base/ago.ts'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { IconButton } from '../../kit/IconButton.tsx'
import styles from './Recent.module.css'

interface RecentProps {
  readonly onOpen: (folder: string) => void
  readonly isDisabled: boolean
}

/** Recently opened folders, latest first. */
export function Recent({ onOpen, isDisabled }: RecentProps) {
  const app = useApp()
  const { t } = useTranslation('start')
  const recent = useSession(session => session.recent)
  return (
    <section className={styles.recent} aria-labelledby="recent">
      <h2 id="recent" className={styles.heading}>
        {t('recent')}
      </h2>
      {recent.length === 0 && (
        <EmptyState icon={<Clock />} title={t('noRecent')}>
          {t('noRecentText')}
        </EmptyState>
      )}
      <ul className={styles.list}>
        {recent.map(({ folder, name, opened }) => (
          <li key={folder} className={styles.row}>
            <Button className={styles.open ?? ''} onPress={() => onOpen(folder)} isDisabled={isDisabled}>
              <span className={styles.name}>{name || folder}</span>
              <span className={styles.when}>{ago(opened)}</span>
              <span className={styles.folder}>
                <bdi>{folder}</bdi>
              </span>
            </Button>
            <IconButton
              label={t('forget', { name: name || folder })}
              icon={<X />}
              size="small"
              onPress={() => forgetRecent(app, folder).catch(error => notifyError(app, error))}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
