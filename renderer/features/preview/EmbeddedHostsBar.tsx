import { useRef } from 'react'
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

/**
 * Asks whether the site may show pages of the hosts that a page or an API description embeds, unless the person wants to
 * leave it open. The answer ends the question, so the preview around it takes the focus: its
 * frame is loaded again with a new policy, and would lose it.
 */
export function EmbeddedHostsBar({ file }: { readonly file: string }) {
  const site = useSite()
  const { t } = useTranslation('preview')
  const hosts = useRefusedHosts(file)
  const bar = useRef<HTMLDivElement>(null)
  const answer = (act: typeof allowHosts) => {
    bar.current?.closest<HTMLElement>('[data-part]')?.focus()
    act(site, hosts)
  }
  if (hosts.length === 0) return null
  return (
    <div ref={bar} className={styles.made} role="note">
      <span className={styles.madeOf}>{t('embeds.ask', { hosts })}</span>
      <Button size="small" onPress={() => answer(allowHosts)}>
        {t('embeds.allow')}
      </Button>
      <Button size="small" variant="quiet" onPress={() => answer(stopAskingAbout)}>
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
