import { useTranslation } from 'react-i18next'
import { divisionName } from '../../../shared/site/shell/division-name.ts'
import { SearchField } from '../../kit/SearchField.tsx'
import { Select } from '../../kit/Select.tsx'
import { Switch } from '../../kit/Switch.tsx'
import type { WordView } from './useWordView.ts'
import styles from './Words.module.css'

interface WordBarProps {
  readonly view: WordView
  readonly languages: readonly string[]
  readonly language: string
}

/** Which words are listed, and the language whose texts are edited. */
export function WordBar({ view, languages, language }: WordBarProps) {
  const { t } = useTranslation('words')
  return (
    <div className={styles.bar}>
      <div className={styles.find}>
        <SearchField label={t('find')} value={view.query} onChange={view.setQuery} />
      </div>
      {languages.length > 1 && (
        <div className={styles.language}>
          <Select
            aria-label={t('language')}
            choices={languages.map(name => ({
              id: name,
              label: divisionName({ kind: 'language', name }),
              note: name,
            }))}
            value={language}
            onChange={view.setLanguage}
          />
        </div>
      )}
      <Switch isSelected={view.onlyChanged} onChange={view.setOnlyChanged}>
        {t('onlyChanged')}
      </Switch>
    </div>
  )
}
