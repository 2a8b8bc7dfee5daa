import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Snapshot } from '../../../shared/project/snapshots/store.ts'
import { notifyError } from '../../host/base/notices.ts'
import { type Requested, useRequest } from '../../host/base/use-request.ts'
import { documentsOf } from '../../host/documents/documents.ts'
import { useSite } from '../../host/scope/site.ts'
import { Badge } from '../../kit/Badge.tsx'
import { Button } from '../../kit/Button.tsx'
import { ChoiceList } from '../../kit/ChoiceList.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { Notice } from '../../kit/Notice.tsx'
import { localize } from '../../messages/localize.ts'
import styles from '../navigation/files/Files.module.css'

interface SnapshotsDialogProps {
  readonly onClose: () => void
}

const TONES = { create: 'success', edit: 'neutral', remove: 'danger' } as const

/** That the snapshots are loading, or why they are unavailable. */
function LoadingState({ request: asked }: { readonly request: Requested<unknown> }) {
  const { t } = useTranslation('navigation')
  if (asked.kind !== 'failed') return <p role="status">{t('snapshots.reading')}</p>
  return (
    <Notice kind="error" title={asked.why.message}>
      {asked.why.hint}
    </Notice>
  )
}

/** Snapshots of what large changes and deletions replaced, to restore. */
export function SnapshotsDialog({ onClose }: SnapshotsDialogProps) {
  const site = useSite()
  const { t, i18n } = useTranslation('navigation')
  const readSnapshots = useCallback(() => site.host.snapshots(), [site])
  const snapshots = useRequest(readSnapshots)
  const [chosen, setChosen] = useState<Snapshot>()
  const when = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' })
  if (chosen) return <Restore snapshot={chosen} onBack={() => setChosen(undefined)} onClose={onClose} />
  return (
    <Dialog title={t('snapshots.title')} isOpen onOpenChange={isOpen => !isOpen && onClose()}>
      <p className={styles.hint}>{t('snapshots.help')}</p>
      {snapshots.kind !== 'answer' ? (
        <LoadingState request={snapshots} />
      ) : (
        <div className={styles.list}>
          <ChoiceList
            label={t('snapshots.title')}
            empty={t('snapshots.none')}
            choices={snapshots.value.map(one => ({
              id: one.id,
              label: t('snapshots.before', { label: localize(one.label) }),
              detail: when.format(one.time),
              badge: <Badge>{t('files', { count: one.files.length })}</Badge>,
            }))}
            onChoose={({ id }) => setChosen(snapshots.value.find(one => one.id === id))}
          />
        </div>
      )}
    </Dialog>
  )
}

interface RestoreProps extends SnapshotsDialogProps {
  readonly snapshot: Snapshot
  readonly onBack: () => void
}

/** What restoring one of them would change. */
function Restore({ snapshot, onBack, onClose }: RestoreProps) {
  const site = useSite()
  const { t } = useTranslation('navigation')
  const { id } = snapshot
  const label = localize(snapshot.label)
  const requestPlan = useCallback(async () => {
    await documentsOf(site).settled()
    return site.host.planRestore({ id })
  }, [id, site])
  const asked = useRequest(requestPlan)
  const files = asked.kind === 'answer' ? asked.value : undefined
  const restore = () => {
    site.host
      .restore({ id, label: t('snapshots.step', { label }) })
      .catch(error => notifyError(site.app, error))
    onClose()
  }
  return (
    <Dialog
      title={t('snapshots.before', { label })}
      isOpen
      onOpenChange={isOpen => !isOpen && onClose()}
      actions={
        <>
          <Button onPress={onBack}>{t('back')}</Button>
          <Button variant="primary" isDisabled={!files || files.length === 0} onPress={restore}>
            {t('snapshots.do', { count: files?.length ?? 0 })}
          </Button>
        </>
      }
    >
      {asked.kind !== 'answer' && <LoadingState request={asked} />}
      {files?.length === 0 && <p>{t('snapshots.same')}</p>}
      <ul className={styles.files} aria-label={t('snapshots.files')}>
        {files?.map(({ file, change }) => (
          <li key={file}>
            {file} <Badge tone={TONES[change]}>{t(`snapshots.${change}`)}</Badge>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
