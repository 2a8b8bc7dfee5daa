import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { CONFIG_FILE } from '../../../shared/config/schema/config-file.ts'
import { useDocument } from '../../host/documents/documents.ts'
import { useConfig } from '../../host/site/config.ts'
import { explainForm } from './editor/monaco.ts'
import styles from './editor/Source.module.css'
import { SourceEditor } from './editor/SourceEditor.tsx'

/** docs.json as text, with an explanation for every key. Forms and tree follow. */
export function JsonEditor() {
  const { t } = useTranslation('page')
  const known = useDocument(CONFIG_FILE)
  const form = useConfig(({ reading }) => reading.form)
  useEffect(() => explainForm(form), [form])
  return (
    <div className={styles.editor}>
      <p className={styles.intro}>{t('jsonIntro')}</p>
      <SourceEditor file={CONFIG_FILE} label={t('json')} isLoaded={known?.text !== undefined} />
    </div>
  )
}
