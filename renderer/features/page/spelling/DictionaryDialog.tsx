import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { DICTIONARY_FILE } from '../../../../shared/page/writing/dictionary-file.ts'
import { dictionaryWords, removeFromDictionary } from '../../../../shared/page/writing/spelling.ts'
import { makeStep, useDocument } from '../../../host/documents/documents.ts'
import { useSite } from '../../../host/scope/site.ts'
import { Dialog } from '../../../kit/Dialog.tsx'
import { IconButton } from '../../../kit/IconButton.tsx'
import styles from './DictionaryDialog.module.css'
import { showDictionary, useDictionaryShown } from './dictionaryShown.ts'

/** The words of the site’s dictionary, each with a remove button. */
export function DictionaryDialog() {
  const site = useSite()
  const { t } = useTranslation('page')
  const isShown = useDictionaryShown(shown => shown.isShown)
  if (!isShown) return null
  return (
    <Dialog
      title={t('spelling.words')}
      size="small"
      isOpen
      onOpenChange={isShown => showDictionary(site, isShown)}
    >
      <Words />
    </Dialog>
  )
}

function Words() {
  const site = useSite()
  const { t } = useTranslation('page')
  const text = useDocument(DICTIONARY_FILE)?.text ?? ''
  const words = dictionaryWords(text)
  if (words.length === 0) return <p>{t('spelling.none')}</p>
  const remove = (word: string) =>
    makeStep(site, {
      label: t('spelling.removeStep', { word }),
      edits: [{ file: DICTIONARY_FILE, edits: removeFromDictionary(text, word) }],
    })
  return (
    <ul className={styles.words} aria-label={t('spelling.words')}>
      {words.map(word => (
        <li key={word} className={styles.word}>
          <span>{word}</span>
          <IconButton
            label={t('spelling.remove', { word })}
            icon={<Trash2 />}
            size="small"
            onPress={() => remove(word)}
          />
        </li>
      ))}
    </ul>
  )
}
