import { useDeferredValue, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MovePlan, MoveRequest } from '../../../../shared/project/moving/move.ts'
import { documents } from '../../../state/documents.ts'
import { explain, host } from '../../../state/host.ts'
import { usePages } from '../../../state/pages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { pathProblem } from '../paths.ts'
import styles from './Files.module.css'
import { FolderField } from './FolderField.tsx'
import { PlaceList } from './PlaceList.tsx'

export interface MovedFile {
  readonly file: string
  readonly title: string
}

export interface MoveFileDialogProps {
  readonly files: readonly MovedFile[]
  readonly onMove: (request: MoveRequest) => void
  readonly onClose: () => void
}

type Planned =
  | { readonly kind: 'plan'; readonly plan: MovePlan; readonly for: string }
  | { readonly kind: 'refused'; readonly message: string; readonly for: string }

const folderOf = (file: string): string => file.slice(0, Math.max(0, file.lastIndexOf('/')))
const nameOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1)
const endingOf = (file: string): string => /\.mdx?$/i.exec(file)?.[0] ?? ''

const NOTHING: ReadonlySet<string> = new Set()

/** Asks the host what a move would change, again whenever the move is another one. */
function usePlan(request: MoveRequest, isReady: boolean): Planned | undefined {
  const [planned, setPlanned] = useState<Planned>()
  const key = JSON.stringify(request)
  useEffect(() => {
    if (!isReady) return
    let isCurrent = true
    const ask = async () => {
      try {
        await documents.settled()
        const plan = await host.planMove(JSON.parse(key))
        if (isCurrent) setPlanned({ kind: 'plan', plan, for: key })
      } catch (error) {
        if (isCurrent) setPlanned({ kind: 'refused', message: explain(error).message, for: key })
      }
    }
    void ask()
    return () => {
      isCurrent = false
    }
  }, [key, isReady])
  return planned?.for === key && isReady ? planned : undefined
}

/** Gives files another name or folder, and shows beforehand everything that names them. */
export function MoveFileDialog({ files, onMove, onClose }: MoveFileDialogProps) {
  const { t } = useTranslation('navigation')
  const pages = usePages()
  const [first] = files
  const isOne = files.length === 1
  const ending = endingOf(first?.file ?? '')
  const [folder, setFolder] = useState(folderOf(first?.file ?? ''))
  const [name, setName] = useState(nameOf(first?.file ?? '').slice(0, -ending.length || undefined))
  const [redirects, setRedirects] = useState(true)
  const [leave, setLeave] = useState(NOTHING)
  const within = (file: string) => (folder === '' ? file : `${folder}/${file}`)
  const moves = files
    .map(({ file }) => ({ from: file, to: within(isOne ? name + ending : nameOf(file)) }))
    .filter(({ from, to }) => from !== to)
  const problem = moves
    .map(({ from, to }) => pathProblem(to.replace(/\.mdx?$/i, ''), pages, from.replace(/\.mdx?$/i, '')))
    .find(found => found !== undefined)
  const isReady = moves.length > 0 && problem === undefined
  const request = useDeferredValue({ moves, redirects, leave: [] })
  const planned = usePlan(request, isReady)
  const plan = planned?.kind === 'plan' ? planned.plan : undefined
  const move = () => {
    if (!isReady || !plan) return
    onMove({ moves, redirects, leave: [...leave] })
    onClose()
  }
  const changed = new Set(plan?.places.map(({ file }) => file).filter(file => !leave.has(file)))
  return (
    <Dialog
      title={
        isOne ? t('moveFile.title', { name: first?.title }) : t('moveFile.titleMany', { count: files.length })
      }
      isOpen
      size="large"
      onOpenChange={isOpen => !isOpen && onClose()}
      actions={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button variant="primary" isDisabled={!plan} onPress={move}>
            {t('moveFile.do', { count: changed.size })}
          </Button>
        </>
      }
    >
      <form
        className={styles.form}
        onSubmit={event => {
          event.preventDefault()
          move()
        }}
      >
        <div className={styles.pair}>
          <FolderField value={folder} onChange={setFolder} />
          {isOne && (
            <TextField
              label={t('moveFile.name')}
              description={t('moveFile.ending', { ending })}
              error={problem && moves.length > 0 ? t(problem) : undefined}
              value={name}
              onChange={setName}
              autoFocus
              code
            />
          )}
        </div>
        <Checkbox isSelected={redirects} onChange={setRedirects}>
          {t('moveFile.redirect')}
        </Checkbox>
        <button type="submit" hidden />
      </form>
      <Outcome planned={planned} isReady={isReady} leave={leave} onLeave={setLeave} moves={moves} />
    </Dialog>
  )
}

interface OutcomeProps {
  readonly planned: Planned | undefined
  readonly isReady: boolean
  readonly leave: ReadonlySet<string>
  readonly onLeave: (leave: ReadonlySet<string>) => void
  readonly moves: MoveRequest['moves']
}

/** What will happen, before it does. */
function Outcome({ planned, isReady, leave, onLeave, moves }: OutcomeProps) {
  const { t } = useTranslation('navigation')
  if (!isReady) return <p className={styles.hint}>{t('moveFile.hint')}</p>
  if (!planned) return <p className={styles.hint}>{t('moveFile.looking')}</p>
  if (planned.kind === 'refused') return <Notice kind="error">{planned.message}</Notice>
  const { places, warnings } = planned.plan
  const isOwn = (file: string) => file === 'docs.json' || moves.some(({ from }) => from === file)
  const files = new Set(places.map(({ file }) => file)).size
  return (
    <section aria-label={t('moveFile.changes')}>
      {warnings.map(warning => (
        <Notice key={warning} kind="warning">
          {warning}
        </Notice>
      ))}
      <p className={styles.summary} role="status">
        {places.length === 0
          ? t('moveFile.nothingElse')
          : t('moveFile.summary', { places: places.length, count: files })}
      </p>
      <PlaceList
        label={t('moveFile.changes')}
        places={places}
        leave={leave}
        onLeave={onLeave}
        always={isOwn}
      />
    </section>
  )
}
