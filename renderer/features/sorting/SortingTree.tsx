import { useMemo } from 'react'
import { Tree, useDragAndDrop, Virtualizer } from 'react-aria-components'
import { ListLayout } from 'react-aria-components/Virtualizer'
import { useTranslation } from 'react-i18next'
import { PAGE_TYPE } from './base/pageType.ts'
import type { SortingItem } from './base/tasks.ts'
import { foldedNodes, type SortingNode } from './folderTree.ts'
import styles from './Sorting.module.css'
import { SortingRow, SortingRowContext } from './SortingRow.tsx'
import type { TaskAction } from './taskActions.tsx'
import { fullyTicked, type TickCounts, ticksAfter } from './ticks.ts'

/** Pixels; all rows have the same height, so that the position of a row is known without drawing it. */
const LAYOUT = { rowHeight: 32 }

interface SortingTreeProps {
  readonly roots: readonly SortingNode[]
  readonly open: ReadonlySet<string>
  readonly onOpen: (ids: ReadonlySet<string>) => void
  readonly ticked: ReadonlySet<string>
  readonly counts: TickCounts
  readonly onTick: (ids: ReadonlySet<string>) => void
  readonly actionsOf: (item: SortingItem) => readonly TaskAction[]
  /** The items are pages that can be dragged into the navigation. */
  readonly isMovable: boolean
}

/** Items by folder, with a checkbox each; only the rows in view are drawn. */
export function SortingTree(props: SortingTreeProps) {
  const { roots, open, onOpen, ticked, counts, onTick, actionsOf, isMovable } = props
  const { t } = useTranslation('sorting')
  const rows = useMemo(() => foldedNodes(roots, open), [roots, open])
  const selected = useMemo(() => fullyTicked(roots, counts), [roots, counts])
  const context = useMemo(() => ({ counts, actionsOf }), [counts, actionsOf])
  const drag = usePageDrag(roots)
  return (
    <SortingRowContext value={context}>
      <Virtualizer layout={ListLayout} layoutOptions={LAYOUT}>
        <Tree
          aria-label={t('list')}
          className={styles.tree ?? ''}
          items={rows}
          selectionMode="multiple"
          selectionBehavior="toggle"
          selectedKeys={selected}
          onSelectionChange={keys => {
            const after = keys === 'all' ? new Set(roots.map(({ id }) => id)) : new Set([...keys].map(String))
            const before = keys === 'all' ? new Set<string>() : selected
            onTick(ticksAfter(roots, ticked, { before, after }))
          }}
          expandedKeys={open}
          onExpandedChange={keys => onOpen(new Set([...keys].map(String)))}
          {...(isMovable && { dragAndDropHooks: drag })}
        >
          {node => <SortingRow node={node} />}
        </Tree>
      </Virtualizer>
    </SortingRowContext>
  )
}

/** Drags the pages of the selected rows. */
function usePageDrag(roots: readonly SortingNode[]) {
  const { t } = useTranslation('sorting')
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: keys =>
      pathsOf(roots, new Set([...keys].map(String))).map(path => ({ [PAGE_TYPE]: path, 'text/plain': path })),
    getAllowedDropOperations: () => ['move'],
    renderDragPreview: items => (
      <div className={styles.preview}>
        {t('dragging', { count: items.length, name: items[0]?.['text/plain'] })}
      </div>
    ),
  })
  return dragAndDropHooks
}

/** The paths of the pages in nodes, each once. */
const pathsOf = (nodes: readonly SortingNode[], ids: ReadonlySet<string>, isInside = false): string[] =>
  nodes.flatMap(node => {
    const isChosen = isInside || ids.has(node.id)
    if (node.item) return isChosen ? [node.item.path] : []
    return pathsOf(node.nodes, ids, isChosen)
  })
