import { t } from 'i18next'
import { DICTIONARY_FILE } from '../../../../shared/page/writing/dictionary-file.ts'
import { addToDictionary, readDictionary } from '../../../../shared/page/writing/spelling.ts'
import { documentsOf, makeStep } from '../../../host/documents/documents.ts'
import { perSite } from '../../../host/scope/per-scope.ts'
import type { Site } from '../../../host/scope/site.ts'

/** The dictionary that was parsed last. */
interface Dictionary {
  text: string
  words: ReadonlySet<string>
}

const dictionaryOf = perSite((): Dictionary => ({ text: '', words: new Set() }))

/** The site’s words in addition to those of the language, in lowercase. */
export function siteWords(site: Site): ReadonlySet<string> {
  const text = documentsOf(site).known(DICTIONARY_FILE)?.text ?? ''
  const dictionary = dictionaryOf(site)
  if (text !== dictionary.text) Object.assign(dictionary, { text, words: readDictionary(text) })
  return dictionary.words
}

/** Calls back when the words of the site change, until the returned function is called. */
export function onSiteWords(site: Site, listener: () => void): () => void {
  void documentsOf(site)
    .load(DICTIONARY_FILE)
    .then(listener, () => undefined)
  return documentsOf(site).subscribe(DICTIONARY_FILE, listener)
}

/** Adds a word to the site’s dictionary: one step, saved and undone like any other. */
export function addSiteWord(site: Site, word: string): void {
  const label = t('page:spelling.step', { word })
  const text = documentsOf(site).known(DICTIONARY_FILE)?.text
  if (text === undefined) makeStep(site, { label, create: [{ file: DICTIONARY_FILE, text: `${word}\n` }] })
  else {
    const { offset, text: added } = addToDictionary(text, word)
    makeStep(site, { label, edits: [{ file: DICTIONARY_FILE, edits: [{ offset, length: 0, text: added }] }] })
  }
}
