import { useTranslation } from 'react-i18next'
import { Button } from '../../kit/Button.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { FolderChooser } from './FolderChooser.tsx'
import { useChosenFolder } from './useChosenFolder.ts'

interface FolderDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onChoose: (folder: string) => void
}

/** Chooses a folder on the computer, if the host has no system dialog. */
export function FolderDialog({ isOpen, onClose, onChoose }: FolderDialogProps) {
  const { t } = useTranslation('start')
  const chosen = useChosenFolder()
  const choose = (folder: string) => {
    onClose()
    onChoose(folder)
  }
  const chooseShown = async () => {
    const folder = await chosen.looks.settled()
    if (folder !== undefined) choose(folder)
  }
  return (
    <Dialog
      title={t('openTitle')}
      isOpen={isOpen}
      onOpenChange={open => !open && onClose()}
      actions={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button
            variant="primary"
            isDisabled={chosen.folder === '' || chosen.isMissing}
            onPress={() => void chooseShown()}
          >
            {t('openThis')}
          </Button>
        </>
      }
    >
      <FolderChooser chosen={chosen} onSite={choose} onEnter={choose} isFirst />
    </Dialog>
  )
}
