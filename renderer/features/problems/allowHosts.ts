import { t } from 'i18next'
import { refusedHost } from '../../../shared/check/base/refused-host.ts'
import { isList } from '../../../shared/config/json/value.ts'
import { allowedHosts } from '../../../shared/site/plan/allowed-hosts.ts'
import type { Problem } from '../../../shared/text/problem.ts'
import type { Site } from '../../host/scope/site.ts'
import { reportStep } from '../../host/session/steps.ts'
import { changeConfig, useConfig } from '../../host/site/config.ts'

/** Lets the site embed pages of hosts: one step in docs.json, with an offer to undo it. */
export function allowHosts(site: Site, hosts: readonly string[]): void {
  const { value } = useConfig.of(site).getState().reading
  const known = allowedHosts(value)
  const added = hosts.filter(host => !known.has(host))
  const label = t('problems:allowHosts', { hosts })
  const { embeds } = value
  const isDone = changeConfig(
    site,
    label,
    isList(embeds)
      ? added.map((host, index) => ({
          kind: 'insert',
          path: ['embeds'],
          index: embeds.length + index,
          value: host,
        }))
      : [{ kind: 'set', path: ['embeds'], value: added }],
  )
  if (isDone) reportStep(site, label)
}

/** What allows the host that a problem is about; `undefined` for other problems. */
export function allowing(site: Site, problem: Problem) {
  const host = refusedHost(problem)
  if (host === undefined) return undefined
  return { label: t('problems:allowHosts', { hosts: [host] }), run: () => allowHosts(site, [host]) }
}
