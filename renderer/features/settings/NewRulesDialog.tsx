import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { rulesTemplate } from '../../../shared/check/settings/rules-file.ts'
import { makeStep } from '../../host/documents/documents.ts'
import { useSite } from '../../host/scope/site.ts'
import { showPage } from '../../host/view/view.ts'
import { Button } from '../../kit/Button.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { rulesFileFor } from '../problems/rules/rulesFiles.ts'
import styles from './RulesSection.module.css'

interface NewRulesDialogProps {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  /** The existing files. */
  readonly taken: readonly string[]
}

/** Asks which editor the rules are for, and creates its file from the template. */
export function NewRulesDialog({ isOpen, onOpenChange, taken }: NewRulesDialogProps) {
  const site = useSite()
  const { t } = useTranslation('settings')
  const [name, setName] = useState('')
  const file = rulesFileFor(name)
  const present = usePresentFolders(isOpen).filter(folder => !taken.includes(`.${folder}/rules.md`))
  const isTaken = file !== undefined && taken.includes(file)
  const isWrong = name.trim() !== '' && file === undefined
  const make = () => {
    if (file === undefined || isTaken) return
    makeStep(site, {
      label: t('rules.undoAdd', { file }),
      create: [{ file, text: rulesTemplate() }],
      focus: { file },
    })
    setName('')
    onOpenChange(false)
    showPage(site, file)
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
            {t('rules.create')}
          </Button>
        </>
      }
    >
      <TextField
        label={t('rules.name')}
        description={file === undefined ? t('rules.nameHelp') : t('rules.target', { file })}
        error={isTaken ? t('rules.exists', { file }) : isWrong ? t('rules.wrong') : undefined}
        placeholder={t('rules.nameExample')}
        code
        autoFocus
        value={name}
        onChange={setName}
        onKeyDown={event => {
          if (event.key === 'Enter') make()
        }}
      />
      {present.length > 0 && (
        <fieldset className={styles.present}>
          <legend>{t('rules.found')}</legend>
          {present.map(folder => (
            <Button
              key={folder}
              size="small"
              onPress={() => setName(folder)}
              aria-label={t('rules.use', { folder })}
            >
              <code>.{folder}</code>
            </Button>
          ))}
        </fieldset>
      )}
    </Dialog>
  )
}

/** The editor folders of the repository; searched each time the dialog opens. */
function usePresentFolders(isOpen: boolean): readonly string[] {
  const site = useSite()
  const [folders, setFolders] = useState<readonly string[]>([])
  useEffect(() => {
    if (isOpen) void site.host.editorFolders().then(setFolders)
  }, [isOpen, site])
  return folders
}
