import { CircleCheck, SearchX } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../host/scope/site.ts'
import { Button } from '../../kit/Button.tsx'
import { Checkbox } from '../../kit/Checkbox.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { SearchField } from '../../kit/SearchField.tsx'
import type { Rows } from '../entries/rows.ts'
import type { SortingItem, TaskId } from './base/tasks.ts'
import { bulkActions } from './bulkActions.ts'
import { expandedAtFirst, folderTree, itemsWith, type SortingNode } from './folderTree.ts'
import styles from './Sorting.module.css'
import { SortingTree } from './SortingTree.tsx'
import { bulkTaskActions, itemActions, type SortingDialog } from './taskActions.tsx'
import { countTicks } from './ticks.ts'

interface TaskPanelProps {
  readonly task: TaskId
  readonly items: readonly SortingItem[]
  readonly tree: Rows
  readonly show: (dialog: SortingDialog) => void
}

/** The items of a task by folder, with a search and actions on the selected ones. */
export function TaskPanel({ task, items, tree, show }: TaskPanelProps) {
  const site = useSite()
  const { t, i18n } = useTranslation('sorting')
  const [search, setSearch] = useState('')
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const found = useMemo(() => itemsWith(items, search), [items, search])
  const roots = useMemo(() => folderTree(found, i18n.language), [found, i18n.language])
  const counts = useMemo(() => countTicks(roots, ticked), [roots, ticked])
  const { open, setOpen } = useOpenFolders(roots)
  const chosen = useMemo(() => found.filter(({ id }) => ticked.has(id)), [found, ticked])
  const bulk = useMemo(() => bulkActions(site, t), [site, t])
  const actionsOf = useCallback(
    (item: SortingItem) => itemActions(item, { site, tree, bulk, show, t }),
    [site, tree, bulk, show, t],
  )
  const tickAll = (isTicked: boolean) => {
    const ids = found.map(({ id }) => id)
    setTicked(isTicked ? ticked.union(new Set(ids)) : ticked.difference(new Set(ids)))
  }
  if (items.length === 0) return <EmptyState icon={<CircleCheck />} title={t('taskDone')} />
  return (
    <>
      <p className={styles.about}>{t(`about.${task}`)}</p>
      <div className={styles.bar}>
        <Checkbox
          isSelected={found.length > 0 && chosen.length === found.length}
          isIndeterminate={chosen.length > 0 && chosen.length < found.length}
          isDisabled={found.length === 0}
          onChange={tickAll}
        >
          {t('all')}
        </Checkbox>
        <span role="status" className={styles.selected}>
          {t('selected', { count: chosen.length, total: found.length })}
        </span>
        <div className={styles.search}>
          <SearchField label={t('search')} value={search} onChange={setSearch} />
        </div>
        {bulkTaskActions(task, chosen, { bulk, show, t }).map(({ id, label, icon, run }, index) => (
          <Button
            key={id}
            size="small"
            variant={index === 0 ? 'primary' : 'plain'}
            icon={icon}
            isDisabled={chosen.length === 0}
            onPress={run}
          >
            {label}
          </Button>
        ))}
      </div>
      {found.length === 0 ? (
        <EmptyState icon={<SearchX />} title={t('noMatch', { text: search.trim() })} />
      ) : (
        <SortingTree
          {...{ roots, open, ticked, counts, actionsOf }}
          onOpen={setOpen}
          onTick={setTicked}
          isMovable={task === 'unlisted' || task === 'kept'}
        />
      )}
    </>
  )
}

/** The expanded folders: as many as are few rows, unless the person expanded or collapsed them. */
function useOpenFolders(roots: readonly SortingNode[]) {
  const first = useMemo(() => expandedAtFirst(roots), [roots])
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set())
  const open = useMemo(() => first.symmetricDifference(changed), [first, changed])
  return { open, setOpen: (ids: ReadonlySet<string>) => setChanged(first.symmetricDifference(ids)) }
}
