import { useTranslation } from 'react-i18next'
import type { DivisionPlan, DivisionRequest } from '../../../../shared/project/dividing/model.ts'
import { notifyError } from '../../../host/base/notices.ts'
import { documentsOf } from '../../../host/documents/documents.ts'
import { type Site, useSite } from '../../../host/scope/site.ts'
import { reportLastStep } from '../../../host/session/steps.ts'
import { Button } from '../../../kit/Button.tsx'
import { Checkbox } from '../../../kit/Checkbox.tsx'
import { Dialog } from '../../../kit/Dialog.tsx'
import type { Rows } from '../../entries/rows.ts'
import styles from '../files/Files.module.css'
import { type Planned, usePlan } from '../files/usePlan.ts'
import { DivisionFields } from './DivisionFields.tsx'
import { DivisionOutcome } from './DivisionOutcome.tsx'
import { type DivisionAsk, useDivision } from './useDivision.ts'

interface DivideDialogProps {
  readonly tree: Rows
  readonly ask: DivisionAsk
  /** Gets the ID that the new row has in the tree of the newer form. */
  readonly onMade?: (id: string) => void
  readonly onClose: () => void
}

const plan = (site: Site, request: DivisionRequest): Promise<DivisionPlan> => site.host.planDivision(request)

const movesFiles = (planned: Planned<DivisionPlan> | undefined): boolean =>
  planned?.kind === 'plan' && planned.plan.moves.length > 0

/** Asks about a division, shows what happens when it is made, and makes it. */
export function DivideDialog({ tree, ask, onMade, onClose }: DivideDialogProps) {
  const site = useSite()
  const { t } = useTranslation(['divide', 'navigation'])
  const state = useDivision(ask, tree)
  const { said, say, request, isReady } = state
  const planned = usePlan(request, isReady, plan)
  const words = { kind: t(`kind.${said.kind}`), name: request.name }
  const make = async () => {
    await documentsOf(site).settled()
    await site.host.makeDivision({ ...request, label: t('step', words) })
    reportLastStep(site, t('done', words))
    onMade?.(`${said.kind}:${request.name}`)
  }
  const submit = () => {
    if (planned?.kind !== 'plan') return
    onClose()
    void make().catch(error => notifyError(site.app, error))
  }
  return (
    <Dialog
      title={titleOf(ask, said.kind, t)}
      isOpen
      size="large"
      onOpenChange={isOpen => !isOpen && onClose()}
      actions={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button variant="primary" isDisabled={planned?.kind !== 'plan'} onPress={submit}>
            {t('create', words)}
          </Button>
        </>
      }
    >
      <form
        className={styles.form}
        onSubmit={event => {
          event.preventDefault()
          submit()
        }}
      >
        <DivisionFields ask={ask} state={state} />
        {movesFiles(planned) && (
          <Checkbox isSelected={said.redirects} onChange={redirects => say({ redirects })}>
            {t('redirect')}
          </Checkbox>
        )}
        <button type="submit" hidden />
      </form>
      <DivisionOutcome state={state} planned={planned} />
    </Dialog>
  )
}

type Words = ReturnType<typeof useTranslation<['divide', 'navigation']>>['t']

function titleOf({ rows }: DivisionAsk, kind: DivisionRequest['kind'], t: Words): string {
  const [first] = rows
  if (!first) return t('title.new', { kind: t(`navigation:kinds.${kind}`) })
  const made = { kind: t(`a.${kind}`), name: first.label || first.detail, count: rows.length }
  return t(rows.length === 1 ? 'title.made' : 'title.madeMany', made)
}
