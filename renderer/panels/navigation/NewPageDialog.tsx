import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePages } from '../../state/pages.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './Navigation.module.css'
import { slug } from './slug.ts'

export interface NewPageDialogProps {
  /** Folder that the new page is suggested in, with a slash at its end. */
  readonly folder: string
  /** A path that is wanted already, such as that of a missing page. */
  readonly path?: string | undefined
  readonly onCreate: (path: string, title: string) => void
  readonly onClose: () => void
}

const isPath = (path: string) =>
  /^[\p{L}\p{N}_.-]+(\/[\p{L}\p{N}_.-]+)*$/u.test(path) && !/(^|\/)\.\.?(\/|$)/.test(path)

/** Asks for the title of a new page, and suggests where its file goes. */
export function NewPageDialog({ folder, path: wanted, onCreate, onClose }: NewPageDialogProps) {
  const { t } = useTranslation('navigation')
  const pages = usePages()
  const [title, setTitle] = useState('')
  const [typed, setTyped] = useState(wanted)
  const path = typed ?? folder + slug(title)
  const error = pages.has(path) ? t('pageExists') : isPath(path) ? undefined : t('pageInvalid')
  const isReady = title.trim() !== '' && error === undefined
  const create = () => {
    if (!isReady) return
    onCreate(path, title.trim())
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
          label={t('pagePath')}
          description={t('pagePathHelp')}
          error={title === '' && typed === undefined ? undefined : error}
          value={path}
          onChange={setTyped}
          code
        />
        <button type="submit" hidden />
      </form>
    </Dialog>
  )
}
