import type { TFunction } from 'i18next'
import { memo, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DivisionKind } from '../../../shared/config/navigation/containers.ts'
import type { PageSummary } from '../../../shared/page/summary.ts'
import { notify } from '../../host/base/notices.ts'
import type { Site } from '../../host/scope/site.ts'
import { useSite } from '../../host/scope/site.ts'
import { showPage } from '../../host/view/view.ts'
import { ContextMenu } from '../../kit/ContextMenu.tsx'
import type { MenuBlock } from '../../kit/Menu.tsx'
import { useOperationActions } from '../api/useOperationActions.ts'
import { startPlacement } from '../entries/placement.ts'
import type { RowTarget } from '../entries/rowLocations.ts'
import type { Row } from '../entries/rows.ts'
import { Announcements } from './Announcements.tsx'
import { afterOrInside } from './addMenu.tsx'
import { DragBar } from './DragBar.tsx'
import { useFileActions } from './files/useFileActions.ts'
import { foldedRows, LARGE } from './foldedRows.ts'
import { Inbox } from './inbox/Inbox.tsx'
import { keepUnlisted } from './inbox/unlistedPages.ts'
import styles from './Navigation.module.css'
import { lastGroup, NavigationHead } from './NavigationHead.tsx'
import { PlacementBar } from './PlacementBar.tsx'
import { Renaming } from './Renaming.tsx'
import { ScopeBar } from './ScopeBar.tsx'
import { TreeDialogs } from './TreeDialogs.tsx'
import { TreeView } from './TreeView.tsx'
import { useGeneratedMenu } from './useGeneratedMenu.tsx'
import { type GeneratedTree, useGeneratedTree } from './useGeneratedRows.ts'
import { useNewRow } from './useNewRow.ts'
import { useRowClick } from './useRowClick.ts'
import { type RowMenuContext, type TreeDialog, useRowMenu } from './useRowMenu.tsx'
import { filterRows } from './useRows.ts'
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
  const filterText = filter.trim().toLowerCase()
  const state = useTree(container, filterText !== '')
  const { tree, actions, selection, expanded, isReadOnly } = state
  const files = useFileActions()
  const generated = useGeneratedTree(tree, filterText)
  const operations = useOperationActions()
  const drag = useTreeDrag(tree, generated.byId, actions)
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
      <TreeInbox {...{ tree, actions, isReadOnly, show: setDialog, giveTitle: files.giveTitle }} />
      <Renaming {...{ container, row: renaming, actions, files }} onDone={() => setRenaming(undefined)} />
      <RowMenu menu={menu} blocks={blocks} onClose={() => setMenu(undefined)} />
      <Announcements />
      <TreeDialogs {...{ tree, dialog, actions, files }} onClose={() => setDialog(undefined)} />
    </section>
  )
}

/** Adds groups and divisions; the name of each is edited in place. */
function useAdding(state: TreeState, rename: (row: Row) => void, showAll: () => void) {
  const { actions } = state
  const renameNew = useNewRow(state, rename)
  const addGroup = useStableCallback((target: RowTarget | undefined) => {
    showAll()
    renameNew(actions.addGroup(target))
  })
  const addDivision = useStableCallback((kind: DivisionKind, target: RowTarget | undefined) => {
    showAll()
    renameNew(actions.addDivision(kind, target))
  })
  return { addGroup, addDivision }
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

/** Keeps a page out of the inbox, and offers to undo that. */
function keepOut(site: Site, { path, title }: PageSummary, t: TFunction<'navigation'>): void {
  keepUnlisted(site, [path], true)
  const action = { label: t('undo'), run: () => keepUnlisted(site, [path], false) }
  notify(site.app, { kind: 'success', message: t('inbox.leftOut', { name: title }), action })
}

interface TreeInboxProps extends Pick<TreeState, 'tree' | 'actions' | 'isReadOnly'> {
  readonly show: (dialog: TreeDialog) => void
  readonly giveTitle: (file: string, title: string) => void
}

/** The inbox, below the tree. */
const TreeInbox = memo(function TreeInbox(props: TreeInboxProps) {
  const site = useSite()
  const { tree, actions, isReadOnly, show, giveTitle } = props
  const { t } = useTranslation('navigation')
  return (
    <Inbox
      tree={tree}
      isReadOnly={isReadOnly}
      actions={{
        create: row => show({ kind: 'new', target: undefined, path: row.detail }),
        pointElsewhere: row => show({ kind: 'point', row }),
        point: actions.point,
        remove: row => actions.remove([row]),
        open: page => showPage(site, page.file),
        giveTitle: page => giveTitle(page.file, page.title),
        place: page => show({ kind: 'place', page }),
        keep: page => keepOut(site, page, t),
        generate: () => show({ kind: 'generate' }),
      }}
    />
  )
})
