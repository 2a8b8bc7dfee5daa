import { ExistingPageDialog } from './ExistingPageDialog.tsx'
import type { Target } from './edits.ts'
import { MoveDialog } from './MoveDialog.tsx'
import { NewPageDialog } from './NewPageDialog.tsx'
import type { Rows } from './rows.ts'
import type { TreeDialog } from './useRowMenu.tsx'
import type { TreeActions } from './useTreeActions.ts'

export interface TreeDialogsProps {
  readonly tree: Rows
  readonly dialog: TreeDialog | undefined
  readonly actions: TreeActions
  readonly onClose: () => void
}

/** The folder that the pages around a place are in, with a slash at its end. */
function folderAt(tree: Rows, target: Target | undefined): string {
  const row = target && tree.byId.get(target.id)
  const page = row?.kind === 'group' ? row.rows.findLast(child => child.kind === 'page') : row
  return page ? page.detail.slice(0, page.detail.lastIndexOf('/') + 1) : ''
}

/** The dialog that is open, if any. */
export function TreeDialogs({ tree, dialog, actions, onClose }: TreeDialogsProps) {
  if (dialog?.kind === 'move') {
    const move = (target: Target) => actions.move(dialog.rows, target)
    return <MoveDialog tree={tree} rows={dialog.rows} onMove={move} onClose={onClose} />
  }
  if (dialog?.kind === 'existing') {
    const add = (path: string, title: string) => actions.addPage(path, title, dialog.target)
    return <ExistingPageDialog tree={tree} onAdd={add} onClose={onClose} />
  }
  if (dialog?.kind === 'new') {
    return (
      <NewPageDialog
        folder={folderAt(tree, dialog.target)}
        path={dialog.path}
        onCreate={(path, title) => actions.createPage(path, title, dialog.target)}
        onClose={onClose}
      />
    )
  }
  return null
}
