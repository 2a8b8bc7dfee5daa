import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notifyError } from '../../../host/base/notices.ts'
import { monaco } from '../editor/monaco.ts'
import type { Desk } from '../editor/openPage.ts'
import { rangeOf } from '../editor/openPage.ts'
import type { Reading } from '../writing/pageReading.ts'
import { onOwnWords, ownWords } from './dictionary.ts'
import { SPELLING } from './fixes.ts'
import { type Spelling, spell } from './speller.ts'

/** Marks the words of a page that no dictionary knows, when the person pauses. */
export function useSpelling(desk: Desk | undefined, reading: Reading | undefined): Spelling | undefined {
  const { t } = useTranslation('page')
  const [spelling, setSpelling] = useState<Spelling>()
  const [dictionary, setDictionary] = useState<ReadonlySet<string>>()
  useEffect(() => onOwnWords(() => setDictionary(ownWords())), [])
  useEffect(() => {
    if (!desk || !reading || !dictionary) return
    let isLatest = true
    const mark = (found: Spelling) => {
      if (!isLatest || desk.model.isDisposed() || desk.model.getVersionId() !== reading.version) return
      const markers = found.wrong.map(({ word, offset }) => ({
        ...rangeOf(desk, { from: offset, to: offset + word.length }),
        severity: monaco.MarkerSeverity.Info,
        message: t('spelling.unknown', { word }),
        source: SPELLING,
      }))
      monaco.editor.setModelMarkers(desk.model, SPELLING, markers)
      setSpelling(found)
    }
    spell(reading.page, ownWords).then(mark, notifyError)
    return () => {
      isLatest = false
    }
  }, [desk, reading, dictionary, t])
  return desk ? spelling : undefined
}
