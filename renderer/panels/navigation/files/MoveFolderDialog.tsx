import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MoveRequest } from '../../../../shared/project/moving/move.ts'
import { useAssets } from '../../../state/assets.ts'
import { usePages } from '../../../state/pages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { isPath } from '../paths.ts'
import { FolderField } from './FolderField.tsx'
import { MoveForm } from './MoveForm.tsx'
import { MoveOutcome } from './MoveOutcome.tsx'
import { usePlan } from './usePlan.ts'

export interface MoveFolderDialogProps {
  /** The folder to begin with; empty where the person chooses. */
  readonly folder: string
  readonly onMove: (request: MoveRequest, folder: string, to: string) => void
  readonly onClose: () => void
}

const NOTHING: ReadonlySet<string> = new Set()

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

/** Gives a whole folder another name or place, and shows beforehand everything that names its files. */
export function MoveFolderDialog({ folder: first, onMove, onClose }: MoveFolderDialogProps) {
  const { t } = useTranslation('navigation')
  const [typed, setTyped] = useState(first)
  const [wanted, setWanted] = useState(first)
  const [redirects, setRedirects] = useState(true)
  const [leave, setLeave] = useState(NOTHING)
  const [folder, to] = [plain(typed), plain(wanted)]
  const files = useFilesIn(folder)
  const moves = files.map(from => ({ from, to: to + from.slice(folder.length) }))
  const isAnother = to !== '' && to !== folder
  const isReady = files.length > 0 && isAnother && isPath(to)
  const planned = usePlan({ moves, redirects, leave: [] }, isReady)
  const plan = planned?.kind === 'plan' ? planned.plan : undefined
  const move = () => {
    if (!plan) return
    onMove({ moves, redirects, leave: [...leave] }, folder, to)
    onClose()
  }
  return (
    <Dialog
      title={t('moveFolder.title')}
      isOpen
      size="large"
      onOpenChange={isOpen => !isOpen && onClose()}
      actions={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button variant="primary" isDisabled={!plan} onPress={move}>
            {t('moveFolder.do', { count: files.length })}
          </Button>
        </>
      }
    >
      <MoveForm redirects={redirects} onRedirects={setRedirects} onMove={move}>
        <FolderField
          value={typed}
          onChange={setTyped}
          description={t('moveFolder.holds', { count: files.length })}
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
      </MoveForm>
      <MoveOutcome planned={planned} isReady={isReady} leave={leave} onLeave={setLeave} moves={moves} />
    </Dialog>
  )
}
