import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notifyError } from '../../../host/base/notices.ts'
import { useSite } from '../../../host/scope/site.ts'
import { monaco } from '../editor/monaco.ts'
import type { OpenPage } from '../editor/openPage.ts'
import { rangeOf } from '../editor/openPage.ts'
import type { ModelPage } from '../writing/pageReading.ts'
import { onSiteWords, siteWords } from './dictionary.ts'
import { SPELLING } from './fixes.ts'
import type { SpellingLanguage } from './languages.ts'
import { type Spelling, spell } from './speller.ts'

/** Marks the unknown words of a page when the person pauses. */
export function useSpelling(
  openPage: OpenPage | undefined,
  parsed: ModelPage | undefined,
  languages: readonly SpellingLanguage[],
): Spelling | undefined {
  const site = useSite()
  const { t } = useTranslation('page')
  const [spelling, setSpelling] = useState<Spelling>()
  const [dictionary, setDictionary] = useState<ReadonlySet<string>>()
  useEffect(() => onSiteWords(site, () => setDictionary(siteWords(site))), [site])
  useEffect(() => {
    if (!openPage || !parsed || !dictionary) return
    let isLatest = true
    const mark = (found: Spelling) => {
      if (!isLatest || openPage.model.isDisposed() || openPage.model.getVersionId() !== parsed.version) return
      const markers = found.wrong.map(({ word, offset }) => ({
        ...rangeOf(openPage, { from: offset, to: offset + word.length }),
        severity: monaco.MarkerSeverity.Info,
        message: t('spelling.unknown', { word }),
        source: SPELLING,
      }))
      monaco.editor.setModelMarkers(openPage.model, SPELLING, markers)
      setSpelling(found)
    }
    spell(parsed.page, languages, () => siteWords(site)).then(mark, error => notifyError(site.app, error))
    return () => {
      isLatest = false
    }
  }, [openPage, parsed, languages, dictionary, t, site])
  return openPage ? spelling : undefined
}
