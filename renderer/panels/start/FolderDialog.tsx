import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FolderChooser } from './FolderChooser.tsx'

interface FolderDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onChoose: (folder: string) => void
}

/** Chooses a folder on the machine, where the host has no dialog of the system's own. */
export function FolderDialog({ isOpen, onClose, onChoose }: FolderDialogProps) {
  const { t } = useTranslation('start')
  const [folder, setFolder] = useState('')
  const choose = (chosen: string) => {
    onClose()
    onChoose(chosen)
  }
  return (
    <Dialog
      title={t('openTitle')}
      isOpen={isOpen}
      onOpenChange={open => !open && onClose()}
      actions={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button variant="primary" isDisabled={folder === ''} onPress={() => choose(folder)}>
            {t('openThis')}
          </Button>
        </>
      }
    >
      <FolderChooser folder={folder} onChange={setFolder} onSite={choose} onEnter={choose} isFirst />
    </Dialog>
  )
}
