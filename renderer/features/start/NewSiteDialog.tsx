import { useState } from 'react'
import { Form } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import type { SettingsForm } from '../../../shared/config/schema/schema.ts'
import { slugOfText } from '../../../shared/text/slug.ts'
import { useApp } from '../../host/scope/app-window.ts'
import { createAndOpen, useSession } from '../../host/session/session.ts'
import { Button } from '../../kit/Button.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { SegmentedChoice } from '../../kit/SegmentedChoice.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { FolderChooser } from './FolderChooser.tsx'
import styles from './NewSiteDialog.module.css'
import { useChosenFolder } from './useChosenFolder.ts'

interface NewSiteDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Creates a small site: its name, and its folder. */
export function NewSiteDialog({ isOpen, onClose }: NewSiteDialogProps) {
  const { t } = useTranslation('start')
  const offer = useSession(session => session.offer)
  const here = offer?.kind === 'empty' ? offer.folder : undefined
  return (
    <Dialog title={t('newTitle')} isOpen={isOpen} onOpenChange={open => !open && onClose()}>
      <NewSiteForm here={here} onClose={onClose} />
    </Dialog>
  )
}

/** The path of the new site’s folder inside another one. */
function below(parent: string, name: string): string {
  const separator = parent.includes('\\') ? '\\' : '/'
  return `${parent.replace(/[\\/]$/, '')}${separator}${slugOfText(name) || 'docs'}`
}

const FORMS = ['older', 'newer'] as const

interface NewSiteFormProps {
  /** The opened folder without a docs.json. */
  readonly here: string | undefined
  readonly onClose: () => void
}

function NewSiteForm({ here, onClose }: NewSiteFormProps) {
  const app = useApp()
  const { t } = useTranslation('start')
  const [name, setName] = useState('')
  const [form, setForm] = useState<SettingsForm>('older')
  const chosen = useChosenFolder()
  const folder = here ?? below(chosen.folder, name)
  const create = async () => {
    const parent = await chosen.looks.settled()
    if (parent === undefined) return
    onClose()
    const site = { folder: here ?? below(parent, name), name: name.trim(), form }
    void createAndOpen(app, site, t('creating', { name }))
  }
  return (
    <Form
      className={styles.form ?? ''}
      onSubmit={event => {
        event.preventDefault()
        void create()
      }}
    >
      <TextField
        label={t('siteName')}
        value={name}
        onChange={setName}
        autoFocus
        isRequired
        placeholder={t('siteNameExample')}
      />
      {here === undefined && <FolderChooser chosen={chosen} />}
      <div>
        <SegmentedChoice
          label={t('form')}
          value={form}
          onChange={setForm}
          segments={FORMS.map(id => ({ id, label: t(`form_${id}`) }))}
        />
        <p className={styles.where}>{t(`formText_${form}`)}</p>
      </div>
      <p className={styles.where}>{t('location', { folder })}</p>
      <div className={styles.actions}>
        <Button onPress={onClose}>{t('cancel')}</Button>
        <Button
          variant="primary"
          type="submit"
          isDisabled={name.trim() === '' || (here ?? chosen.folder) === '' || chosen.isMissing}
        >
          {t('create')}
        </Button>
      </div>
    </Form>
  )
}
