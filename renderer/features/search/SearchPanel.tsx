import { Replace, SearchX } from 'lucide-react'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../host/scope/site.ts'
import { hideBelow } from '../../host/view/view.ts'
import { BelowPanel } from '../../kit/BelowPanel.tsx'
import { Button } from '../../kit/Button.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { ProgressBar } from '../../kit/ProgressBar.tsx'
import styles from './Search.module.css'
import { SearchFields } from './SearchFields.tsx'
import { SearchResults } from './SearchResults.tsx'
import { countOf, matchId, replaceMatches, stopSearch, useSearch } from './store.ts'

/** How many matches are drawn; replacing applies to all of them. */
const SHOWN = 600

/** Search and replace in every page, snippet and docs.json. */
export function SearchPanel() {
  const site = useSite()
  const { t } = useTranslation('search')
  return (
    <BelowPanel title={t('title')} onClose={() => hideBelow(site)}>
      <SearchFields />
      <Outcome />
      <Results />
    </BelowPanel>
  )
}

/** The progress of the search, the number of matches, and the button that replaces them. */
function Outcome() {
  const site = useSite()
  const { t } = useTranslation('search')
  const { progress, files, excluded: left, failure, replacement, isReplacing } = useSearch(state => state)
  if (failure !== undefined) return <p className={styles.failure}>{failure}</p>
  if (!progress) return null
  const count = countOf(files)
  const chosen = files.reduce(
    (sum, { file, matches: hits }) => sum + hits.filter(hit => !left.has(matchId(file, hit))).length,
    0,
  )
  const isCut = progress.isDone && progress.searched < progress.total
  return (
    <div className={styles.outcome}>
      <span role="status">
        {progress.isDone && t('matches', { count, in: t('files', { count: files.length }) })}
        {isCut && ` ${t('stoppedEarly', progress)}`}
      </span>
      {!progress.isDone && (
        <>
          <div className={styles.progress}>
            <ProgressBar
              label={t('searching')}
              value={progress.searched / Math.max(1, progress.total)}
              valueLabel={t('progress', progress)}
            />
          </div>
          <Button size="small" onPress={() => stopSearch(site)}>
            {t('stop')}
          </Button>
        </>
      )}
      <span className={styles.apart} />
      <Button
        size="small"
        variant={replacement === '' ? 'plain' : 'primary'}
        icon={<Replace />}
        isDisabled={chosen === 0 || !progress.isDone || isReplacing}
        onPress={() => void replaceMatches(site)}
      >
        {t(replacement === '' ? 'remove' : 'replace', { count: chosen })}
      </Button>
    </div>
  )
}

/** The matches are drawn in pauses between keys: hundreds take longer than a key may. */
function Results() {
  const { t } = useTranslation('search')
  const found = useSearch(state => state.files)
  const files = useDeferredValue(found)
  const replacement = useDeferredValue(useSearch(state => state.replacement))
  const excluded = useSearch(state => state.excluded)
  const isDone = useSearch(state => state.progress?.isDone)
  if (found.length === 0) return isDone ? <EmptyState icon={<SearchX />} title={t('nothing')} /> : null
  let room = SHOWN
  const shown = files.flatMap(file => {
    const drawn = Math.min(room, file.matches.length)
    room -= drawn
    return drawn > 0 ? [{ file, drawn }] : []
  })
  const hidden = countOf(files) - (SHOWN - room)
  return (
    <>
      {shown.map(({ file, drawn }) => (
        <SearchResults
          key={file.file}
          found={file}
          drawn={drawn}
          excluded={excluded}
          replacement={replacement}
        />
      ))}
      {hidden > 0 && <p className={styles.more}>{t('more', { count: hidden })}</p>}
    </>
  )
}
