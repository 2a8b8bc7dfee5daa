import { FolderOpen } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../host/scope/app-window.ts'
import { dismissOffer, openFolder, useSession } from '../../host/session/session.ts'
import { Button } from '../../kit/Button.tsx'
import { Notice } from '../../kit/Notice.tsx'
import { ProgressBar } from '../../kit/ProgressBar.tsx'
import styles from './Outcome.module.css'

/** The result of the last attempt to open something: in progress, failed, or the folder offers something else. */
export function Outcome({ onCreate }: { readonly onCreate: () => void }) {
  const app = useApp()
  const { t } = useTranslation('start')
  const { opening, failure, offer } = useSession(state => state)
  return (
    <div className={styles.outcome}>
      {opening !== undefined && <ProgressBar label={opening} />}
      {failure && (
        <Notice kind="error" title={failure.message} onDismiss={() => dismissOffer(app)}>
          {failure.hint}
        </Notice>
      )}
      {offer?.kind === 'choose' && <Candidates folder={offer.folder} candidates={offer.candidates} />}
      {offer?.kind === 'empty' && (
        <Notice
          title={t('empty', { folder: offer.folder })}
          onDismiss={() => dismissOffer(app)}
          actions={
            <Button size="small" variant="primary" autoFocus onPress={onCreate}>
              {t('createHere')}
            </Button>
          }
        >
          {t('emptyText', { count: offer.pages })}
        </Notice>
      )}
    </div>
  )
}

function Candidates({
  folder,
  candidates,
}: {
  readonly folder: string
  readonly candidates: readonly string[]
}) {
  const app = useApp()
  const { t } = useTranslation('start')
  const below = (candidate: string) =>
    candidate.startsWith(folder) ? candidate.slice(folder.length).replace(/^[\\/]/, '') : candidate
  return (
    <Notice
      title={t('choose', { count: candidates.length })}
      onDismiss={() => dismissOffer(app)}
      actions={candidates.map((candidate, index) => (
        <Button
          key={candidate}
          autoFocus={index === 0}
          size="small"
          icon={<FolderOpen />}
          onPress={() => openFolder(app, candidate, t('opening', { folder: candidate }))}
        >
          {below(candidate)}
        </Button>
      ))}
    >
      {t('chooseText', { folder })}
    </Notice>
  )
}
