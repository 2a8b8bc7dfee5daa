import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { searchable } from '../../../shared/text/searchable.ts'
import { useSite } from '../../host/scope/site.ts'
import { showPage } from '../../host/view/view.ts'
import { ContextMenu } from '../../kit/ContextMenu.tsx'
import type { MenuBlock } from '../../kit/Menu.tsx'
import { useOperationActions } from '../api/useOperationActions.ts'
import { startPlacement } from '../entries/placement.ts'
import type { RowTarget } from '../entries/rowLocations.ts'
import type { Row } from '../entries/rows.ts'
import { filterRows } from '../entries/useRows.ts'
import { afterOrInside } from './addMenu.tsx'
import { DragBar } from './DragBar.tsx'
import { useFileActions } from './files/useFileActions.ts'
import { foldedRows, LARGE } from './foldedRows.ts'
import styles from './Navigation.module.css'
import { lastGroup, NavigationHead } from './NavigationHead.tsx'
import { PlacementBar } from './PlacementBar.tsx'
import { Renaming } from './Renaming.tsx'
import { ScopeBar } from './ScopeBar.tsx'
import { ToSortOut } from './ToSortOut.tsx'
import { TreeDialogs } from './TreeDialogs.tsx'
import { TreeView } from './TreeView.tsx'
import { useGeneratedMenu } from './useGeneratedMenu.tsx'
import { type GeneratedTree, useGeneratedTree } from './useGeneratedRows.ts'
import { useNewRow } from './useNewRow.ts'
import { useRowClick } from './useRowClick.ts'
import { type RowMenuContext, type TreeDialog, useRowMenu } from './useRowMenu.tsx'
import { useScope } from './useScope.ts'
import { useStableCallback } from './useStableCallback.ts'
import { useSteadyPress } from './useSteadyPress.ts'
import { type TreeState, useTree } from './useTree.ts'
import { useTreeDrag } from './useTreeDrag.tsx'
import { useTreeKeys } from './useTreeKeys.ts'

interface MenuAt {
  readonly row: Row
  readonly at: { readonly x: number; readonly y: number }
}

/** The site's navigation as readers see it, to be expanded, reordered and edited. */
export function Navigation() {
  const site = useSite()
  const container = useRef<HTMLElement>(null)
  const steady = useSteadyPress(container)
  const [filter, setFilter] = useState('')
  const [menu, setMenu] = useState<MenuAt>()
  const [dialog, setDialog] = useState<TreeDialog>()
  const [renaming, setRenaming] = useState<Row>()
  const filterText = searchable(filter.trim())
  const state = useTree(container, filterText !== '')
  const { tree, actions, selection, expanded, isReadOnly } = state
  const files = useFileActions()
  const generated = useGeneratedTree(tree, filterText)
  const operations = useOperationActions()
  const drag = useTreeDrag(tree, generated.byId, actions)
  const showMade = useNewRow(state)
  const adding = useAdding(state, setRenaming, () => setFilter(''))
  const targetNow = useStableCallback(() =>
    selection.last ? afterOrInside(selection.last) : lastGroup(tree.rows),
  )
  const open = (row: Row) => {
    const [operation] = row.kind === 'page' ? (row.generated?.operations ?? []) : []
    if (operation && row.file === undefined) operations.show(operation)
    else if (row.kind === 'page' && row.file !== undefined) showPage(site, row.file)
    else if (row.kind === 'page') setDialog({ kind: 'new', target: undefined, path: row.detail })
    else toggle(row)
  }
  const rowOf = (id: string) => tree.byId.get(id) ?? generated.byId.get(id)
  const openById = useStableCallback((id: string) => {
    const row = rowOf(id)
    if (row) open(row)
  })
  useRowClick(container, openById)
  const toggle = useStableCallback((row: Row) => (row.generated ? generated : expanded).toggle(row.id))
  const openMenu = useStableCallback((row: Row, at: MenuAt['at']) => {
    if (isReadOnly) return
    if (!selection.ids.has(row.id)) selection.only(row.id)
    setMenu({ row, at })
  })
  const place = (rows: readonly Row[]) =>
    startPlacement(site, tree, rows, target => actions.move(rows, target))
  const context = { actions, open, files, place, tree, ...adding, rename: setRenaming, show: setDialog }
  const blocks = useBlocks(state, generated, context)
  const scope = useScope(tree)
  const shown = useShown(state, generated, filterText, scope.rows)
  useTreeKeys(container, id => (isReadOnly ? undefined : rowOf(id)), {
    moveBy: actions.moveBy,
    rename: setRenaming,
    remove: row => actions.remove(selection.with(row)),
    menu: openMenu,
  })
  return (
    <section className={styles.panel} ref={container} {...steady}>
      <NavigationHead
        {...{ filter, onFilter: setFilter, isReadOnly, ...adding, targetNow, show: setDialog }}
        hasGroups={tree.rows.some(row => row.kind === 'group')}
      />
      <ScopeBar scope={scope} />
      <PlacementBar />
      <TreeView
        {...{ ...shown, selected: selection.ids, onSelect: selection.set }}
        onAction={openById}
        drag={isReadOnly || filterText !== '' ? undefined : drag}
        {...{ toggle, menu: openMenu }}
        isFiltered={filterText !== ''}
        onAdd={() => adding.addGroup(undefined)}
        onGenerate={() => setDialog({ kind: 'generate' })}
      />
      <DragBar />
      <ToSortOut tree={tree} isReadOnly={isReadOnly} />
      <Renaming {...{ container, row: renaming, actions, files }} onDone={() => setRenaming(undefined)} />
      <RowMenu menu={menu} blocks={blocks} onClose={() => setMenu(undefined)} />
      <TreeDialogs
        {...{ tree, dialog, actions, files, onMade: showMade }}
        onClose={() => setDialog(undefined)}
      />
    </section>
  )
}

/** Adds groups; the name of each is edited in place. */
function useAdding(state: TreeState, rename: (row: Row) => void, showAll: () => void) {
  const { actions } = state
  const renameNew = useNewRow(state, rename)
  const addGroup = useStableCallback((target: RowTarget | undefined) => {
    showAll()
    renameNew(actions.addGroup(target))
  })
  return { addGroup }
}

interface RowMenuProps {
  readonly menu: MenuAt | undefined
  readonly blocks: (row: Row) => readonly MenuBlock[]
  readonly onClose: () => void
}

/** The context menu of the row that it was opened on. */
function RowMenu({ menu, blocks, onClose }: RowMenuProps) {
  const { t } = useTranslation('navigation')
  return (
    <ContextMenu
      {...{ label: t('more', { name: menu?.row.label ?? '' }), at: menu?.at }}
      onClose={onClose}
      blocks={menu ? blocks(menu.row) : []}
    />
  )
}

/** The menu for a row, or for all rows that are selected together with it. */
function useBlocks({ selection }: TreeState, { byId }: GeneratedTree, context: RowMenuContext) {
  const blocks = useRowMenu(context)
  const ofGenerated = useGeneratedMenu(placing => context.show({ kind: 'placeOperations', placing }))
  return (row: Row): readonly MenuBlock[] => {
    const own = byId.get(row.id)
    if (!own) return blocks(row, selection.with(row))
    const chosen = [...byId.values()].filter(({ id }) => selection.ids.has(id))
    return ofGenerated(selection.ids.has(row.id) ? chosen : [own])
  }
}

/** The rows of docs.json that are in the scope and those of API files below them; or all that the search text finds. */
function useShown(
  { tree, expanded }: TreeState,
  generated: GeneratedTree,
  filterText: string,
  inScope: readonly Row[],
) {
  const rows = useMemo(
    () => [
      ...(filterText !== ''
        ? filterRows(tree.rows, filterText)
        : tree.byId.size > LARGE
          ? foldedRows(inScope, expanded.keys)
          : inScope),
      ...generated.rows,
    ],
    [tree, inScope, generated.rows, filterText, expanded.keys],
  )
  const open = useMemo(() => new Set([...expanded.keys, ...generated.open]), [expanded.keys, generated.open])
  const onExpand = (ids: readonly string[]) => {
    expanded.set(ids)
    generated.set(ids)
  }
  return { rows, expanded: open, onExpand }
}
