import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MoveRequest } from '../../../../shared/project/moving/model.ts'
import { Button } from '../../../kit/Button.tsx'
import { Dialog } from '../../../kit/Dialog.tsx'
import { MoveForm } from './MoveForm.tsx'
import { MoveOutcome } from './MoveOutcome.tsx'
import { useMovePlan } from './useMovePlan.ts'

interface MoveDialogProps {
  readonly title: string
  readonly moves: MoveRequest['moves']
  /** Whether the moves are valid: each goes to another location that is a path. */
  readonly isReady: boolean
  /** The label of the move button; `changed` counts the files that are written for it. */
  readonly action: (changed: number) => string
  readonly onMove: (request: MoveRequest) => void
  readonly onClose: () => void
  /** The fields for the new paths. */
  readonly children: ReactNode
}

const NOTHING: ReadonlySet<string> = new Set()

/** Asks where to move files, and previews everything that refers to them. */
export function MoveDialog({ title, moves, isReady, action, onMove, onClose, children }: MoveDialogProps) {
  const { t } = useTranslation('navigation')
  const [redirects, setRedirects] = useState(true)
  const [leave, setLeave] = useState(NOTHING)
  const planned = useMovePlan({ moves, redirects, leave: [] }, isReady)
  const plan = planned?.kind === 'plan' ? planned.plan : undefined
  const changed = new Set(plan?.references.map(({ file }) => file).filter(file => !leave.has(file)))
  const move = () => {
    if (!plan) return
    onMove({ moves, redirects, leave: [...leave] })
    onClose()
  }
  return (
    <Dialog
      title={title}
      isOpen
      size="large"
      onOpenChange={isOpen => !isOpen && onClose()}
      actions={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button variant="primary" isDisabled={!plan} onPress={move}>
            {action(changed.size)}
          </Button>
        </>
      }
    >
      <MoveForm redirects={redirects} onRedirects={setRedirects} onMove={move}>
        {children}
      </MoveForm>
      <MoveOutcome planned={planned} isReady={isReady} leave={leave} onLeave={setLeave} moves={moves} />
    </Dialog>
  )
}
