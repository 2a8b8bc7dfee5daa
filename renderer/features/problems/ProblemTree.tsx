import { useMemo, useRef } from 'react'
import { Collection, Tree, Virtualizer } from 'react-aria-components'
import { ListLayout } from 'react-aria-components/Virtualizer'
import { useTranslation } from 'react-i18next'
import type { Problem } from '../../../shared/text/problem.ts'
import { useSite } from '../../host/scope/site.ts'
import { GroupItem } from './GroupItem.tsx'
import { type Grouping, groupProblems, type ProblemGroup } from './groups.ts'
import { ProblemItem } from './ProblemItem.tsx'
import styles from './Problems.module.css'
import { useProblemView } from './store.ts'
import { goToProblem } from './useProblemMenu.tsx'

const LAYOUT = { estimatedRowHeight: 34 }

interface ProblemTreeProps {
  readonly problems: readonly Problem[]
  readonly grouping: Grouping
}

/** The problems in groups that can be collapsed; only the rows in view are drawn. */
export function ProblemTree({ problems, grouping }: ProblemTreeProps) {
  const site = useSite()
  const { t } = useTranslation('problems')
  const groups = useGroups(problems, grouping)
  const closed = useProblemView(view => view.closed)
  const open = useMemo(() => groups.filter(({ id }) => !closed.has(id)).map(({ id }) => id), [groups, closed])
  const byId = useMemo(() => new Map(groups.flatMap(({ rows }) => rows.map(row => [row.id, row]))), [groups])
  const setOpen = (ids: ReadonlySet<unknown>) =>
    useProblemView.of(site).setState({
      closed: new Set([
        ...[...closed].filter(id => !groups.some(group => group.id === id)),
        ...groups.flatMap(({ id }) => (ids.has(id) ? [] : [id])),
      ]),
    })
  const act = (key: string) => {
    const row = byId.get(key)
    if (row) goToProblem(site, row.problem)
    else setOpen(new Set(open.includes(key) ? open.filter(id => id !== key) : [...open, key]))
  }
  return (
    <Virtualizer layout={ListLayout} layoutOptions={LAYOUT}>
      <Tree
        aria-label={t('list')}
        className={styles.tree ?? ''}
        items={groups}
        dependencies={[grouping]}
        selectionMode="none"
        expandedKeys={open}
        onExpandedChange={setOpen}
        onAction={key => act(String(key))}
      >
        {group => (
          <GroupItem group={group} grouping={grouping}>
            <Collection items={group.rows} dependencies={[grouping]}>
              {row => <ProblemItem row={row} grouping={grouping} />}
            </Collection>
          </GroupItem>
        )}
      </Tree>
    </Virtualizer>
  )
}

/** Groups and rows, the same objects again while nothing in them changed. */
function useGroups(problems: readonly Problem[], grouping: Grouping): readonly ProblemGroup[] {
  const before = useRef<readonly ProblemGroup[]>([])
  return useMemo(() => {
    before.current = groupProblems(problems, grouping, before.current)
    return before.current
  }, [problems, grouping])
}
