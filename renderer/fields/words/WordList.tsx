import { useDeferredValue, useMemo } from 'react'
import { isObject, type JsonObject } from '../../../shared/config/json/value.ts'
import type { Site } from '../../host/scope/site.ts'
import type { RowProps } from '../base/row.ts'
import { OtherNames } from './OtherNames.tsx'
import { type EditedLanguage, editedLanguages } from './ownTexts.ts'
import { otherNames, shownGroups, withOwnTexts } from './shownWords.ts'
import { useWordChange } from './useWordChange.ts'
import { useSiteLanguages, useWords } from './useWords.ts'
import { useWordView } from './useWordView.ts'
import { WordBar } from './WordBar.tsx'
import { WordGroups } from './WordGroups.tsx'
import styles from './Words.module.css'

interface WordListProps extends Pick<RowProps, 'path' | 'value' | 'isReadOnly'> {
  readonly site: Site
}

const NOTHING: JsonObject = {}

/** Every word, by the part of the interface that it belongs to: filters above, unknown names before the words. */
export function WordList({ path, value, isReadOnly, site }: WordListProps) {
  const written = isObject(value) ? value : NOTHING
  const ofSite = useSiteLanguages(site)
  const languages = useMemo(() => ofSite && editedLanguages(ofSite, written), [ofSite, written])
  const view = useWordView(String(path[0]))
  const language = languages?.find(each => each === view.language) ?? languages?.[0]
  const known = useWords(site, language)
  const query = useDeferredValue(view.query)
  const shown = useMemo(() => {
    if (!known || !languages) return undefined
    const edited: EditedLanguage = { language: known.language, languages }
    const words = withOwnTexts(known.words, known.meanings, { written, edited })
    return { languages, edited, words, others: otherNames(known.words, written) }
  }, [known, languages, written])
  const onChange = useWordChange({ path, value }, shown?.edited, view)
  if (!shown) return null
  const { edited } = shown
  return (
    <div className={styles.words}>
      <WordBar view={view} languages={shown.languages} language={edited.language} />
      <OtherNames path={path} names={shown.others} written={written} />
      <WordGroups
        path={path}
        groups={shownGroups(shown.words, { query, onlyChanged: view.onlyChanged, kept: view.kept })}
        view={view}
        language={edited.language}
        isReadOnly={isReadOnly}
        onChange={onChange}
      />
    </div>
  )
}
