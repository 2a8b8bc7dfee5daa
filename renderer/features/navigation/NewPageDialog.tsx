import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { basename, dirname } from '../../../shared/text/path.ts'
import { slugOfText } from '../../../shared/text/slug.ts'
import { usePages } from '../../host/site/pages.ts'
import { Button } from '../../kit/Button.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { Select } from '../../kit/Select.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { FolderField, inFolder } from './files/FolderField.tsx'
import { pathProblem } from './files/pagePaths.ts'
import styles from './Navigation.module.css'
import { type NewPage, TEMPLATES, type TemplateId } from './templates.ts'

interface NewPageDialogProps {
  /** The folder suggested for the new page. */
  readonly folder: string
  /** A path that is already given, such as that of a missing page. */
  readonly path?: string | undefined
  readonly onCreate: (path: string, page: NewPage) => void
  readonly onClose: () => void
}

/** Asks for the title of a new page, and suggests a path and a template. */
export function NewPageDialog({ folder: suggested, path: wanted, onCreate, onClose }: NewPageDialogProps) {
  const { t } = useTranslation('navigation')
  const pages = usePages()
  const [title, setTitle] = useState('')
  const [description, setDescription] = useState('')
  const [template, setTemplate] = useState<TemplateId>('blank')
  const [folder, setFolder] = useState(wanted === undefined ? suggested : dirname(wanted))
  const [typed, setTyped] = useState(wanted === undefined ? undefined : basename(wanted))
  const name = typed ?? slugOfText(title)
  const path = inFolder(folder, name)
  const problem = pathProblem(path, pages)
  const isReady = title.trim() !== '' && problem === undefined
  const create = () => {
    if (!isReady) return
    onCreate(path, { title: title.trim(), description: description.trim(), template })
    onClose()
  }
  return (
    <Dialog
      title={t('newPageTitle')}
      isOpen
      onOpenChange={isOpen => !isOpen && onClose()}
      actions={
        <Button variant="primary" isDisabled={!isReady} onPress={create}>
          {t('create')}
        </Button>
      }
    >
      <form
        className={styles.form}
        onSubmit={event => {
          event.preventDefault()
          create()
        }}
      >
        <TextField label={t('pageTitle')} value={title} onChange={setTitle} autoFocus />
        <TextField
          label={t('pageDescription')}
          description={t('pageDescriptionHelp')}
          value={description}
          onChange={setDescription}
        />
        <div className={styles.pair}>
          <FolderField value={folder} onChange={setFolder} />
          <TextField
            label={t('pagePath')}
            description={t('pagePathHelp')}
            error={problem === undefined || (title === '' && typed === undefined) ? undefined : t(problem)}
            value={name}
            onChange={setTyped}
            code
          />
        </div>
        <Select
          label={t('template')}
          choices={TEMPLATES.map(id => ({ id, label: t(`templates.${id}`) }))}
          value={template}
          onChange={id => setTemplate(TEMPLATES.find(one => one === id) ?? 'blank')}
        />
        <button type="submit" hidden />
      </form>
    </Dialog>
  )
}
