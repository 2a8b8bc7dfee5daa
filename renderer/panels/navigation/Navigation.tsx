import type { TFunction } from 'i18next'
import { memo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageSummary } from '../../../shared/page/summary.ts'
import { notify } from '../../state/notices.ts'
import { showPage } from '../../state/view.ts'
import { ContextMenu } from '../../ui/ContextMenu.tsx'
import { Announcements } from './Announcements.tsx'
import { DragBar } from './DragBar.tsx'
import type { Target } from './edits.ts'
import { useFileActions } from './files/useFileActions.ts'
import { Inbox } from './inbox/Inbox.tsx'
import { keepUnlisted } from './inbox/kept.ts'
import styles from './Navigation.module.css'
import { lastGroup, NavigationHead } from './NavigationHead.tsx'
import { PlacingBar } from './Placing.tsx'
import { startPlacing } from './placing.ts'
import { Renaming } from './Renaming.tsx'
import type { Row } from './rows.ts'
import { TreeDialogs } from './TreeDialogs.tsx'
import { TreeView } from './TreeView.tsx'
import { useNewGroup } from './useNewGroup.ts'
import { useRowClick } from './useRowClick.ts'
import { besideOrInside, type TreeDialog, useRowMenu } from './useRowMenu.tsx'
import { filterRows } from './useRows.ts'
import { useStable } from './useStable.ts'
import { useSteadyPress } from './useSteadyPress.ts'
import { type TreeState, useTree } from './useTree.ts'
import { useTreeDrag } from './useTreeDrag.tsx'
import { useTreeKeys } from './useTreeKeys.ts'

interface MenuAt {
  readonly row: Row
  readonly at: { readonly x: number; readonly y: number }
}

/** The site's navigation as readers see it, to be opened, ordered and changed. */
export function Navigation() {
  const { t } = useTranslation('navigation')
  const container = useRef<HTMLElement>(null)
  const steady = useSteadyPress(container)
  const [words, setWords] = useState('')
  const [menu, setMenu] = useState<MenuAt>()
  const [dialog, setDialog] = useState<TreeDialog>()
  const [renaming, setRenaming] = useState<Row>()
  const sought = words.trim().toLowerCase()
  const state = useTree(container, sought !== '')
  const { tree, actions, selection, expanded, isReadOnly } = state
  const files = useFileActions()
  const drag = useTreeDrag(tree, actions)
  const newGroup = useNewGroup(state, setRenaming)
  const addGroup = useStable((target: Target | undefined) => {
    // Its name is asked for where it stands.
    setWords('')
    newGroup(target)
  })
  const targetNow = useStable(() => (selection.last ? besideOrInside(selection.last) : lastGroup(tree.rows)))

  const open = (row: Row) => {
    if (row.kind === 'page' && row.file !== undefined) showPage(row.file)
    else if (row.kind === 'page') setDialog({ kind: 'new', target: undefined, path: row.detail })
    else expanded.toggle(row.id)
  }
  const openById = useStable((id: string) => {
    const row = tree.byId.get(id)
    if (row) open(row)
  })
  useRowClick(container, openById)
  const toggle = useStable((row: Row) => expanded.toggle(row.id))
  const openMenu = useStable((row: Row, at: MenuAt['at']) => {
    if (isReadOnly) return
    if (!selection.ids.has(row.id)) selection.only(row.id)
    setMenu({ row, at })
  })
  const place = (rows: readonly Row[]) => startPlacing(tree, rows, target => actions.move(rows, target))
  const blocks = useRowMenu({
    ...{ actions, open, files, place, addGroup },
    rename: setRenaming,
    show: setDialog,
  })
  useTreeKeys(container, id => (isReadOnly ? undefined : tree.byId.get(id)), {
    moveBy: actions.moveBy,
    rename: setRenaming,
    remove: row => actions.remove(selection.with(row)),
    menu: openMenu,
  })
  return (
    <section className={styles.panel} ref={container} {...steady}>
      <NavigationHead
        {...{ words, onWords: setWords, isReadOnly, addGroup, targetNow, show: setDialog }}
        hasGroups={tree.rows.some(row => row.kind === 'group')}
      />
      <PlacingBar />
      <TreeView
        rows={sought === '' ? tree.rows : filterRows(tree.rows, sought)}
        selected={selection.ids}
        onSelect={selection.set}
        expanded={expanded}
        onAction={openById}
        drag={isReadOnly || sought !== '' ? undefined : drag}
        {...{ toggle, menu: openMenu }}
        isFiltered={sought !== ''}
        onAdd={() => addGroup(undefined)}
        onGenerate={() => setDialog({ kind: 'generate' })}
      />
      <DragBar />
      <TreeInbox {...{ tree, actions, isReadOnly, show: setDialog, giveTitle: files.giveTitle }} />
      <Renaming {...{ container, row: renaming, actions, files }} onDone={() => setRenaming(undefined)} />
      <ContextMenu
        {...{ label: t('more', { name: menu?.row.label ?? '' }), at: menu?.at }}
        onClose={() => setMenu(undefined)}
        blocks={menu ? blocks(menu.row, selection.with(menu.row)) : []}
      />
      <Announcements />
      <TreeDialogs {...{ tree, dialog, actions, files }} onClose={() => setDialog(undefined)} />
    </section>
  )
}

/** Leaves a page out of what wants sorting out, and lets the person take that back. */
function keepOut({ path, title }: PageSummary, t: TFunction<'navigation'>): void {
  keepUnlisted([path], true)
  const action = { label: t('undo'), run: () => keepUnlisted([path], false) }
  notify({ kind: 'success', message: t('inbox.kept', { name: title }), action })
}

interface TreeInboxProps extends Pick<TreeState, 'tree' | 'actions' | 'isReadOnly'> {
  readonly show: (dialog: TreeDialog) => void
  readonly giveTitle: (file: string, title: string) => void
}

/** What wants sorting out, below the tree. */
const TreeInbox = memo(function TreeInbox(props: TreeInboxProps) {
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
        open: page => showPage(page.file),
        giveTitle: page => giveTitle(page.file, page.title),
        place: page => show({ kind: 'place', page }),
        keep: page => keepOut(page, t),
        generate: () => show({ kind: 'generate' }),
      }}
    />
  )
})
