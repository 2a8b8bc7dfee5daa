import type { TFunction } from 'i18next'
import {
  ArrowDown,
  ArrowUp,
  Columns2,
  Copy,
  CornerDownRight,
  FileInput,
  FilePen,
  FilePlus,
  FileText,
  FolderInput,
  Link2,
  MousePointerClick,
  Pencil,
  Replace,
  Settings2,
  Trash2,
  TriangleAlert,
  Unlink,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { dirname } from '../../../shared/text/path.ts'
import { notifyError } from '../../host/base/notices.ts'
import type { Site } from '../../host/scope/site.ts'
import { useSite } from '../../host/scope/site.ts'
import { openToSide } from '../../host/session/reveal.ts'
import { assetsNow } from '../../host/site/assets.ts'
import { useConfig, writtenConfig } from '../../host/site/config.ts'
import { pagesNow } from '../../host/site/pages.ts'
import type { MenuAction, MenuBlock } from '../../kit/Menu.tsx'
import { ejectPage } from '../api/eject.ts'
import type { Placing } from '../api/PlaceDialog.tsx'
import type { RowTarget } from '../entries/rowLocations.ts'
import type { Row, Rows } from '../entries/rows.ts'
import { showProblemsOf } from '../problems/store.ts'
import { rowProblemsNow } from '../problems/useRowProblems.ts'
import { showReferences } from '../references/store.ts'
import { type Adding, addActions } from './addMenu.tsx'
import { divideActions } from './divide/divideActions.tsx'
import type { DivisionAsk } from './divide/useDivision.ts'
import { divisionActions, pageDivisionActions } from './divisionMenu.tsx'
import type { FileActions } from './files/useFileActions.ts'
import type { TreeActions } from './useTreeActions.ts'

/** Which of the tree's dialogs is open. */
export type TreeDialog =
  | { readonly kind: 'move'; readonly rows: readonly Row[] }
  | { readonly kind: 'new'; readonly target: RowTarget | undefined; readonly path?: string }
  | { readonly kind: 'existing'; readonly target: RowTarget | undefined }
  /** The entry that will name another page. */
  | { readonly kind: 'point'; readonly row: Row }
  | { readonly kind: 'group'; readonly row: Row }
  /** Operations of API files to be added. */
  | { readonly kind: 'placeOperations'; readonly placing: Placing }
  | { readonly kind: 'moveFile' | 'delete'; readonly rows: readonly Row[] }
  /** All files of a folder to be moved; empty if the person chooses the folder. */
  | { readonly kind: 'moveFolder'; readonly folder: string }
  | { readonly kind: 'generate' }
  /** A division to be made of rows, or a new one. */
  | { readonly kind: 'divide'; readonly ask: DivisionAsk }

export interface RowMenuContext extends Pick<Adding, 'addGroup'> {
  readonly actions: TreeActions
  readonly open: (row: Row) => void
  readonly rename: (row: Row) => void
  readonly show: (dialog: TreeDialog) => void
  readonly tree: Rows
  readonly files: Pick<FileActions, 'duplicate'>
  /** Lets the person choose a target by a click. */
  readonly place: (rows: readonly Row[]) => void
}

/** Whether the name can be changed: a group’s own, a page’s title. */
export const isNamed = (row: Row): boolean =>
  row.kind === 'group' || (row.kind === 'page' && row.file !== undefined)

const filesBelow = (row: Row): readonly string[] => [
  ...(row.file === undefined ? [] : [row.file]),
  ...row.rows.flatMap(filesBelow),
]

/** The folder that contains every page of a group; empty if there is none. */
function folderOf(row: Row): string {
  const [first = [], ...others] = filesBelow(row).map(file => dirname(file).split('/'))
  const end = first.findIndex((name, at) => others.some(other => other[at] !== name))
  return (end < 0 ? first : first.slice(0, end)).join('/')
}

type Words = TFunction<['navigation', 'references', 'api', 'divide']>
type Actions = readonly MenuAction[]

const pageActions = (site: Site, row: Row, { open, show, files }: RowMenuContext, t: Words): Actions => [
  { id: 'open', label: t('open'), icon: <FileText />, keys: 'Enter', onAction: () => open(row) },
  {
    id: 'beside',
    label: t('openBeside'),
    icon: <Columns2 />,
    onAction: () => void (row.file !== undefined && openToSide(site, row.file)),
  },
  {
    id: 'move-file',
    label: t('moveFileAction'),
    icon: <FileInput />,
    onAction: () => show({ kind: 'moveFile', rows: [row] }),
  },
  { id: 'duplicate', label: t('duplicate'), icon: <Copy />, onAction: () => files.duplicate(row) },
  ...(pagesNow(site).get(row.detail)?.openapi === undefined
    ? []
    : [
        {
          id: 'eject',
          label: t('api:generated.eject'),
          icon: <FilePen />,
          onAction: () => void ejectPage(site, row.detail).catch(error => notifyError(site.app, error)),
        },
      ]),
  {
    id: 'uses',
    label: t('references:action'),
    icon: <Link2 />,
    onAction: () => void (row.file !== undefined && showReferences(site, row.file)),
  },
]

const missingActions = (row: Row, { show }: RowMenuContext, t: Words): Actions => [
  {
    id: 'create',
    label: t('createFile'),
    icon: <FilePlus />,
    onAction: () => show({ kind: 'new', target: undefined, path: row.detail }),
  },
  {
    id: 'point',
    label: t('choosePage'),
    icon: <Replace />,
    onAction: () => show({ kind: 'point', row }),
  },
]

function ownActions(site: Site, row: Row, context: RowMenuContext, t: Words): Actions {
  const rename = (label: string): MenuAction => ({
    id: 'rename',
    label,
    icon: <Pencil />,
    keys: 'F2',
    onAction: () => context.rename(row),
  })
  if (row.kind === 'unknown') return []
  if (row.kind === 'page') {
    if (row.file === undefined) return missingActions(row, context, t)
    const [open, ...rest] = pageActions(site, row, context, t)
    return [...(open ? [open] : []), rename(t('renameTitle')), ...rest]
  }
  const settings = {
    id: 'group',
    label: row.division ? t('divisionSettings', { kind: t(`kinds.${row.division}`) }) : t('groupSettings'),
    icon: <Settings2 />,
    onAction: () => context.show({ kind: 'group', row }),
  }
  const folder = folderOf(row)
  const move = {
    id: 'move-folder',
    label: t('moveFolder.action', { folder }),
    icon: <FolderInput />,
    onAction: () => context.show({ kind: 'moveFolder', folder }),
  }
  return [rename(t('rename')), settings, ...(folder === '' ? [] : [move])]
}

const stepActions = (row: Row, { actions }: RowMenuContext, t: Words): Actions => [
  {
    id: 'up',
    label: t('moveUp'),
    icon: <ArrowUp />,
    keys: 'Alt+Up',
    onAction: () => actions.moveBy(row, -1),
  },
  {
    id: 'down',
    label: t('moveDown'),
    icon: <ArrowDown />,
    keys: 'Alt+Down',
    onAction: () => actions.moveBy(row, 1),
  },
]

const moveActions = (rows: readonly Row[], { show, place }: RowMenuContext, t: Words): Actions => [
  { id: 'move', label: t('moveTo'), icon: <CornerDownRight />, onAction: () => show({ kind: 'move', rows }) },
  { id: 'place', label: t('placeByClick'), icon: <MousePointerClick />, onAction: () => place(rows) },
]

const hasFile = (row: Row): boolean => row.kind === 'page' && row.file !== undefined

const leaveActions = (rows: readonly Row[], { actions, show }: RowMenuContext, t: Words): Actions => [
  {
    id: 'remove',
    label: t('remove'),
    icon: <Unlink />,
    keys: 'Delete',
    onAction: () => actions.remove(rows),
  },
  ...(rows.every(hasFile)
    ? [
        {
          id: 'delete',
          label: t('deleteFile', { count: rows.length }),
          icon: <Trash2 />,
          danger: true,
          onAction: () => show({ kind: 'delete', rows }),
        },
      ]
    : []),
]

function manyActions(rows: readonly Row[], { show }: RowMenuContext, t: Words): Actions {
  if (!rows.every(hasFile)) return []
  const label = t('moveFilesAction', { count: rows.length })
  return [{ id: 'move-files', label, icon: <FileInput />, onAction: () => show({ kind: 'moveFile', rows }) }]
}

/** Opens the row’s problems, if it has any. */
function problemActions(site: Site, row: Row, t: Words): Actions {
  const count = rowProblemsNow(site, row).length
  if (count === 0) return []
  const { id, file, label, detail } = row
  const name = label || detail || t(row.kind === 'group' ? 'unnamed' : 'unknown')
  return [
    {
      id: 'problems',
      label: t('showProblems', { count }),
      icon: <TriangleAlert />,
      onAction: () => showProblemsOf(site, { id, file, name }),
    },
  ]
}

const addingOf = ({ show, addGroup }: RowMenuContext): Adding => ({
  newPage: target => show({ kind: 'new', target }),
  existingPage: target => show({ kind: 'existing', target }),
  addGroup,
  addDivision: (kind, target) => show({ kind: 'divide', ask: { kinds: [kind], rows: [], target } }),
})

/** The actions that only the newer form of docs.json has. */
function formActions(site: Site, row: Row, { actions, tree }: RowMenuContext, t: Words): Actions {
  const config = writtenConfig(useConfig.of(site).getState())
  const at = tree.locations.get(row.id)
  if (!at) return []
  const known = { row, at, config, exists: (file: string) => assetsNow(site).has(file) }
  return [...divisionActions(known, actions, t), ...pageDivisionActions(known, actions, t)]
}

/** The menu for the selected rows; `row` is the one it was opened at. */
export function useRowMenu(context: RowMenuContext) {
  const site = useSite()
  const { t } = useTranslation(['navigation', 'references', 'api', 'divide'])
  const inWords = useTranslation('divide').t
  const dividing = (config: unknown, rows: readonly Row[]) =>
    divideActions(config, rows, ask => context.show({ kind: 'divide', ask }), inWords)
  return (row: Row, rows: readonly Row[]): readonly MenuBlock[] => {
    const config = writtenConfig(useConfig.of(site).getState())
    const [moving, leaving] = [moveActions(rows, context, t), leaveActions(rows, context, t)]
    if (rows.length > 1)
      return [
        { actions: moving },
        { actions: [...manyActions(rows, context, t), ...dividing(config, rows)] },
        { actions: leaving },
      ]
    return [
      { actions: [...ownActions(site, row, context, t), ...problemActions(site, row, t)] },
      { actions: addActions({ row, tree: context.tree, config }, addingOf(context), t) },
      { actions: [...dividing(config, rows), ...formActions(site, row, context, t)] },
      { actions: [...stepActions(row, context, t), ...moving] },
      { actions: leaving },
    ]
  }
}
