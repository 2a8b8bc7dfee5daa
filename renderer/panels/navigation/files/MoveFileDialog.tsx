import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pathOfFile } from '../../../../shared/page/summary.ts'
import type { MovePlan, MoveRequest } from '../../../../shared/project/moving/move.ts'
import { basename, dirname, extension, stem } from '../../../../shared/text/path.ts'
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
import { FolderField, inFolder } from './FolderField.tsx'
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

/** Milliseconds. */
const PAUSE = 250

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
    // A person who types is answered when they pause.
    const timer = setTimeout(() => void ask(), PAUSE)
    return () => {
      isCurrent = false
      clearTimeout(timer)
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
  const ending = extension(first?.file ?? '')
  const [folder, setFolder] = useState(dirname(first?.file ?? ''))
  const [name, setName] = useState(stem(basename(first?.file ?? '')))
  const [redirects, setRedirects] = useState(true)
  const [leave, setLeave] = useState(NOTHING)
  const moves = files
    .map(({ file }) => ({ from: file, to: inFolder(folder, isOne ? name + ending : basename(file)) }))
    .filter(({ from, to }) => from !== to)
  const problem = moves
    .map(({ from, to }) => pathProblem(pathOfFile(to), pages, pathOfFile(from)))
    .find(found => found !== undefined)
  const isReady = moves.length > 0 && problem === undefined
  const planned = usePlan({ moves, redirects, leave: [] }, isReady)
  const reason = problem && moves.length > 0 ? t(problem) : undefined
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
