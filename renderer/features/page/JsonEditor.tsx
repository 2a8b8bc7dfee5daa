import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { CONFIG_FILE } from '../../../shared/config/schema/config-file.ts'
import type { Word } from '../../../shared/site/texts/word-list.ts'
import { useSiteLanguages, useWords } from '../../fields/words/useWords.ts'
import { useDocument } from '../../host/documents/documents.ts'
import { useSite } from '../../host/scope/site.ts'
import { useConfig } from '../../host/site/config.ts'
import { explainForm } from './editor/monaco.ts'
import styles from './editor/Source.module.css'
import { SourceEditor } from './editor/SourceEditor.tsx'

const NONE: readonly Word[] = []

/** The words of the reader's interface in the language of the site; none until they are known. */
function useSiteWords(): readonly Word[] {
  const site = useSite()
  const [language] = useSiteLanguages(site) ?? []
  return useWords(site, language)?.words ?? NONE
}

/** docs.json as text, with an explanation for every key. Forms and tree follow. */
export function JsonEditor() {
  const { t } = useTranslation('page')
  const known = useDocument(CONFIG_FILE)
  const form = useConfig(({ reading }) => reading.form)
  const words = useSiteWords()
  useEffect(() => explainForm(form, words), [form, words])
  return (
    <div className={styles.editor}>
      <p className={styles.intro}>{t('jsonIntro')}</p>
      <SourceEditor file={CONFIG_FILE} label={t('json')} isLoaded={known?.text !== undefined} />
    </div>
  )
}
