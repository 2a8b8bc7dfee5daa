import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Snapshot } from '../../../shared/project/snapshots/store.ts'
import { notifyError } from '../../host/base/notices.ts'
import { type Requested, useRequest } from '../../host/base/use-request.ts'
import { documentsOf } from '../../host/documents/documents.ts'
import { useSite } from '../../host/scope/site.ts'
import { closeHistory, useShownHistory } from '../../host/session/local-history.ts'
import { Badge } from '../../kit/Badge.tsx'
import { Button } from '../../kit/Button.tsx'
import { ChoiceList } from '../../kit/ChoiceList.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { Notice } from '../../kit/Notice.tsx'
import { localize } from '../../messages/localize.ts'
import styles from '../navigation/files/Files.module.css'

interface LocalHistoryProps {
  /** Only states that hold this file are listed, and only it is restored. */
  readonly file?: string | undefined
  readonly onClose: () => void
}

const TONES = { create: 'success', edit: 'neutral', remove: 'danger' } as const

/** That the snapshots are loading, or why they are unavailable. */
function LoadingState({ request: asked }: { readonly request: Requested<unknown> }) {
  const { t } = useTranslation('history')
  if (asked.kind !== 'failed') return <p role="status">{t('reading')}</p>
  return (
    <Notice kind="error" title={asked.why.message}>
      {asked.why.hint}
    </Notice>
  )
}

/** Snapshots of what large changes and deletions replaced, to restore. */
function LocalHistoryDialog({ file, onClose }: LocalHistoryProps) {
  const site = useSite()
  const { t, i18n } = useTranslation('history')
  const readSnapshots = useCallback(() => site.host.snapshots(), [site])
  const snapshots = useRequest(readSnapshots)
  const [chosen, setChosen] = useState<Snapshot>()
  const when = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' })
  const title = file === undefined ? t('title') : t('titleOf', { file })
  const all = snapshots.kind === 'answer' ? snapshots.value : []
  const listed = file === undefined ? all : all.filter(({ files }) => files.includes(file))
  if (chosen)
    return <Restore snapshot={chosen} file={file} onBack={() => setChosen(undefined)} onClose={onClose} />
  return (
    <Dialog title={title} isOpen onOpenChange={isOpen => !isOpen && onClose()}>
      <p className={styles.hint}>{t('help')}</p>
      {snapshots.kind !== 'answer' ? (
        <LoadingState request={snapshots} />
      ) : (
        <div className={styles.list}>
          <ChoiceList
            label={title}
            empty={t(file === undefined ? 'none' : 'noneOf')}
            choices={listed.map(one => ({
              id: one.id,
              label: t('before', { label: localize(one.label) }),
              detail: when.format(one.time),
              badge: <Badge>{t('count', { count: one.files.length })}</Badge>,
            }))}
            onChoose={({ id }) => setChosen(listed.find(one => one.id === id))}
          />
        </div>
      )}
    </Dialog>
  )
}

interface RestoreProps extends LocalHistoryProps {
  readonly snapshot: Snapshot
  readonly onBack: () => void
}

/** What restoring one of them would change. */
function Restore({ snapshot, file, onBack, onClose }: RestoreProps) {
  const site = useSite()
  const { t } = useTranslation('history')
  const { id } = snapshot
  const label = localize(snapshot.label)
  const only = useMemo(() => (file === undefined ? {} : { files: [file] }), [file])
  const requestPlan = useCallback(async () => {
    await documentsOf(site).settled()
    return site.host.planRestore({ id, ...only })
  }, [id, only, site])
  const asked = useRequest(requestPlan)
  const files = asked.kind === 'answer' ? asked.value : undefined
  const restore = () => {
    site.host
      .restore({ id, label: t('step', { label }), ...only })
      .catch(error => notifyError(site.app, error))
    onClose()
  }
  return (
    <Dialog
      title={t('before', { label })}
      isOpen
      onOpenChange={isOpen => !isOpen && onClose()}
      actions={
        <>
          <Button onPress={onBack}>{t('back')}</Button>
          <Button variant="primary" isDisabled={!files || files.length === 0} onPress={restore}>
            {t('do', { count: files?.length ?? 0 })}
          </Button>
        </>
      }
    >
      {asked.kind !== 'answer' && <LoadingState request={asked} />}
      {files?.length === 0 && <p>{t('same')}</p>}
      <ul className={styles.files} aria-label={t('files')}>
        {files?.map(({ file: name, change }) => (
          <li key={name}>
            {name} <Badge tone={TONES[change]}>{t(`change.${change}`)}</Badge>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

/** The local history while it is open. */
export function LocalHistory() {
  const site = useSite()
  const shown = useShownHistory()
  return shown && <LocalHistoryDialog file={shown.file} onClose={() => closeHistory(site)} />
}
