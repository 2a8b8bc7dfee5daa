import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { makeStep } from '../../state/documents.ts'
import { showPage } from '../../state/view.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextField } from '../../ui/TextField.tsx'
import template from './rules.md?raw'
import { rulesFileFor } from './rulesFiles.ts'

export interface NewRulesDialogProps {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  /** Files that are there already. */
  readonly taken: readonly string[]
}

/** Asks for which editor the rules are, and makes its file from the template. */
export function NewRulesDialog({ isOpen, onOpenChange, taken }: NewRulesDialogProps) {
  const { t } = useTranslation('settings')
  const [name, setName] = useState('')
  const file = rulesFileFor(name)
  const isTaken = file !== undefined && taken.includes(file)
  const isWrong = name.trim() !== '' && file === undefined
  const make = () => {
    if (file === undefined || isTaken) return
    makeStep({ label: t('rules.undoAdd', { file }), create: [{ file, text: template }], focus: { file } })
    setName('')
    onOpenChange(false)
    showPage(file)
  }
  return (
    <Dialog
      title={t('rules.add')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      size="small"
      actions={
        <>
          <Button onPress={() => onOpenChange(false)}>{t('rules.cancel')}</Button>
          <Button variant="primary" isDisabled={file === undefined || isTaken} onPress={make}>
            {t('rules.make')}
          </Button>
        </>
      }
    >
      <TextField
        label={t('rules.name')}
        description={file === undefined ? t('rules.nameHelp') : t('rules.becomes', { file })}
        error={isTaken ? t('rules.taken', { file }) : isWrong ? t('rules.wrong') : undefined}
        placeholder="editor"
        code
        autoFocus
        value={name}
        onChange={setName}
        onKeyDown={event => {
          if (event.key === 'Enter') make()
        }}
      />
    </Dialog>
  )
}
