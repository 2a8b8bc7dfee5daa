import { useTranslation } from 'react-i18next'
import { useSite } from '../host/scope/site.ts'
import { save, unsaved } from '../host/session/saving.ts'
import { closeSite } from '../host/session/session.ts'
import { useProject } from '../host/site/project.ts'
import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'

export interface SheetProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Asks before a site is closed, as that discards unsaved work. */
export function LeaveDialog({ isOpen, onClose }: SheetProps) {
  const site = useSite()
  const { t } = useTranslation('shell')
  const project = useProject()
  const count = unsaved(site).length
  const leave = async () => {
    onClose()
    await closeSite(site)
  }
  const saveAndLeave = async () => {
    await save(site)
    if (unsaved(site).length === 0) await leave()
    else onClose()
  }
  return (
    <Dialog
      title={count > 0 ? t('leave.unsaved', { count }) : t('leave.title', { name: project?.name })}
      isOpen={isOpen}
      onOpenChange={open => !open && onClose()}
      size="small"
      role="alertdialog"
      actions={
        <>
          <Button onPress={onClose}>{t('leave.stay')}</Button>
          {count > 0 && (
            <Button variant="danger" onPress={leave}>
              {t('leave.drop')}
            </Button>
          )}
          <Button variant="primary" autoFocus onPress={count > 0 ? saveAndLeave : leave}>
            {count > 0 ? t('leave.save') : t('leave.leave')}
          </Button>
        </>
      }
    >
      {count > 0 ? t('leave.textUnsaved') : t('leave.text')}
    </Dialog>
  )
}
