import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Place } from '../../../../shared/project/moving/move.ts'
import { documents } from '../../../state/documents.ts'
import { host } from '../../../state/host.ts'
import { notifyError } from '../../../state/notices.ts'
import { useSession } from '../../../state/project.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import styles from './Files.module.css'
import type { MovedFile } from './MoveFileDialog.tsx'
import { PlaceList } from './PlaceList.tsx'

export interface DeleteDialogProps {
  readonly files: readonly MovedFile[]
  readonly onDelete: () => void
  readonly onClose: () => void
}

/** Shows what leads to files before they are deleted. */
export function DeleteDialog({ files, onDelete, onClose }: DeleteDialogProps) {
  const { t } = useTranslation('navigation')
  const [uses, setUses] = useState<readonly Place[]>()
  const hasTrash = useSession(({ abilities }) => abilities.kind === 'electron')
  const names = files.map(({ file }) => file).join('\n')
  useEffect(() => {
    const ask = async () => {
      await documents.settled()
      setUses(await host.usesOf({ files: names.split('\n') }))
    }
    ask().catch(notifyError)
  }, [names])
  const dead = uses?.filter(({ kind }) => kind !== 'navigation')
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
            isDisabled={uses === undefined}
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
      {dead === undefined && <p className={styles.hint}>{t('delete.looking')}</p>}
      {dead?.length === 0 && <p className={styles.hint}>{t('delete.nothing')}</p>}
      {dead !== undefined && dead.length > 0 && (
        <>
          <p className={styles.summary}>{t('delete.dead', { count: dead.length })}</p>
          <PlaceList label={t('delete.places')} places={dead} />
        </>
      )}
    </Dialog>
  )
}
