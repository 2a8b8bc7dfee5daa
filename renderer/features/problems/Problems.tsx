import {
  CircleCheck,
  Eye,
  Globe,
  Hourglass,
  MoreHorizontal,
  SearchX,
  ShieldBan,
  SlidersHorizontal,
  WandSparkles,
  X,
} from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Problem, Severity } from '../../../shared/text/problem.ts'
import { searchable } from '../../../shared/text/searchable.ts'
import { useSite } from '../../host/scope/site.ts'
import { isOfHiddenKind, showAllKinds, useHiddenKinds } from '../../host/site/hidden-kinds.ts'
import { useNewProblems } from '../../host/site/new-problems.ts'
import { useProblems } from '../../host/site/problems.ts'
import { useProject } from '../../host/site/project.ts'
import { hideBelow } from '../../host/view/view.ts'
import { BelowPanel } from '../../kit/BelowPanel.tsx'
import { Button } from '../../kit/Button.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { IconButton } from '../../kit/IconButton.tsx'
import { Menu } from '../../kit/Menu.tsx'
import { SearchField } from '../../kit/SearchField.tsx'
import { SegmentedChoice } from '../../kit/SegmentedChoice.tsx'
import { type Grouping, holds } from './groups.ts'
import { HistoryLine } from './HistoryLine.tsx'
import { OutsideLinksProgress } from './OutsideLinksProgress.tsx'
import styles from './Problems.module.css'
import { ProblemTree } from './ProblemTree.tsx'
import { type ProblemScope, showProblemDialog, useProblemView } from './store.ts'
import { useOutsideLinks } from './useOutsideLinks.ts'
import { useRowProblems } from './useRowProblems.ts'

type Filter = Severity | 'all' | 'new'

const NO_ROW = { id: '', file: undefined }

const FILTERS: readonly Filter[] = ['new', 'all', 'error', 'warning', 'notice']
const GROUPINGS: readonly Grouping[] = ['page', 'rule']

/** The problems of the site, by page or by rule, with links to them and fixes if available. */
export function Problems() {
  const site = useSite()
  const { t } = useTranslation('problems')
  const problems = useListed()
  const scope = useProblemView(view => view.scope)
  const grouping = useProblemView(view => view.grouping)
  const [filter, setFilter] = useState<Filter>('all')
  const [words, setWords] = useState('')
  const fresh = useNewProblems(problems)
  const shownBy = (id: Filter) =>
    id === 'all' ? problems : id === 'new' ? fresh : problems.filter(({ severity }) => severity === id)
  const found = shownBy(filter).filter(problem => holds(problem, searchable(words)))
  // Without new problems there is nothing to choose.
  const filters = FILTERS.filter(id => id !== 'new' || fresh.length > 0 || filter === 'new')
  const tools = problems.length > 0 && (
    <>
      <SegmentedChoice
        label={t('group')}
        size="small"
        segments={GROUPINGS.map(id => ({ id, label: t(`by.${id}`) }))}
        value={grouping}
        onChange={next => useProblemView.of(site).setState({ grouping: next })}
      />
      <SegmentedChoice
        label={t('severity')}
        size="small"
        segments={filters.map(id => ({ id, label: t(`filter.${id}`, { count: shownBy(id).length }) }))}
        value={filter}
        onChange={setFilter}
      />
      <div className={styles.search}>
        <SearchField label={t('search')} value={words} onChange={setWords} />
      </div>
      <FixMany problems={problems} scope={scope} />
    </>
  )
  return (
    <BelowPanel
      onClose={() => hideBelow(site)}
      title={t('title')}
      tools={
        <>
          <Scope />
          <HiddenKinds />
          {tools}
          <More />
        </>
      }
    >
      <div className={styles.panel}>
        <OutsideLinksProgress />
        <div className={styles.main}>
          {found.length === 0 ? (
            <Nothing isFiltered={problems.length > 0 || scope !== undefined} />
          ) : (
            <ProblemTree problems={found} grouping={grouping} />
          )}
        </div>
        <HistoryLine />
      </div>
    </BelowPanel>
  )
}

/** All problems, or those of the requested row, without those of hidden kinds. */
function useListed(): readonly Problem[] {
  const all = useProblems()
  const scope = useProblemView(view => view.scope)
  const own = useRowProblems(scope ?? NO_ROW)
  const hidden = useHiddenKinds()
  const listed = scope ? own : all
  return useMemo(
    () => (hidden.size === 0 ? listed : listed.filter(problem => !isOfHiddenKind(hidden, problem))),
    [listed, hidden],
  )
}

/** How many kinds are hidden, to show them again. */
function HiddenKinds() {
  const site = useSite()
  const { t } = useTranslation('problems')
  const { size } = useHiddenKinds()
  if (size === 0) return null
  return (
    <Button size="small" icon={<Eye />} onPress={() => showAllKinds(site)}>
      {t('showHidden', { count: size })}
    </Button>
  )
}

interface FixManyProps {
  readonly problems: readonly Problem[]
  readonly scope: ProblemScope | undefined
}

/** Fixes many problems at once: those of the filtered page, or of the whole site. */
function FixMany({ problems, scope }: FixManyProps) {
  const site = useSite()
  const { t } = useTranslation('problems')
  const only = scope && { file: scope.file ?? '' }
  if (!problems.some(({ fix, file }) => fix && (only === undefined || file === only.file))) return null
  return (
    <Button
      size="small"
      icon={<WandSparkles />}
      onPress={() => showProblemDialog(site, { kind: 'fix', ...only })}
    >
      {t('fixMany')}
    </Button>
  )
}

/** Shows which row the list is filtered by, and clears the filter. */
function Scope() {
  const site = useSite()
  const { t } = useTranslation('problems')
  const scope = useProblemView(view => view.scope)
  if (scope === undefined) return null
  return (
    <Button size="small" icon={<X />} onPress={() => useProblemView.of(site).setState({ scope: undefined })}>
      {t('clearFilter', { name: scope.name })}
    </Button>
  )
}

/** Actions for all problems. */
function More() {
  const site = useSite()
  const { t } = useTranslation('problems')
  const { progress, ask } = useOutsideLinks()
  const actions = [
    {
      id: 'rules',
      label: t('rules.open'),
      icon: <SlidersHorizontal />,
      onAction: () => showProblemDialog(site, { kind: 'rules' }),
    },
    {
      id: 'outside',
      label: t('externalLinks.ask'),
      icon: <Globe />,
      isDisabled: progress !== undefined,
      onAction: () => void ask(),
    },
    {
      id: 'refused',
      label: t('refused.open'),
      icon: <ShieldBan />,
      onAction: () => showProblemDialog(site, { kind: 'refused' }),
    },
  ]
  return (
    <Menu
      label={t('moreActions')}
      placement="bottom end"
      blocks={[{ actions }]}
      trigger={<IconButton label={t('moreActions')} icon={<MoreHorizontal />} size="small" />}
    />
  )
}

/** `isFiltered`: there may be problems that the filter or the selected row hides. */
function Nothing({ isFiltered }: { readonly isFiltered: boolean }) {
  const { t } = useTranslation('problems')
  const isChecked = useProject().unchecked === undefined
  if (isFiltered) return <EmptyState icon={<SearchX />} title={t('noMatch')} />
  if (!isChecked) {
    return (
      <EmptyState icon={<Hourglass />} title={t('noneYet')}>
        {t('noneYetText')}
      </EmptyState>
    )
  }
  return (
    <EmptyState icon={<CircleCheck />} title={t('noProblems')}>
      {t('noProblemsText')}
    </EmptyState>
  )
}
