import { SearchX } from 'lucide-react'
import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import { CONFIG_FILE } from '../../../shared/config/schema/config-file.ts'
import { searchable } from '../../../shared/text/searchable.ts'
import type { Site } from '../../host/scope/site.ts'
import { useSite } from '../../host/scope/site.ts'
import { showPage, showSection, useView } from '../../host/view/view.ts'
import { ContextMenu } from '../../kit/ContextMenu.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { SearchField } from '../../kit/SearchField.tsx'
import { type FileDialog, FileDialogs } from './FileDialogs.tsx'
import styles from './FilesTree.module.css'
import { FileTreeRow } from './FileTreeRow.tsx'
import { type FileRow, foldersAround, folderTree, visibleRows } from './fileRows.ts'
import { useFileKeys } from './useFileKeys.ts'
import { useFileMenu } from './useFileMenu.tsx'
import { useFileNames } from './useFileNames.ts'
import { useOpenFolders } from './useOpenFolders.ts'
import { ROW_HEIGHT, scrollToIndex, useVisibleRange } from './useVisibleRange.ts'

interface MenuAt {
  readonly row: FileRow
  readonly at: { readonly x: number; readonly y: number }
}

/** The rows of the tree: those of expanded folders, or all that the filter finds. */
function useFileRows(filter: string, open: ReadonlySet<string>): readonly FileRow[] {
  const files = useFileNames()
  const { language } = useTranslation('files').i18n
  const words = searchable(filter.trim())
  const root = useMemo(
    () => folderTree(words === '' ? files : files.filter(file => searchable(file).includes(words))),
    [files, words],
  )
  return useMemo(
    () => visibleRows(root, folder => words !== '' || open.has(folder), language),
    [root, words, open, language],
  )
}

function openFile(site: Site, path: string): void {
  if (path === CONFIG_FILE) showSection(site, 'json')
  else showPage(site, path)
}

/** The file that the middle shows. */
const useShownFile = () => useView(({ main }) => (main.kind === 'page' ? main.file : undefined))

/** All files and folders of the repository; only the rows in view are drawn. */
export function FilesTree() {
  const site = useSite()
  const { t } = useTranslation('files')
  const tree = useRef<HTMLDivElement>(null)
  const [filter, setFilter] = useState('')
  const [active, setActive] = useState<string>()
  const [menu, setMenu] = useState<MenuAt>()
  const [dialog, setDialog] = useState<FileDialog>()
  const folders = useOpenFolders()
  const rows = useFileRows(filter, folders.paths)
  useShownRow(rows, tree, setActive)
  const activeIndex = Math.max(
    0,
    rows.findIndex(({ path }) => path === active),
  )
  const activate = (index: number) => {
    setActive(rows[index]?.path)
    if (tree.current) scrollToIndex(tree.current, index)
  }
  const toggle = (row: FileRow, isOpen: boolean) => folders.set(row.path, isOpen)
  const open = (row: FileRow) => (row.kind === 'folder' ? toggle(row, !row.isOpen) : openFile(site, row.path))
  const blocks = useFileMenu({ open, show: setDialog })
  const openMenuAt = (row: FileRow) => {
    const box = tree.current?.querySelector('[data-active]')?.getBoundingClientRect()
    setMenu({ row, at: { x: (box?.left ?? 0) + ROW_HEIGHT, y: box?.bottom ?? 0 } })
  }
  const ask = (kind: 'rename' | 'delete') => (row: FileRow) => setDialog({ kind, row })
  const keys = useFileKeys({
    ...{ rows, activeIndex, activate, toggle, open },
    ...{ rename: ask('rename'), remove: ask('delete'), menu: openMenuAt },
  })
  return (
    <section className={styles.panel}>
      <div className={styles.head}>
        <SearchField label={t('filter')} value={filter} onChange={setFilter} />
      </div>
      <Rows
        {...{ tree, rows, activeIndex, open }}
        onKeyDown={keys}
        onActivate={setActive}
        onMenu={(row, at) => setMenu({ row, at })}
      />
      <ContextMenu
        label={t('more', { name: menu?.row.name ?? '' })}
        at={menu?.at}
        onClose={() => setMenu(undefined)}
        blocks={menu ? blocks(menu.row) : []}
      />
      <FileDialogs dialog={dialog} onClose={() => setDialog(undefined)} />
    </section>
  )
}

/** Expands the folders around the file that is shown, and scrolls to it, whatever opened it. */
function useShownRow(
  rows: readonly FileRow[],
  tree: RefObject<HTMLDivElement | null>,
  activate: (path: string) => void,
): void {
  const shown = useShownFile()
  const folders = useOpenFolders()
  const sought = useRef<string>(undefined)
  const follow = useEffectEvent((file: string) => {
    sought.current = file
    folders.show(foldersAround(file))
  })
  useEffect(() => {
    if (shown !== undefined) follow(shown)
  }, [shown])
  const go = useEffectEvent((index: number) => {
    if (tree.current) scrollToIndex(tree.current, index)
  })
  useEffect(() => {
    const index = rows.findIndex(({ path }) => path === sought.current)
    if (index < 0 || sought.current === undefined) return
    activate(sought.current)
    sought.current = undefined
    go(index)
  }, [rows, activate])
}

interface RowsProps {
  readonly tree: RefObject<HTMLDivElement | null>
  readonly rows: readonly FileRow[]
  readonly activeIndex: number
  readonly open: (row: FileRow) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onActivate: (path: string) => void
  readonly onMenu: (row: FileRow, at: MenuAt['at']) => void
}

/** The rows in view, and the active one wherever it is: it is named to screen readers. */
function Rows({ tree, rows, activeIndex, open, onKeyDown, onActivate, onMenu }: RowsProps) {
  const { t } = useTranslation('files')
  const id = useId()
  const shown = useShownFile()
  const { from, to } = useVisibleRange(tree, rows.length)
  const drawn = [...rows.keys()].slice(from, to)
  if (rows.length > 0 && !drawn.includes(activeIndex)) drawn.push(activeIndex)
  const rowAt = ({ target }: MouseEvent) => {
    const element = target instanceof Element ? target.closest<HTMLElement>('[role="treeitem"]') : null
    const row = rows[Number(element?.dataset.index ?? -1)]
    if (row) onActivate(row.path)
    return row
  }
  const press = (event: MouseEvent) => {
    const row = rowAt(event)
    // Not the row: it may be scrolled out of view, and is not drawn then.
    tree.current?.focus({ preventScroll: true })
    const more = event.target instanceof Element ? event.target.closest('[data-more]') : null
    const box = more?.getBoundingClientRect()
    if (row && box) onMenu(row, { x: box.left, y: box.bottom })
    else if (row) open(row)
  }
  return (
    <div
      ref={tree}
      role="tree"
      aria-label={t('title')}
      className={styles.tree}
      tabIndex={0}
      {...(rows.length > 0 && { 'aria-activedescendant': `${id}-${activeIndex}` })}
      onKeyDown={onKeyDown}
      onClick={press}
      onContextMenu={event => {
        const row = rowAt(event)
        if (!row) return
        event.preventDefault()
        onMenu(row, { x: event.clientX, y: event.clientY })
      }}
    >
      {rows.length === 0 && <EmptyState icon={<SearchX />} title={t('none')} />}
      <div className={styles.all} role="presentation" style={{ blockSize: rows.length * ROW_HEIGHT }}>
        {drawn.map(index => {
          const row = rows[index]
          if (!row) return null
          return (
            <FileTreeRow
              key={row.path}
              id={`${id}-${index}`}
              row={row}
              index={index}
              isActive={index === activeIndex}
              isSelected={row.path === shown}
            />
          )
        })}
      </div>
    </div>
  )
}
