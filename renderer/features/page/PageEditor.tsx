import { FilePlus, FileX } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isBytes } from '../../../shared/project/files/bytes.ts'
import { makeStep, useDocument } from '../../host/documents/documents.ts'
import { useSite } from '../../host/scope/site.ts'
import { useAssets } from '../../host/site/assets.ts'
import { usePage } from '../../host/site/pages.ts'
import { Button } from '../../kit/Button.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { localize } from '../../messages/localize.ts'
import { DataEditor } from './DataEditor.tsx'
import styles from './editor/Source.module.css'
import { fileKind } from './files/fileKind.ts'
import { PictureView } from './files/PictureView.tsx'
import { ShownOn } from './files/ShownOn.tsx'
import { FrontmatterForm } from './frontmatter/FrontmatterForm.tsx'
import { PageSource } from './PageSource.tsx'

/** Shown when the file has no text: deleted, never created, or not text at all. */
function NoText({ file, isGone, message }: { file: string; isGone: boolean; message: string }) {
  const site = useSite()
  const { t } = useTranslation('page')
  if (!isGone) {
    return (
      <EmptyState icon={<FileX />} title={t('unreadable', { file })}>
        {message}
      </EmptyState>
    )
  }
  const make = () =>
    makeStep(site, { label: t('createStep', { file }), create: [{ file, text: '' }], focus: { file } })
  const button = (
    <Button icon={<FilePlus />} onPress={make}>
      {t('create')}
    </Button>
  )
  return (
    <EmptyState icon={<FileX />} title={t('missingFile', { file })} actions={button}>
      {t('missingFileText')}
    </EmptyState>
  )
}

/**
 * A file: a page with its frontmatter as a form, a snippet, an image, or the text of anything else. The code editor and
 * its tools stay when another file is shown: making them takes longer than all the rest of opening a page.
 */
export function PageEditor({ file }: { readonly file: string }) {
  return fileKind(file) === 'picture' ? <PictureView key={file} file={file} /> : <TextEditor file={file} />
}

function TextEditor({ file }: { readonly file: string }) {
  const known = useDocument(file)
  const page = usePage(file)
  const [isFormShown, setFormShown] = useState(false)
  const isOther = useAssets().has(file)
  const { text, failure } = known ?? {}
  if (known && text === undefined) {
    return (
      <NoText
        file={file}
        isGone={!failure || failure.code === 'not-found'}
        message={localize(failure?.message ?? '')}
      />
    )
  }
  if (isBytes(file)) return <NoText file={file} isGone={false} message="" />
  if (fileKind(file) !== 'writing') return <DataEditor file={file} text={text} />
  return (
    <div className={styles.editor}>
      {isOther && text !== undefined && <ShownOn key={file} file={file} />}
      {page && text !== undefined && <FrontmatterForm key={file} file={file} onShown={setFormShown} />}
      <PageSource file={file} isLoaded={text !== undefined} isFormShown={isFormShown} />
    </div>
  )
}
