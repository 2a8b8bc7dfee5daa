import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RestoredFile } from '../../../../shared/project/snapshots/snapshots.ts'
import type { Snapshot } from '../../../../shared/project/snapshots/store.ts'
import { documents } from '../../../state/documents.ts'
import { host } from '../../../state/host.ts'
import { notifyError } from '../../../state/notices.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ChoiceList } from '../../../ui/ChoiceList.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import styles from './Files.module.css'

export interface SnapshotsDialogProps {
  readonly onClose: () => void
}

const TONES = { create: 'success', edit: 'neutral', remove: 'danger' } as const

/** What large changes and deletions replaced, to be had back. */
export function SnapshotsDialog({ onClose }: SnapshotsDialogProps) {
  const { t, i18n } = useTranslation('navigation')
  const [snapshots, setSnapshots] = useState<readonly Snapshot[]>()
  const [chosen, setChosen] = useState<Snapshot>()
  useEffect(() => {
    host.snapshots().then(setSnapshots).catch(notifyError)
  }, [])
  const when = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' })
  if (chosen) return <Restore snapshot={chosen} onBack={() => setChosen(undefined)} onClose={onClose} />
  return (
    <Dialog title={t('snapshots.title')} isOpen onOpenChange={isOpen => !isOpen && onClose()}>
      <p className={styles.hint}>{t('snapshots.help')}</p>
      {snapshots === undefined ? (
        <p role="status">{t('snapshots.reading')}</p>
      ) : (
        <div className={styles.list}>
          <ChoiceList
            label={t('snapshots.title')}
            empty={t('snapshots.none')}
            choices={snapshots.map(one => ({
              id: one.id,
              label: t('snapshots.before', { label: one.label }),
              detail: when.format(one.time),
              badge: <Badge>{t('files', { count: one.files.length })}</Badge>,
            }))}
            onChoose={({ id }) => setChosen(snapshots.find(one => one.id === id))}
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

/** What having one of them back would change. */
function Restore({ snapshot, onBack, onClose }: RestoreProps) {
  const { t } = useTranslation('navigation')
  const [files, setFiles] = useState<readonly RestoredFile[]>()
  const { id, label } = snapshot
  useEffect(() => {
    const ask = async () => {
      await documents.settled()
      setFiles(await host.planRestore({ id }))
    }
    ask().catch(notifyError)
  }, [id])
  const restore = () => {
    host.restore({ id, label: t('snapshots.step', { label }) }).catch(notifyError)
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
      {files === undefined && <p role="status">{t('snapshots.reading')}</p>}
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
