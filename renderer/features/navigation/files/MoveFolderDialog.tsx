import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MoveRequest } from '../../../../shared/project/moving/model.ts'
import { useAssets } from '../../../host/site/assets.ts'
import { usePages } from '../../../host/site/pages.ts'
import { TextField } from '../../../kit/TextField.tsx'
import { FolderField } from './FolderField.tsx'
import { MoveDialog } from './MoveDialog.tsx'
import { isPath } from './pagePaths.ts'

interface MoveFolderDialogProps {
  /** The folder to start with; empty if the person chooses. */
  readonly folder: string
  readonly onMove: (request: MoveRequest, folder: string, to: string) => void
  readonly onClose: () => void
}

const plain = (folder: string): string => folder.replace(/^\/+|\/+$/g, '')

/** Every file in `folder`, at any depth. */
function useFilesIn(folder: string): readonly string[] {
  const pages = usePages()
  const assets = useAssets()
  return useMemo(() => {
    if (folder === '') return []
    const all = [...[...pages.values()].map(({ file }) => file), ...assets.keys()]
    return all.filter(file => file.startsWith(`${folder}/`)).sort()
  }, [pages, assets, folder])
}

/** Renames or moves a whole folder, and previews everything that refers to its files. */
export function MoveFolderDialog({ folder: first, onMove, onClose }: MoveFolderDialogProps) {
  const { t } = useTranslation('navigation')
  const [typed, setTyped] = useState(first)
  const [wanted, setWanted] = useState(first)
  const [folder, to] = [plain(typed), plain(wanted)]
  const files = useFilesIn(folder)
  const moves = files.map(from => ({ from, to: to + from.slice(folder.length) }))
  const isAnother = to !== '' && to !== folder
  const isReady = files.length > 0 && isAnother && isPath(to)
  return (
    <MoveDialog
      title={t('moveFolder.title')}
      moves={moves}
      isReady={isReady}
      action={() => t('moveFolder.do', { count: files.length })}
      onMove={request => onMove(request, folder, to)}
      onClose={onClose}
    >
      <FolderField
        value={typed}
        onChange={setTyped}
        description={t('moveFolder.content', { count: files.length })}
        error={folder !== '' && files.length === 0 ? t('moveFolder.none') : undefined}
      />
      <TextField
        label={t('moveFolder.to')}
        description={t('folderHelp')}
        error={isAnother && !isPath(to) ? t('pageInvalid') : undefined}
        value={wanted}
        onChange={setWanted}
        autoFocus
        code
      />
    </MoveDialog>
  )
}
