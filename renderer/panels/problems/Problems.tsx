import { CircleCheck, SearchX } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Problem, Severity } from '../../../shared/text/problem.ts'
import { useProblems } from '../../state/problems.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { SegmentedChoice } from '../../ui/SegmentedChoice.tsx'
import { BelowPanel } from '../shell/BelowPanel.tsx'
import { FileProblems } from './FileProblems.tsx'
import styles from './Problems.module.css'

type Filter = Severity | 'all'

const FILTERS: readonly Filter[] = ['all', 'error', 'warning', 'notice']

/** As many as one can look through; the rest is counted. */
const SHOWN = 400

/** What is wrong with the site, file by file, with the way there and a fix where there is one. */
export function Problems() {
  const { t } = useTranslation('problems')
  const problems = useProblems()
  const [filter, setFilter] = useState<Filter>('all')
  const [words, setWords] = useState('')
  const found = problems.filter(
    problem => (filter === 'all' || problem.severity === filter) && holds(problem, words.toLowerCase()),
  )
  const count = (id: Filter) =>
    id === 'all' ? problems.length : problems.filter(({ severity }) => severity === id).length
  const tools = problems.length > 0 && (
    <>
      <SegmentedChoice
        label={t('severity')}
        size="small"
        segments={FILTERS.map(id => ({ id, label: t(`filter.${id}`, { count: count(id) }) }))}
        value={filter}
        onChange={setFilter}
      />
      <div className={styles.search}>
        <SearchField label={t('search')} value={words} onChange={setWords} />
      </div>
    </>
  )
  return (
    <BelowPanel title={t('title')} tools={tools}>
      <List problems={found} isFiltered={problems.length > 0} />
    </BelowPanel>
  )
}

const holds = ({ file, message, code }: Problem, words: string) =>
  words === '' || `${file} ${message} ${code}`.toLowerCase().includes(words)

interface ListProps {
  readonly problems: readonly Problem[]
  /** There are others, which the filter leaves out. */
  readonly isFiltered: boolean
}

function List({ problems, isFiltered }: ListProps) {
  const { t } = useTranslation('problems')
  if (problems.length === 0) {
    return isFiltered ? (
      <EmptyState icon={<SearchX />} title={t('none')} />
    ) : (
      <EmptyState icon={<CircleCheck />} title={t('fine')}>
        {t('fineText')}
      </EmptyState>
    )
  }
  const shown = problems.slice(0, SHOWN)
  const files = [...new Set(shown.map(({ file }) => file))]
  return (
    <>
      {files.map(file => (
        <FileProblems key={file} file={file} problems={shown.filter(problem => problem.file === file)} />
      ))}
      {problems.length > SHOWN && (
        <p className={styles.more}>{t('more', { count: problems.length - SHOWN })}</p>
      )}
    </>
  )
}
