import {
  ArrowDown,
  ArrowUp,
  CornerDownRight,
  FilePlus,
  FileText,
  FolderPlus,
  ListPlus,
  Pencil,
  Unlink,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { MenuBlock } from '../../ui/Menu.tsx'
import type { Target } from './edits.ts'
import type { Row } from './rows.ts'
import type { TreeActions } from './useTreeActions.ts'

/** Which of the tree's dialogs is open. */
export type TreeDialog =
  | { readonly kind: 'move'; readonly rows: readonly Row[] }
  | { readonly kind: 'new'; readonly target: Target | undefined; readonly path?: string }
  | { readonly kind: 'existing'; readonly target: Target | undefined }

export interface RowMenuWays {
  readonly actions: TreeActions
  readonly open: (row: Row) => void
  readonly rename: (row: Row) => void
  readonly show: (dialog: TreeDialog) => void
}

/** Where a new entry goes that is asked for at `row`: into a group, below a page. */
export const besideOrInside = (row: Row): Target => ({
  id: row.id,
  position: row.kind === 'group' ? 'on' : 'after',
})

/** What can be done with the selected rows; `row` is the one the menu was opened at. */
export function useRowMenu(ways: RowMenuWays) {
  const { t } = useTranslation('navigation')
  const { actions, show } = ways
  const entries = (row: Row) => [
    row.kind === 'page' && row.file !== undefined
      ? { id: 'open', label: t('open'), icon: <FileText />, keys: 'Enter', onAction: () => ways.open(row) }
      : undefined,
    row.kind === 'page' && row.file === undefined
      ? {
          id: 'create',
          label: t('createFile'),
          icon: <FilePlus />,
          onAction: () => show({ kind: 'new', target: undefined, path: row.detail }),
        }
      : undefined,
    row.kind === 'group'
      ? { id: 'rename', label: t('rename'), icon: <Pencil />, keys: 'F2', onAction: () => ways.rename(row) }
      : undefined,
  ]
  const adding = (row: Row) => [
    {
      id: 'new-page',
      label: t(row.kind === 'group' ? 'newPageIn' : 'newPageBelow'),
      icon: <FilePlus />,
      onAction: () => show({ kind: 'new', target: besideOrInside(row) }),
    },
    {
      id: 'existing',
      label: t('addExisting'),
      icon: <ListPlus />,
      onAction: () => show({ kind: 'existing', target: besideOrInside(row) }),
    },
    {
      id: 'new-group',
      label: t(row.kind === 'group' ? 'newGroupIn' : 'newGroupBelow'),
      icon: <FolderPlus />,
      onAction: () => actions.addGroup(besideOrInside(row)),
    },
  ]
  const moving = (row: Row, rows: readonly Row[]) => [
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
    {
      id: 'move',
      label: t('moveTo'),
      icon: <CornerDownRight />,
      onAction: () => show({ kind: 'move', rows }),
    },
  ]
  return (row: Row, rows: readonly Row[]): readonly MenuBlock[] => {
    const many = rows.length > 1
    const all = moving(row, rows)
    return [
      { actions: many ? [] : entries(row).filter(entry => entry !== undefined) },
      { actions: many ? [] : adding(row) },
      { actions: many ? all.slice(2) : all },
      {
        actions: [
          {
            id: 'remove',
            label: t('remove'),
            icon: <Unlink />,
            keys: 'Delete',
            onAction: () => actions.remove(rows),
          },
        ],
      },
    ]
  }
}
