import { CaseSensitive, Regex, WholeWord } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../host/scope/site.ts'
import { IconButton } from '../../kit/IconButton.tsx'
import { SearchField } from '../../kit/SearchField.tsx'
import { TextField } from '../../kit/TextField.tsx'
import styles from './Search.module.css'
import { changeQuery, searchNow, useSearch } from './store.ts'

/** The search text, its options, its scope, and the replacement. */
export function SearchFields() {
  const site = useSite()
  const { t } = useTranslation('search')
  const { query, matchCase, wholeWord, regexp, include, replacement } = useSearch(state => state)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.select(), [])
  return (
    <search className={styles.fields}>
      <div className={styles.query}>
        <SearchField
          label={t('query')}
          value={query}
          onChange={typed => changeQuery(site, { query: typed })}
          onSubmit={() => void searchNow(site)}
          inputRef={input}
          autoFocus
        />
        <IconButton
          size="small"
          label={t('matchCase')}
          icon={<CaseSensitive />}
          isPressed={matchCase}
          onPress={() => changeQuery(site, { matchCase: !matchCase })}
        />
        <IconButton
          size="small"
          label={t('wholeWord')}
          icon={<WholeWord />}
          isPressed={wholeWord}
          onPress={() => changeQuery(site, { wholeWord: !wholeWord })}
        />
        <IconButton
          size="small"
          label={t('regexp')}
          icon={<Regex />}
          isPressed={regexp}
          onPress={() => changeQuery(site, { regexp: !regexp })}
        />
      </div>
      <TextField
        aria-label={t('replacement')}
        placeholder={t('replacement')}
        value={replacement}
        onChange={typed => useSearch.of(site).setState({ replacement: typed })}
      />
      <TextField
        aria-label={t('include')}
        placeholder={t('includeExample')}
        value={include}
        onChange={typed => changeQuery(site, { include: typed })}
        code
      />
    </search>
  )
}
