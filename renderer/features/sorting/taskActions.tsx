import type { TFunction } from 'i18next'
import {
  CaseSensitive,
  Crosshair,
  EyeOff,
  FilePlus,
  FileText,
  FolderInput,
  ListPlus,
  ListX,
  Replace,
  Type,
  Undo2,
  WandSparkles,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { formatPointer } from '../../../shared/config/json/pointer.ts'
import { CONFIG_FILE } from '../../../shared/config/schema/config-file.ts'
import type { Site } from '../../host/scope/site.ts'
import { reveal } from '../../host/session/reveal.ts'
import { showPage } from '../../host/view/view.ts'
import type { Row, Rows } from '../entries/rows.ts'
import type { SortingItem, TaskId } from './base/tasks.ts'
import type { BulkActions } from './bulkActions.ts'

/** Which dialog is open. */
export type SortingDialog =
  /** Asks for the group that pages go into; `folders`: makes groups from their folders. */
  | { readonly kind: 'place' | 'folders'; readonly items: readonly SortingItem[] }
  /** Creates the page of an entry, or chooses another page for it. */
  | { readonly kind: 'create' | 'choose'; readonly row: Row }

/** An action on one item or many. */
export interface TaskAction {
  readonly id: string
  readonly label: string
  readonly icon: ReactNode
  readonly run: () => void
}

/** What the actions work with. */
export interface ActionContext {
  readonly site: Site
  readonly tree: Rows
  readonly bulk: BulkActions
  readonly show: (dialog: SortingDialog) => void
  readonly t: TFunction<'sorting'>
}

type Items = readonly SortingItem[]
type BulkId = 'add' | 'folders' | 'keepOut' | 'hide' | 'create' | 'removeMissing' | 'removeTwice'
type MoreBulkId = 'near' | 'titles' | 'listAgain'

const BULK: Readonly<Record<TaskId, readonly (BulkId | MoreBulkId)[]>> = {
  missing: ['create', 'removeMissing'],
  case: ['near', 'removeMissing'],
  twice: ['removeTwice'],
  untitled: ['titles'],
  unlisted: ['add', 'folders', 'keepOut', 'hide'],
  kept: ['listAgain', 'add', 'folders', 'hide'],
}

const BULK_ICONS: Readonly<Record<BulkId | MoreBulkId, ReactNode>> = {
  add: <FolderInput />,
  folders: <WandSparkles />,
  keepOut: <EyeOff />,
  hide: <EyeOff />,
  create: <FilePlus />,
  removeMissing: <ListX />,
  removeTwice: <ListX />,
  near: <CaseSensitive />,
  titles: <Type />,
  listAgain: <ListPlus />,
}

/** The actions on the selected items of a task; the first one is the usual one. */
export function bulkTaskActions(
  task: TaskId,
  items: Items,
  { bulk, show, t }: Pick<ActionContext, 'bulk' | 'show' | 't'>,
): readonly TaskAction[] {
  const runs: Readonly<Record<BulkId | MoreBulkId, () => void>> = {
    add: () => show({ kind: 'place', items }),
    folders: () => show({ kind: 'folders', items }),
    keepOut: () => bulk.keepOut(items, true),
    hide: () => bulk.hide(items),
    create: () => bulk.create(items),
    removeMissing: () => bulk.remove(items),
    removeTwice: () => bulk.remove(items),
    near: () => bulk.nameNearPages(items),
    titles: () => bulk.giveTitles(items),
    listAgain: () => bulk.keepOut(items, false),
  }
  return BULK[task].map(id => ({ id, label: t(`bulk.${id}`), icon: BULK_ICONS[id], run: runs[id] }))
}

/** Shows the entry of a row in the tree. */
function showEntry(site: Site, tree: Rows, row: Row): void {
  const at = tree.locations.get(row.id)
  if (at) reveal(site, { file: CONFIG_FILE, pointer: formatPointer(at) })
}

/** The actions on one item. */
export function itemActions(item: SortingItem, context: ActionContext): readonly TaskAction[] {
  const { site, tree, bulk, show, t } = context
  const action = (id: string, icon: ReactNode, run: () => void): TaskAction => ({
    ...{ id, icon, run },
    label: t(`row.${id}`, { name: item.label }),
  })
  const onPage = (file: string) => action('open', <FileText />, () => showPage(site, file))
  const add = action('add', <FolderInput />, () => show({ kind: 'place', items: [item] }))
  switch (item.task) {
    case 'missing':
      return [
        action('create', <FilePlus />, () => show({ kind: 'create', row: item.row })),
        action('choose', <Replace />, () => show({ kind: 'choose', row: item.row })),
        action('show', <Crosshair />, () => showEntry(site, tree, item.row)),
      ]
    case 'case':
      return [
        action('choose', <Replace />, () => show({ kind: 'choose', row: item.row })),
        action('show', <Crosshair />, () => showEntry(site, tree, item.row)),
      ]
    case 'twice':
      return [action('show', <Crosshair />, () => showEntry(site, tree, item.row))]
    case 'untitled':
      return [onPage(item.page.file), action('title', <Type />, () => bulk.giveTitles([item]))]
    case 'unlisted':
      return [onPage(item.page.file), add, action('keepOut', <EyeOff />, () => bulk.keepOut([item], true))]
    case 'kept':
      return [onPage(item.page.file), add, action('listAgain', <Undo2 />, () => bulk.keepOut([item], false))]
  }
}
