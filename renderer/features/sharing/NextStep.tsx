import { useTranslation } from 'react-i18next'
import type { ShareFacts } from '../../../shared/project/share/facts.ts'
import type { ShareState } from '../../../shared/project/share/state.ts'
import type { Site } from '../../host/scope/site.ts'
import { useSite } from '../../host/scope/site.ts'
import { showConflict } from '../../host/session/saving.ts'
import { projectNow } from '../../host/site/project.ts'
import { Button } from '../../kit/Button.tsx'
import styles from './Share.module.css'
import { runSharing, showSharing } from './sharing.ts'

interface NextStepProps {
  readonly state: ShareState
  readonly facts: ShareFacts
}

/** Shows the first file that has two versions. */
function decide(site: Site): void {
  showSharing(site, undefined)
  showConflict(site, projectNow(site).conflicts[0]?.file)
}

/** The one thing that is next. */
export function NextStep({ state, facts }: NextStepProps) {
  const site = useSite()
  const { t } = useTranslation('sharing')
  const act = (label: string, run: () => void) => (
    <Button variant="primary" onPress={run}>
      {label}
    </Button>
  )
  switch (state.next) {
    case 'send':
      return <p>{act(t('sendNext'), () => showSharing(site, 'send'))}</p>
    case 'getLatest':
      return <p>{act(t('getLatest'), () => void runSharing(site, () => site.host.getLatest()))}</p>
    case 'takeBack':
      return <p>{act(t('takeBackStep'), () => void runSharing(site, () => site.host.undoStep()))}</p>
    case 'decide':
      return <p>{act(t('decide'), () => decide(site))}</p>
    case 'startAnother':
      return <p>{act(t('startNext'), () => void runSharing(site, () => site.host.startAnother()))}</p>
    case 'openRequest':
      return (
        <p>
          <a className={styles.link} href={facts.proposal?.page} target="_blank" rel="noopener noreferrer">
            {t('openRequest')}
          </a>
        </p>
      )
    default:
      return null
  }
}
