import { isHostName } from '../../site/plan/allowed-hosts.ts'
import type { Problem } from '../../text/problem.ts'

/** Returns the host that a problem says the site does not allow to embed; `undefined` if docs.json cannot allow it either. */
export function refusedHost({ code, message }: Problem): string | undefined {
  const host = code === 'page/embed' ? message.values?.host : undefined
  return typeof host === 'string' && isHostName(host) ? host : undefined
}
