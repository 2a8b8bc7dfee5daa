import { t } from 'i18next'
import { DICTIONARY_FILE } from '../../../../shared/page/writing/dictionary-file.ts'
import { addToDictionary, readDictionary } from '../../../../shared/page/writing/spelling.ts'
import { documents, makeStep } from '../../../host/documents/documents.ts'

let read: { readonly text: string; readonly words: ReadonlySet<string> } = { text: '', words: new Set() }

/** The words that the site knows beside those of the language, in small letters. */
export function ownWords(): ReadonlySet<string> {
  const text = documents.known(DICTIONARY_FILE)?.text ?? ''
  if (text !== read.text) read = { text, words: readDictionary(text) }
  return read.words
}

/** Calls back when the words of the site change, until the returned function is called. */
export function onOwnWords(listener: () => void): () => void {
  void documents.load(DICTIONARY_FILE).then(listener, () => undefined)
  return documents.subscribe(DICTIONARY_FILE, listener)
}

/** Adds a word to the dictionary of the site: one step, which is saved and taken back like any other. */
export function addOwnWord(word: string): void {
  const label = t('page:spelling.step', { word })
  const text = documents.known(DICTIONARY_FILE)?.text
  if (text === undefined) makeStep({ label, create: [{ file: DICTIONARY_FILE, text: `${word}\n` }] })
  else {
    const { offset, text: added } = addToDictionary(text, word)
    makeStep({ label, edits: [{ file: DICTIONARY_FILE, edits: [{ offset, length: 0, text: added }] }] })
  }
}
