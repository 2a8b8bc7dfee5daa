import { dirname } from '../../../shared/text/path.ts'
import { later } from '../../kit/later.tsx'
import type { PlaceDialogProps } from '../api/PlaceDialog.tsx'
import { useOperationActions } from '../api/useOperationActions.ts'
import type { RowTarget } from '../entries/rowLocations.ts'
import type { Row, Rows } from '../entries/rows.ts'
import type { MovedFile } from './files/MoveFileDialog.tsx'
import type { FileActions } from './files/useFileActions.ts'
import type { TreeDialog } from './useRowMenu.tsx'
import type { TreeActions } from './useTreeActions.ts'

const MoveDialog = later(async () => (await import('../entries/MoveDialog.tsx')).MoveDialog)
const DivideDialog = later(async () => (await import('./divide/DivideDialog.tsx')).DivideDialog)
const EntryDialog = later(async () => (await import('./EntryDialog.tsx')).EntryDialog)
const ExistingPageDialog = later(async () => (await import('./ExistingPageDialog.tsx')).ExistingPageDialog)
const DeleteDialog = later(async () => (await import('./files/DeleteDialog.tsx')).DeleteDialog)
const MoveFolderDialog = later(async () => (await import('./files/MoveFolderDialog.tsx')).MoveFolderDialog)
const GenerateDialog = later(async () => (await import('./generate/GenerateDialog.tsx')).GenerateDialog)
const NewPageDialog = later(async () => (await import('./NewPageDialog.tsx')).NewPageDialog)
const MoveFileDialog = later(async () => (await import('./files/MoveFileDialog.tsx')).MoveFileDialog)
const PlaceDialog = later(async () => (await import('../api/PlaceDialog.tsx')).PlaceDialog)

interface TreeDialogsProps {
  readonly tree: Rows
  readonly dialog: TreeDialog | undefined
  readonly actions: TreeActions
  readonly files: FileActions
  /** Gets the ID of the row of a new division. */
  readonly onMade: (id: string) => void
  readonly onClose: () => void
}

/** The folder of the pages around a target. */
function folderAt(tree: Rows, target: RowTarget | undefined): string {
  const row = target && tree.byId.get(target.id)
  const page = row?.kind === 'group' ? row.rows.findLast(child => child.kind === 'page') : row
  return page ? dirname(page.detail) : ''
}

/** The files of rows, each once: a page may be listed twice. */
function filesOf(rows: readonly Row[]): readonly MovedFile[] {
  const titles = new Map(rows.flatMap(({ file, label }) => (file === undefined ? [] : [[file, label]])))
  return [...titles].map(([file, title]) => ({ file, title }))
}

/** The dialog that is open, if any. */
export function TreeDialogs(props: TreeDialogsProps) {
  const { tree, dialog, actions, files, onClose } = props
  switch (dialog?.kind) {
    case undefined:
      return null
    case 'move': {
      const move = (target: RowTarget) => actions.move(dialog.rows, target)
      return <MoveDialog tree={tree} rows={dialog.rows} onMove={move} onClose={onClose} />
    }
    case 'placeOperations':
      return <PlaceOperations placing={dialog.placing} onClose={onClose} />
    case 'existing':
    case 'point':
      return <PageDialog {...props} dialog={dialog} />
    case 'group':
      return (
        <EntryDialog
          row={dialog.row}
          onSave={settings => actions.setEntry(dialog.row, settings)}
          onClose={onClose}
        />
      )
    case 'divide':
      return <DivideDialog tree={tree} ask={dialog.ask} onMade={props.onMade} onClose={onClose} />
    case 'generate':
      return <GenerateDialog tree={tree} onGenerate={actions.generate} onClose={onClose} />
    case 'moveFile': {
      const [first] = dialog.rows
      return (
        <MoveFileDialog
          files={filesOf(dialog.rows)}
          onMove={request => files.moveFiles(request, first?.label ?? '')}
          onClose={onClose}
        />
      )
    }
    case 'moveFolder':
      return <MoveFolderDialog folder={dialog.folder} onMove={files.moveFolder} onClose={onClose} />
    case 'delete': {
      const deleted = filesOf(dialog.rows)
      const remove = () => files.deleteFiles(tree, deleted)
      return <DeleteDialog files={deleted} onDelete={remove} onClose={onClose} />
    }
    case 'new':
      return (
        <NewPageDialog
          folder={folderAt(tree, dialog.target)}
          path={dialog.path}
          onCreate={(path, page) => actions.createPage(path, page, dialog.target)}
          onClose={onClose}
        />
      )
  }
}

/** Asks where to add operations, and adds them. */
function PlaceOperations(props: Omit<PlaceDialogProps, 'onPlace'>) {
  const { place } = useOperationActions()
  return <PlaceDialog {...props} onPlace={place} />
}

interface PageDialogProps extends TreeDialogsProps {
  readonly dialog: TreeDialog & { readonly kind: 'existing' | 'point' }
}

/** Chooses a page: one that is not listed, to add, or any page that an entry should name. */
function PageDialog({ tree, dialog, actions, onClose }: PageDialogProps) {
  const choose = (path: string, title: string) =>
    dialog.kind === 'point'
      ? actions.point(dialog.row, path)
      : actions.addPages([{ path, title }], dialog.target)
  return (
    <ExistingPageDialog tree={tree} isAny={dialog.kind === 'point'} onChoose={choose} onClose={onClose} />
  )
}
