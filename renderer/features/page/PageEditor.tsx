import { FilePlus, FileX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { makeStep, useDocument } from '../../host/documents/documents.ts'
import { useSite } from '../../host/scope/site.ts'
import { usePage } from '../../host/site/pages.ts'
import { Button } from '../../kit/Button.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { localize } from '../../messages/localize.ts'
import { DataEditor } from './DataEditor.tsx'
import styles from './editor/Source.module.css'
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

/** A page: its frontmatter as a form, its text as code. */
export function PageEditor({ file }: { readonly file: string }) {
  const known = useDocument(file)
  const page = usePage(file)
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
  if (/\.(json|ya?ml)$/i.test(file)) return <DataEditor file={file} text={text} />
  return (
    <div className={styles.editor}>
      {page && text !== undefined && <FrontmatterForm file={file} text={text} />}
      <PageSource file={file} isLoaded={text !== undefined} />
    </div>
  )
}
