import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../host/scope/site.ts'
import { showSection } from '../../host/view/view.ts'
import { Button } from '../../kit/Button.tsx'
import { Notice } from '../../kit/Notice.tsx'
import styles from './editor/Source.module.css'
import { SourceEditor } from './editor/SourceEditor.tsx'

/** Every key typed in a larger file would parse all of it again: such a file is read-only here. */
const EDITED = 4_000_000

interface DataEditorProps {
  readonly file: string
  /** `undefined` while it loads. */
  readonly text: string | undefined
}

/** A file that is not a page, such as an API description, as code. */
export function DataEditor({ file, text }: DataEditorProps) {
  const site = useSite()
  const { t } = useTranslation('page')
  const isApi = /\.(json|ya?ml)$/i.test(file)
  const size = text?.length ?? 0
  const isLarge = size > EDITED
  return (
    <div className={styles.editor}>
      <div className={styles.data}>
        {isApi && (
          <Button size="small" icon={<ArrowLeft />} onPress={() => showSection(site, 'api')}>
            {t('toApi')}
          </Button>
        )}
        <code className={styles.file}>{file}</code>
      </div>
      {isLarge && (
        <Notice kind="info" title={t('large', { size: (size / 1_000_000).toFixed(1) })}>
          {t('largeText')}
        </Notice>
      )}
      <SourceEditor file={file} label={t('data')} isLoaded={text !== undefined} isReadOnly={isLarge} />
    </div>
  )
}
