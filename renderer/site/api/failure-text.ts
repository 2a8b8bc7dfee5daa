import type { RequestModel } from '../../../shared/openapi/operation/request-model.ts'
import { isUnsendable } from '../base/request.ts'
import { requestText } from '../base/texts.ts'
import { isBodiless, isLocalHost, isOwnHeader, neededAnswers } from './browser-limits.ts'

/** Why there is no response, in a sentence that says what to do. */
export interface Failure {
  readonly sentence: string
  /** What the server would have to send, as lines of HTTP. */
  readonly needed?: string
}

/** Milliseconds to wait for a sign of life from a server. */
const PATIENCE = 5000

const briefly = { credentials: 'omit', referrerPolicy: 'no-referrer' } as const satisfies RequestInit

/** Whether the server answers at all: browsers do not say why a request got no response. */
const isAlive = (origin: string): Promise<boolean> =>
  fetch(origin, { ...briefly, method: 'HEAD', mode: 'no-cors', signal: AbortSignal.timeout(PATIENCE) }).then(
    () => true,
    () => false,
  )

/** Whether the response leads to another address. Known only of requests that change nothing: it is sent again. */
async function isLed({ method, url, headers }: RequestModel): Promise<boolean> {
  if (!isBodiless(method)) return false
  const sent = headers
    .filter(([name]) => !isOwnHeader(name))
    .map(([name, value]): [string, string] => [name, value])
  const again = {
    ...briefly,
    method,
    headers: sent,
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE),
  } as const
  return fetch(url, again).then(
    ({ type }) => type === 'opaqueredirect',
    () => false,
  )
}

/** What the server would have to send, as lines of HTTP. */
function neededFor(request: RequestModel, { pathname }: URL): string {
  const { before, itself } = neededAnswers(request, /^http/.test(location.protocol) ? location.origin : '*')
  const first = before.length > 0 ? [`OPTIONS ${pathname}`, ...before.map(line => `  ${line}`)] : []
  return [...first, `${request.method} ${pathname}`, ...itself.map(line => `  ${line}`)].join('\n')
}

async function unanswered(request: RequestModel): Promise<Failure> {
  if (!navigator.onLine) return { sentence: requestText('offline') }
  const url = new URL(request.url, location.href)
  const { protocol, host, origin } = url
  if (protocol === 'file:') return { sentence: requestText('unsendable', { address: request.url }) }
  if (location.protocol === 'https:' && protocol === 'http:' && !isLocalHost(host)) {
    return { sentence: requestText('mixed', { host }) }
  }
  if (await isLed(request)) return { sentence: requestText('ledAway', { host }) }
  if (!(await isAlive(origin))) return { sentence: requestText('unreachable', { host, origin }) }
  return { sentence: requestText('notAllowed', { host }), needed: neededFor(request, url) }
}

/** Explains why there is no response, and what to do. */
export async function explain(error: unknown, request: RequestModel, stop: AbortSignal): Promise<Failure> {
  if (stop.aborted) {
    return { sentence: requestText(stop.reason === 'patience' ? 'late' : 'canceled') }
  }
  if (isUnsendable(error)) return { sentence: error.message }
  return unanswered(request)
}
