import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useRequest } from '../../../host/base/use-request.ts'
import { documentsOf } from '../../../host/documents/documents.ts'
import { useSite } from '../../../host/scope/site.ts'
import { useSession } from '../../../host/session/session.ts'
import { Button } from '../../../kit/Button.tsx'
import { Dialog } from '../../../kit/Dialog.tsx'
import { Notice } from '../../../kit/Notice.tsx'
import styles from './Files.module.css'
import { LocationList } from './LocationList.tsx'
import type { MovedFile } from './MoveFileDialog.tsx'

interface DeleteDialogProps {
  readonly files: readonly MovedFile[]
  readonly onDelete: () => void
  readonly onClose: () => void
}

/** Shows the links to files before they are deleted. */
export function DeleteDialog({ files, onDelete, onClose }: DeleteDialogProps) {
  const site = useSite()
  const { t } = useTranslation('navigation')
  const hasTrash = useSession(({ abilities }) => abilities.kind === 'electron')
  const names = files.map(({ file }) => file).join('\n')
  const ask = useCallback(async () => {
    await documentsOf(site).settled()
    return site.host.referencesTo({ files: names.split('\n') })
  }, [names, site])
  const uses = useRequest(ask)
  const dead = uses.kind === 'answer' ? uses.value.filter(({ kind }) => kind !== 'navigation') : undefined
  return (
    <Dialog
      title={
        files.length === 1
          ? t('delete.title', { name: files[0]?.title })
          : t('delete.titleMany', { count: files.length })
      }
      isOpen
      onOpenChange={isOpen => !isOpen && onClose()}
      actions={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button
            variant="danger"
            autoFocus
            isDisabled={uses.kind === 'waiting'}
            onPress={() => {
              onDelete()
              onClose()
            }}
          >
            {t('delete.do', { count: files.length })}
          </Button>
        </>
      }
    >
      <ul className={styles.files} aria-label={t('delete.files')}>
        {files.map(({ file }) => (
          <li key={file}>{file}</li>
        ))}
      </ul>
      <p>{t(hasTrash ? 'delete.trash' : 'delete.copy')}</p>
      {uses.kind === 'waiting' && <p className={styles.hint}>{t('delete.looking')}</p>}
      {uses.kind === 'failed' && (
        <Notice kind="error" title={t('delete.unknown', { why: uses.why.message })}>
          {uses.why.hint}
        </Notice>
      )}
      {dead?.length === 0 && <p className={styles.hint}>{t('delete.noLinks')}</p>}
      {dead !== undefined && dead.length > 0 && (
        <>
          <p className={styles.summary}>{t('delete.broken', { count: dead.length })}</p>
          <LocationList label={t('delete.links')} locations={dead} />
        </>
      )}
    </Dialog>
  )
}
