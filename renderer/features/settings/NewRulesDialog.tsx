import type { TFunction } from 'i18next'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { rulesTemplate } from '../../../shared/check/settings/rules-file.ts'
import { searchable } from '../../../shared/text/searchable.ts'
import { makeStep } from '../../host/documents/documents.ts'
import { useSite } from '../../host/scope/site.ts'
import { showPage } from '../../host/view/view.ts'
import { Button } from '../../kit/Button.tsx'
import { ComboBox } from '../../kit/ComboBox.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import type { Choice } from '../../kit/Select.tsx'
import { rulesFileFor } from '../problems/rules/rulesFiles.ts'

interface NewRulesDialogProps {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  /** The existing files. */
  readonly taken: readonly string[]
}

/** Editors whose assistants read such a file, by its folder. */
const EDITORS = ['cursor', 'windsurf', 'claude', 'continue', 'kiro', 'junie'] as const

type Words = TFunction<'settings'>

/** Asks which editor the rules are for, and creates its file from the template. */
export function NewRulesDialog({ isOpen, onOpenChange, taken }: NewRulesDialogProps) {
  const site = useSite()
  const { t } = useTranslation('settings')
  const [name, setName] = useState('')
  const file = rulesFileFor(folderOf(name, t))
  const present = usePresentFolders(isOpen)
  const choices = useMemo(() => choicesOf(present, taken, t), [present, taken, t])
  const matching = choices.filter(({ id, label }) => isNamed(name, id) || isNamed(name, label))
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
      <ComboBox
        label={t('rules.name')}
        description={file === undefined ? t('rules.nameHelp') : t('rules.target', { file })}
        error={isTaken ? t('rules.exists', { file }) : isWrong ? t('rules.wrong') : undefined}
        choices={matching}
        autoFocus
        menuTrigger="input"
        value={name}
        onChange={setName}
      />
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

/** Whether a choice has the typed text in its name. */
const isNamed = (typed: string, name: string): boolean => searchable(name).includes(searchable(typed.trim()))

/** The folder of a known editor, or what was typed. */
const folderOf = (typed: string, t: Words): string =>
  EDITORS.find(id => t(`rules.editors.${id}`).toLowerCase() === typed.trim().toLowerCase()) ?? typed

/** The known editors, and other editors that have a folder here; those found here come first. Without those that have rules. */
function choicesOf(present: readonly string[], taken: readonly string[], t: Words): readonly Choice[] {
  const known = EDITORS.map(id => ({ id, label: t(`rules.editors.${id}`) }))
  const others = present.filter(folder => !EDITORS.some(id => id === folder))
  const all = [...known, ...others.map(folder => ({ id: folder, label: folder }))]
  const free = all.filter(({ id }) => !taken.includes(`.${id}/rules.md`))
  const isHere = ({ id }: Choice) => present.includes(id)
  return [...free.filter(isHere), ...free.filter(choice => !isHere(choice))].map(choice => ({
    ...choice,
    note: isHere(choice) ? t('rules.found') : `.${choice.id}`,
  }))
}
