import { memo } from 'react'
import { Button as AriaButton } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import type { FileMatches, SearchMatch } from '../../../shared/project/search/model.ts'
import { replacementOf } from '../../../shared/project/search/replacement.ts'
import { useSite } from '../../host/scope/site.ts'
import { reveal } from '../../host/session/reveal.ts'
import { usePage } from '../../host/site/pages.ts'
import { cx } from '../../kit/base/cx.ts'
import { Checkbox } from '../../kit/Checkbox.tsx'
import styles from './Search.module.css'
import { excludeMatches, matchId } from './store.ts'

interface SearchResultsProps {
  readonly found: FileMatches
  /** How many matches are drawn, from the first; the checkbox of the file includes and excludes all. */
  readonly drawn: number
  readonly excluded: ReadonlySet<string>
  readonly replacement: string
}

/** The matches in one file: each with its line, before and after the replacement. */
export const SearchResults = memo(function SearchResults(props: SearchResultsProps) {
  const { found, drawn, excluded: left, replacement } = props
  const { file, matches: hits, isTruncated: isCut } = found
  const site = useSite()
  const { t } = useTranslation('search')
  const page = usePage(file)
  const ids = hits.map(hit => matchId(file, hit))
  const gone = ids.filter(id => left.has(id)).length
  const name = page?.title ?? file
  return (
    <section className={styles.file}>
      <h3 className={styles.head}>
        <Checkbox
          aria-label={t('replaceInFile', { name })}
          isSelected={gone === 0}
          isIndeterminate={gone > 0 && gone < ids.length}
          onChange={isTaken => excludeMatches(site, ids, !isTaken)}
        />
        <span>{name}</span>
        {page && <span className={styles.path}>{file}</span>}
        <span className={styles.path}>{t(isCut ? 'firstMatches' : 'count', { count: hits.length })}</span>
      </h3>
      <ul className={styles.list}>
        {hits.slice(0, drawn).map(hit => (
          <Match
            key={hit.offset}
            file={file}
            hit={hit}
            isExcluded={left.has(matchId(file, hit))}
            replacement={replacement}
          />
        ))}
      </ul>
    </section>
  )
})

interface MatchProps {
  readonly file: string
  readonly hit: SearchMatch
  readonly isExcluded: boolean
  readonly replacement: string
}

const shownText = (text: string) => text.replace(/\r?\n/g, '↵')

function Match({ file, hit, isExcluded: isLeft, replacement }: MatchProps) {
  const site = useSite()
  const { t } = useTranslation('search')
  const next = replacementOf(hit, replacement)
  const isReplaced = replacement !== '' && !isLeft && next !== hit.found
  return (
    <li className={styles.row}>
      <Checkbox
        aria-label={t('replaceMatch', { line: hit.line, found: shownText(hit.found) })}
        isSelected={!isLeft}
        onChange={isTaken => excludeMatches(site, [matchId(file, hit)], !isTaken)}
      />
      <AriaButton
        className={cx(styles.place)}
        onPress={() => reveal(site, { file, offset: hit.offset, length: hit.found.length })}
      >
        <span className={styles.line}>{hit.line}</span>
        <span className={styles.words} dir="auto">
          {hit.before}
          {isReplaced ? (
            <>
              <del className={styles.old}>{shownText(hit.found)}</del>
              <ins className={styles.new}>{shownText(next)}</ins>
            </>
          ) : (
            <mark className={styles.mark}>{shownText(hit.found)}</mark>
          )}
          {hit.after}
        </span>
      </AriaButton>
    </li>
  )
}
