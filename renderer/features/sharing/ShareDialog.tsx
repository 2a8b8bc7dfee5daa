import { useTranslation } from 'react-i18next'
import type { ShareFacts } from '../../../shared/project/share/facts.ts'
import type { ShareState } from '../../../shared/project/share/state.ts'
import { type Site, useSite } from '../../host/scope/site.ts'
import { Button } from '../../kit/Button.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { Notice } from '../../kit/Notice.tsx'
import { ProgressBar } from '../../kit/ProgressBar.tsx'
import { localize } from '../../messages/localize.ts'
import { showExport } from '../export/export.ts'
import { showPublishing } from '../publishing/publishing.ts'
import { Choices } from './Choices.tsx'
import { ConnectForm } from './ConnectForm.tsx'
import { HistoryForm } from './HistoryForm.tsx'
import { NextStep } from './NextStep.tsx'
import { OtherSteps } from './OtherSteps.tsx'
import { Proposals } from './Proposals.tsx'
import styles from './Share.module.css'
import { runSharing, showSharing, useShareState, useSharing } from './sharing.ts'
import { useStateWords } from './useStateWords.ts'

/** Everything about how the changes of a site get to others: the state, what is next, and what else is possible. */
export function ShareDialog({ onClose }: { readonly onClose: () => void }) {
  const site = useSite()
  const { t } = useTranslation('sharing')
  const state = useShareState()
  const facts = useSharing(sharing => sharing.facts)
  const progress = useSharing(sharing => sharing.progress)
  return (
    <Dialog
      title={t('share')}
      isOpen
      isBusy={progress !== undefined}
      onOpenChange={open => !open && onClose()}
      actions={
        progress ? (
          <Button onPress={() => void site.host.stopReview()}>{t('stop')}</Button>
        ) : (
          <Button onPress={onClose}>{t('close')}</Button>
        )
      }
    >
      <div className={styles.body}>
        {state && facts && <Headline state={state} facts={facts} />}
        <Outcome />
        {progress && <ProgressBar label={t(`step.${progress.step}`)} value={progress.percent} />}
        {state && facts && (
          <div className={styles.body} hidden={progress !== undefined}>
            <Panel state={state} facts={facts} />
            <WebOffer />
          </div>
        )}
      </div>
    </Dialog>
  )
}

interface PartProps {
  readonly state: ShareState
  readonly facts: ShareFacts
}

function Headline({ state, facts }: PartProps) {
  const { t } = useTranslation('sharing')
  const words = useStateWords()
  const place = facts.remote?.address ?? ''
  return (
    <div className={styles.headline}>
      <p className={styles.words}>{words(state)}</p>
      <p className={styles.text}>
        {t(`about.${state.kind}`, { place, name: facts.proposal?.name ?? '', main: facts.main })}
      </p>
      {facts.obstacle && (
        <Notice kind="warning" title={localize(facts.obstacle.reason)}>
          {facts.obstacle.hint && localize(facts.obstacle.hint)}
        </Notice>
      )}
    </div>
  )
}

/** What the last request did, or why it failed. */
function Outcome() {
  const site = useSite()
  const { t } = useTranslation('sharing')
  const { problem, report, facts } = useSharing(sharing => sharing)
  if (problem)
    return (
      <Notice kind="error" title={problem.message}>
        {problem.hint}
      </Notice>
    )
  if (!report) return null
  const count = report.changed.length
  return (
    <Notice
      kind="success"
      title={count === 0 ? t('nothingNew') : t('changed', { count })}
      actions={
        facts?.lastStep && (
          <Button size="small" onPress={() => void runSharing(site, () => site.host.undoStep())}>
            {t('undo')}
          </Button>
        )
      }
    />
  )
}

/** The ways to the web: a host that builds the site, and files that need no git. */
function WebOffer() {
  const site = useSite()
  const { t } = useTranslation('sharing')
  const leave = (show: (site: Site, isShown: boolean) => void) => {
    showSharing(site, undefined)
    show(site, true)
  }
  return (
    <div className={styles.offer}>
      <p className={styles.text}>{t('webAbout')}</p>
      <div className={styles.steps}>
        <Button onPress={() => leave(showPublishing)}>{t('publish')}</Button>
        <Button onPress={() => leave(showExport)}>{t('export')}</Button>
      </div>
    </div>
  )
}

/** What can be done in a state. */
function Panel({ state, facts }: PartProps) {
  if (state.kind === 'alone') return <HistoryForm />
  if (state.kind === 'unconnected')
    return (
      <>
        <ConnectForm />
        <OtherSteps state={state} facts={facts} />
      </>
    )
  return (
    <>
      <NextStep state={state} facts={facts} />
      <OtherSteps state={state} facts={facts} />
      {facts.remote && <Proposals />}
      {facts.remote && <Choices facts={facts} />}
    </>
  )
}
