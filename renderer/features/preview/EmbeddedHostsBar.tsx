import { useTranslation } from 'react-i18next'
import { refusedHost } from '../../../shared/check/base/refused-host.ts'
import { allowedHosts } from '../../../shared/site/plan/allowed-hosts.ts'
import { useSite } from '../../host/scope/site.ts'
import { useConfig } from '../../host/site/config.ts'
import { useProblems } from '../../host/site/problems.ts'
import { stopAskingAbout, useUnaskedHosts } from '../../host/site/unasked-hosts.ts'
import { Button } from '../../kit/Button.tsx'
import { allowHosts } from '../problems/allowHosts.ts'
import styles from './Preview.module.css'

/** Asks whether the site may show pages of the hosts that a page embeds, unless the person wants to leave it open. */
export function EmbeddedHostsBar({ file }: { readonly file: string }) {
  const site = useSite()
  const { t } = useTranslation('preview')
  const hosts = useRefusedHosts(file)
  if (hosts.length === 0) return null
  return (
    <div className={styles.made} role="note">
      <span className={styles.madeOf}>{t('embeds.ask', { hosts })}</span>
      <Button size="small" onPress={() => allowHosts(site, hosts)}>
        {t('embeds.allow')}
      </Button>
      <Button size="small" variant="quiet" onPress={() => stopAskingAbout(site, hosts)}>
        {t('embeds.notNow')}
      </Button>
    </div>
  )
}

/** The hosts to ask about; those just allowed are left out before the page is checked again. */
function useRefusedHosts(file: string): readonly string[] {
  const problems = useProblems(file)
  const config = useConfig(({ reading }) => reading.value)
  const unasked = useUnaskedHosts()
  const allowed = allowedHosts(config)
  const found = new Set(problems.flatMap(problem => refusedHost(problem) ?? []))
  return [...found].filter(host => !allowed.has(host) && !unasked.has(host))
}
