import { useTranslation } from 'react-i18next'
import type { ShareFacts } from '../../../shared/project/share/facts.ts'
import type { ShareState } from '../../../shared/project/share/state.ts'
import { useSite } from '../../host/scope/site.ts'
import { Button } from '../../kit/Button.tsx'
import styles from './Share.module.css'
import { runSaved, runSharing, showSharing, useSharing } from './sharing.ts'

interface OtherStepsProps {
  readonly state: ShareState
  readonly facts: ShareFacts
}

/** States in which nothing but the one next step makes sense. */
const HELD = new Set(['interrupted', 'blocked', 'undecided'])

/** What else can be done. */
export function OtherSteps({ state, facts }: OtherStepsProps) {
  const site = useSite()
  const { t } = useTranslation('sharing')
  const report = useSharing(sharing => sharing.report)
  const unsaved = { message: t('unsavedStep'), hint: t('unsavedHint') }
  if (HELD.has(state.kind)) return null
  const { proposal, lastStep, remote } = facts
  const isSent = proposal?.standing === 'open' || proposal?.standing === 'unsent'
  return (
    <div className={styles.steps}>
      {remote && (
        <Button onPress={() => void runSharing(site, () => site.host.lookForNews())}>{t('look')}</Button>
      )}
      {remote &&
        state.next !== 'getLatest' &&
        proposal?.standing !== 'merged' &&
        proposal?.standing !== 'closed' && (
          <Button onPress={() => void runSharing(site, () => site.host.getLatest())}>{t('getLatest')}</Button>
        )}
      {state.kind === 'closed' && <Button onPress={() => showSharing(site, 'send')}>{t('sendAgain')}</Button>}
      {isSent && (
        <Button onPress={() => void runSaved(site, unsaved, () => site.host.startAnother())}>
          {t('startAnother')}
        </Button>
      )}
      {remote && state.kind === 'unsent' && (
        <Button onPress={() => void runSaved(site, unsaved, () => site.host.takeBackUnsent())}>
          {t('takeBack', { count: state.count })}
        </Button>
      )}
      {lastStep && !report && (
        <Button onPress={() => void runSharing(site, () => site.host.undoStep())}>
          {t(`undoStep.${lastStep.kind}`)}
        </Button>
      )}
    </div>
  )
}
