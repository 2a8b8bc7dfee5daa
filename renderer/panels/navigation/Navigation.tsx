import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showPage } from '../../state/view.ts'
import { ContextMenu } from '../../ui/ContextMenu.tsx'
import { Announcements } from './Announcements.tsx'
import styles from './Navigation.module.css'
import { NavigationHead } from './NavigationHead.tsx'
import { Renaming } from './Renaming.tsx'
import type { Row } from './rows.ts'
import { TreeDialogs } from './TreeDialogs.tsx'
import { TreeView } from './TreeView.tsx'
import { type TreeDialog, useRowMenu } from './useRowMenu.tsx'
import { filterRows } from './useRows.ts'
import { useStable } from './useStable.ts'
import { useSteadyPress } from './useSteadyPress.ts'
import { useTree } from './useTree.ts'
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
  const { tree, actions, selection, expanded, isReadOnly } = useTree(container, sought !== '')
  const drag = useTreeDrag(tree, actions)

  const open = useStable((row: Row) => {
    if (row.kind === 'page' && row.file !== undefined) showPage(row.file)
    else if (row.kind === 'page') setDialog({ kind: 'new', target: undefined, path: row.detail })
    else expanded.toggle(row.id)
  })
  const openMenu = useStable((row: Row, at: MenuAt['at']) => {
    if (isReadOnly) return
    if (!selection.ids.has(row.id)) selection.only(row.id)
    setMenu({ row, at })
  })
  const blocks = useRowMenu({ actions, open, rename: setRenaming, show: setDialog })
  useTreeKeys(container, id => (isReadOnly ? undefined : tree.byId.get(id)), {
    moveBy: actions.moveBy,
    rename: setRenaming,
    remove: row => actions.remove(selection.with(row)),
    menu: openMenu,
  })
  return (
    <section className={styles.panel} ref={container} {...steady}>
      <NavigationHead
        {...{ rows: tree.rows, words, onWords: setWords, isReadOnly, actions, show: setDialog }}
        selected={selection.last}
      />
      <TreeView
        rows={sought === '' ? tree.rows : filterRows(tree.rows, sought)}
        selected={selection.ids}
        onSelect={selection.set}
        expanded={expanded}
        onAction={id => {
          const row = tree.byId.get(id)
          if (row) open(row)
        }}
        drag={isReadOnly || sought !== '' ? undefined : drag}
        open={open}
        menu={openMenu}
        isFiltered={sought !== ''}
        onAdd={() => actions.addGroup(undefined)}
      />
      <Renaming
        container={container}
        row={renaming}
        actions={actions}
        onDone={() => setRenaming(undefined)}
      />
      <ContextMenu
        label={t('more', { name: menu?.row.label ?? '' })}
        at={menu?.at}
        onClose={() => setMenu(undefined)}
        blocks={menu ? blocks(menu.row, selection.with(menu.row)) : []}
      />
      <Announcements />
      <TreeDialogs tree={tree} dialog={dialog} actions={actions} onClose={() => setDialog(undefined)} />
    </section>
  )
}
