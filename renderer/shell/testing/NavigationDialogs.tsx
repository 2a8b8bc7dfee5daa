import { AddressDialog } from '../../features/api/AddressDialog.tsx'
import { PickFileDialog } from '../../features/api/PickFileDialog.tsx'
import { MoveDialog } from '../../features/entries/MoveDialog.tsx'
import { useRows } from '../../features/entries/useRows.ts'
import { DivideDialog } from '../../features/navigation/divide/DivideDialog.tsx'
import { EntryDialog } from '../../features/navigation/EntryDialog.tsx'
import { ExistingPageDialog } from '../../features/navigation/ExistingPageDialog.tsx'
import { DeleteDialog } from '../../features/navigation/files/DeleteDialog.tsx'
import { MoveFileDialog } from '../../features/navigation/files/MoveFileDialog.tsx'
import { MoveFolderDialog } from '../../features/navigation/files/MoveFolderDialog.tsx'
import { GenerateDialog } from '../../features/navigation/generate/GenerateDialog.tsx'
import { NewPageDialog } from '../../features/navigation/NewPageDialog.tsx'
import { FolderDialog } from '../../features/start/FolderDialog.tsx'

const nothing = () => undefined
const FILES = [{ file: 'one.mdx', title: 'One' }]

/** Every dialog of the tree, and those that choose files. */
export function NavigationDialogs() {
  const tree = useRows()
  const group = tree.rows.find(({ kind }) => kind === 'group')
  return (
    <>
      {group && <EntryDialog row={group} onSave={nothing} onClose={nothing} />}
      {group && <MoveDialog tree={tree} rows={group.rows.slice(0, 1)} onMove={nothing} onClose={nothing} />}
      <DivideDialog
        tree={tree}
        ask={{ kinds: ['tab', 'anchor'], rows: [] }}
        onMade={nothing}
        onClose={nothing}
      />
      <ExistingPageDialog tree={tree} isAny onChoose={nothing} onClose={nothing} />
      <GenerateDialog tree={tree} onGenerate={nothing} onClose={nothing} />
      <NewPageDialog folder="guides" onCreate={nothing} onClose={nothing} />
      <DeleteDialog files={FILES} onDelete={nothing} onClose={nothing} />
      <MoveFileDialog files={FILES} onMove={nothing} onClose={nothing} />
      <MoveFolderDialog folder="guides" onMove={nothing} onClose={nothing} />
      <AddressDialog onAdd={nothing} onClose={nothing} />
      <PickFileDialog onPick={nothing} onClose={nothing} />
      <FolderDialog isOpen onChoose={nothing} onClose={nothing} />
    </>
  )
}
