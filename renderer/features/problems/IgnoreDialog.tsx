import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ignoreEdits } from '../../../shared/check/settings/ignore-edits.ts'
import type { Problem } from '../../../shared/text/problem.ts'
import { notifyError } from '../../host/base/notices.ts'
import { editFile, readText } from '../../host/documents/documents.ts'
import type { Site } from '../../host/scope/site.ts'
import { useSite } from '../../host/scope/site.ts'
import { reportStep } from '../../host/session/steps.ts'
import { Button } from '../../kit/Button.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { localize } from '../../messages/localize.ts'
import styles from './Dialogs.module.css'

interface IgnoreDialogProps {
  readonly problem: Problem
  readonly onClose: () => void
}

/** Inserts a comment into the page that suppresses a problem, with the reason. */
export function IgnoreDialog({ problem, onClose }: IgnoreDialogProps) {
  const site = useSite()
  const { t } = useTranslation('problems')
  const [reason, setReason] = useState('')
  const ignore = async () => {
    onClose()
    try {
      await ignoreProblem(site, problem, reason, t('ignored'))
      reportStep(site, t('ignored'))
    } catch (error) {
      notifyError(site.app, error)
    }
  }
  return (
    <Dialog
      title={t('ignoreTitle')}
      size="small"
      isOpen
      onOpenChange={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button variant="primary" onPress={ignore}>
            {t('ignore')}
          </Button>
        </>
      }
    >
      <p className={styles.reason}>{localize(problem.message)}</p>
      <form
        onSubmit={event => {
          event.preventDefault()
          void ignore()
        }}
      >
        <TextField
          label={t('ignoreReason')}
          description={t('ignoreHelp')}
          value={reason}
          onChange={setReason}
          autoFocus
        />
      </form>
    </Dialog>
  )
}

async function ignoreProblem(site: Site, problem: Problem, reason: string, label: string): Promise<void> {
  const { file, offset } = problem
  const [text, { readPageText }] = await Promise.all([
    readText(site, file),
    import('../../host/documents/read-page.ts'),
  ])
  editFile(site, file, ignoreEdits(readPageText(file, text), problem, reason), {
    label,
    focus: { file, offset },
  })
}
