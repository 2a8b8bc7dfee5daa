import { CONFIG_FILE } from '../../../shared/config/schema/config-file.ts'
import { usePage } from '../../host/site/pages.ts'
import { useRows } from '../entries/useRows.ts'
import { DeleteDialog } from '../navigation/files/DeleteDialog.tsx'
import { MoveFileDialog } from '../navigation/files/MoveFileDialog.tsx'
import { MoveFolderDialog } from '../navigation/files/MoveFolderDialog.tsx'
import { useFileActions } from '../navigation/files/useFileActions.ts'
import type { FileRow } from './fileRows.ts'

/** What is asked about a file or folder. */
export interface FileDialog {
  readonly kind: 'rename' | 'delete'
  readonly row: FileRow
}

interface FileDialogsProps {
  readonly dialog: FileDialog | undefined
  readonly onClose: () => void
}

/** The dialog that is open over the tree of files. docs.json keeps its name, and folders end with their last file. */
export function FileDialogs({ dialog, onClose }: FileDialogsProps) {
  if (!dialog || dialog.row.path === CONFIG_FILE) return null
  if (dialog.row.kind === 'file') return <OneFile dialog={dialog} onClose={onClose} />
  return dialog.kind === 'rename' ? <OneFolder folder={dialog.row.path} onClose={onClose} /> : null
}

function OneFolder({ folder, onClose }: { readonly folder: string; readonly onClose: () => void }) {
  const { moveFolder } = useFileActions()
  return <MoveFolderDialog folder={folder} onMove={moveFolder} onClose={onClose} />
}

function OneFile({
  dialog: { kind, row },
  onClose,
}: {
  readonly dialog: FileDialog
  readonly onClose: () => void
}) {
  const actions = useFileActions()
  const navigation = useRows()
  const title = usePage(row.path)?.title ?? row.name
  const files = [{ file: row.path, title }]
  if (kind === 'rename') {
    return (
      <MoveFileDialog files={files} onMove={request => actions.moveFiles(request, title)} onClose={onClose} />
    )
  }
  return (
    <DeleteDialog files={files} onDelete={() => actions.deleteFiles(navigation, files)} onClose={onClose} />
  )
}
