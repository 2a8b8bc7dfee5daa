import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pathOfFile } from '../../../../shared/page/summary.ts'
import type { MoveRequest } from '../../../../shared/project/moving/model.ts'
import { basename, dirname, extension, stem } from '../../../../shared/text/path.ts'
import { usePages } from '../../../host/site/pages.ts'
import { TextField } from '../../../kit/TextField.tsx'
import { FolderField, inFolder } from './FolderField.tsx'
import { MoveDialog } from './MoveDialog.tsx'
import { pathProblem } from './pagePaths.ts'

export interface MovedFile {
  readonly file: string
  readonly title: string
}

interface MoveFileDialogProps {
  readonly files: readonly MovedFile[]
  readonly onMove: (request: MoveRequest) => void
  readonly onClose: () => void
}

/** Renames or moves files, and previews everything that refers to them. */
export function MoveFileDialog({ files, onMove, onClose }: MoveFileDialogProps) {
  const { t } = useTranslation('navigation')
  const pages = usePages()
  const [first] = files
  const isOne = files.length === 1
  const ending = extension(first?.file ?? '')
  const [folder, setFolder] = useState(dirname(first?.file ?? ''))
  const [name, setName] = useState(stem(basename(first?.file ?? '')))
  const moves = files
    .map(({ file }) => ({ from: file, to: inFolder(folder, isOne ? name + ending : basename(file)) }))
    .filter(({ from, to }) => from !== to)
  const problem = moves
    .map(({ from, to }) => pathProblem(pathOfFile(to), pages, pathOfFile(from)))
    .find(found => found !== undefined)
  const isReady = moves.length > 0 && problem === undefined
  const reason = problem && moves.length > 0 ? t(problem) : undefined
  return (
    <MoveDialog
      title={
        isOne ? t('moveFile.title', { name: first?.title }) : t('moveFile.titleMany', { count: files.length })
      }
      moves={moves}
      isReady={isReady}
      action={changed =>
        isOne || moves.length === 0
          ? t('moveFile.do', { count: changed })
          : t('moveFile.doMany', { count: moves.length, changed })
      }
      onMove={onMove}
      onClose={onClose}
    >
      <FolderField value={folder} onChange={setFolder} error={isOne ? undefined : reason} />
      {isOne && (
        <TextField
          label={t('moveFile.name')}
          description={t('moveFile.ending', { ending })}
          error={reason}
          value={name}
          onChange={setName}
          autoFocus
          code
        />
      )}
    </MoveDialog>
  )
}
