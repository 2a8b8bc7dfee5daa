import { FolderPlus, ListTree, SearchX, WandSparkles } from 'lucide-react'
import { useId } from 'react'
import { type DragAndDropHooks, Tree, Virtualizer } from 'react-aria-components'
import { ListLayout } from 'react-aria-components/Virtualizer'
import { useTranslation } from 'react-i18next'
import { useConfig } from '../../host/site/config.ts'
import { usePages } from '../../host/site/pages.ts'
import { Button } from '../../kit/Button.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import type { Row } from '../entries/rows.ts'
import { asRole } from './asRole.ts'
import { IsolatedRows } from './IsolatedRows.tsx'
import styles from './Navigation.module.css'
import { ROW_HEIGHT } from './scrollToRow.ts'
import { TreeRow, type TreeRowProps } from './TreeRow.tsx'
import type { SelectedIds } from './useSelection.ts'

const LAYOUT = { rowHeight: ROW_HEIGHT }

/** A press on the selected row is reported, too: a range starts there. The library's types omit this. */
const ALL_ROWS = { allowDuplicateSelectionEvents: true }

const drawTree = asRole('tree')

interface TreeViewProps extends Pick<TreeRowProps, 'toggle' | 'menu'> {
  readonly rows: readonly Row[]
  readonly selected: SelectedIds
  readonly onSelect: (ids: SelectedIds | 'all') => void
  readonly expanded: ReadonlySet<string>
  readonly onExpand: (ids: readonly string[]) => void
  /** Enter on a row. */
  readonly onAction: (id: string) => void
  /** Absent while rows cannot be moved. */
  readonly drag: DragAndDropHooks<Row> | undefined
  readonly isFiltered: boolean
  readonly onAdd: () => void
  /** Creates a navigation from the folders. */
  readonly onGenerate: () => void
}

/** The tree itself; only the rows in view are drawn. */
export function TreeView(props: TreeViewProps) {
  const { rows, selected, onSelect, expanded, onExpand, onAction, drag, toggle, menu } = props
  const { t } = useTranslation('navigation')
  const nothingId = useId()
  const isEmpty = rows.length === 0
  return (
    <div className={styles.stack}>
      {/* The tree cannot turn dragging on or off later: another tree replaces it. */}
      <Virtualizer key={drag ? 'movable' : 'fixed'} layout={ListLayout} layoutOptions={LAYOUT}>
        <IsolatedRows>
          <Tree
            aria-label={t('title')}
            // The library removes the description of a tree that takes drops.
            render={drawn => drawTree({ ...drawn, ...(isEmpty && { 'aria-describedby': nothingId }) })}
            className={styles.tree ?? ''}
            items={rows}
            {...ALL_ROWS}
            selectionMode="multiple"
            selectionBehavior="replace"
            selectedKeys={selected}
            onSelectionChange={onSelect}
            expandedKeys={expanded}
            onExpandedChange={keys => onExpand([...keys].map(String))}
            onAction={key => onAction(String(key))}
            {...(drag && { dragAndDropHooks: drag })}
          >
            {row => <TreeRow row={row} toggle={toggle} menu={menu} />}
          </Tree>
        </IsolatedRows>
      </Virtualizer>
      {/* Beside the tree, which may hold nothing but items, and over it, so that things can still be dropped there. */}
      {isEmpty && (
        <div className={styles.nothing} id={nothingId}>
          <NothingThere {...props} />
        </div>
      )}
    </div>
  )
}

type NothingProps = Pick<TreeViewProps, 'isFiltered' | 'onAdd' | 'onGenerate'>

function NothingThere({ isFiltered, onAdd, onGenerate }: NothingProps) {
  const { t } = useTranslation('navigation')
  const hasPages = usePages().size > 0
  const isBroken = useConfig(({ broken }) => broken !== undefined)
  const add = (
    <>
      {hasPages && (
        <Button variant="primary" icon={<WandSparkles />} onPress={onGenerate}>
          {t('generateAction')}
        </Button>
      )}
      <Button icon={<FolderPlus />} onPress={onAdd}>
        {t('newGroup')}
      </Button>
    </>
  )
  if (isFiltered) return <EmptyState icon={<SearchX />} title={t('noMatch')} />
  if (isBroken) {
    return (
      <EmptyState icon={<ListTree />} title={t('unreadable')}>
        {t('unreadableText')}
      </EmptyState>
    )
  }
  return (
    <EmptyState icon={<ListTree />} title={t('empty')} actions={add}>
      {t('emptyText')}
    </EmptyState>
  )
}
