import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notifyError } from '../../host/base/notices.ts'
import { useSite } from '../../host/scope/site.ts'
import { Dialog } from '../../kit/Dialog.tsx'
import { ProgressBar } from '../../kit/ProgressBar.tsx'
import { PickDialog } from '../entries/PickDialog.tsx'

interface PickFileDialogProps {
  readonly onPick: (file: string) => void
  readonly onClose: () => void
}

/** Asks for one of the API descriptions in the repository. */
export function PickFileDialog({ onPick, onClose }: PickFileDialogProps) {
  const site = useSite()
  const { t } = useTranslation('api')
  const [files, setFiles] = useState<readonly string[]>()
  const fail = useEffectEvent((error: unknown) => {
    notifyError(site.app, error)
    onClose()
  })
  useEffect(() => {
    let isWanted = true
    site.host.unlistedApis().then(setFiles, error => isWanted && fail(error))
    return () => {
      isWanted = false
    }
  }, [site])
  if (!files) {
    return (
      <Dialog title={t('pick.title')} isOpen onOpenChange={onClose}>
        <ProgressBar label={t('pick.looking')} />
      </Dialog>
    )
  }
  return (
    <PickDialog
      title={t('pick.title')}
      search={t('pick.search')}
      choices={files.map(file => ({ id: file, label: file }))}
      empty={t('pick.empty')}
      onPick={({ id }) => onPick(id)}
      onClose={onClose}
    />
  )
}
