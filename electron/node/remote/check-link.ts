import { STATUS_CODES } from 'node:http'
import type { LinkResult } from '../../../shared/check/base/link-result.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { isThisComputer } from '../../../shared/text/loopback.ts'
import { type Reachable, reach } from './lookup.ts'
import { ask } from './send-request.ts'

/** How computers are found; tests find their own. */
export interface Net {
  /** Refuses with `not-allowed` what is not to be asked, with `not-found` what there is not, with `unavailable` what could not be looked up. */
  reach(host: string): Promise<Reachable>
  /** Milliseconds without a word after which nobody waits any longer; ten seconds where it is not given. */
  readonly patience?: number
}

/** The answer of an address. */
export interface Heard {
  readonly answer: LinkResult
  /** Someone answered, whatever it was. */
  readonly isOnline: boolean
  /** Its host could not be looked up, which says nothing about the address. */
  readonly isLost?: boolean
  /** Milliseconds after which the computer wants to be asked again. */
  readonly wait?: number
}

/** The internet: never this computer, nor the network it stands in. */
export const internet: Net = {
  reach: host => {
    if (!isThisComputer(host)) return reach(host)
    return Promise.reject(new Refusal('not-allowed', `“${host}” is no computer of the internet.`))
  },
}

const REDIRECTS = 5
const PATIENCE = 10_000
const LONGEST = 20_000
const HEADERS = [
  ['accept', 'text/html, application/xhtml+xml, */*'],
  ['accept-encoding', 'identity'],
  ['user-agent', 'Galley'],
] as const

const FINE: LinkResult = { state: 'fine' }
const UNJUDGED: LinkResult = { state: 'unjudged' }
const gone = (told: string): LinkResult => ({ state: 'gone', told })

/** Programs are often turned away where readers are not. */
const TURNED_AWAY = new Set([401, 402, 403, 405, 406, 407, 408, 418, 425, 429, 451, 501, 999])

function judge(status: number): LinkResult {
  if (status < 400) return FINE
  if (TURNED_AWAY.has(status)) return UNJUDGED
  const name = STATUS_CODES[status]
  return gone(`answers with ${status}${name === undefined ? '' : ` (${name})`}`)
}

/** What can be asked: an address of the web without a password, never of this computer. */
function webAddress(written: string, from?: URL): URL | undefined {
  const address = URL.canParse(written, from?.href) ? new URL(written, from) : undefined
  const isWeb = address?.protocol === 'https:' || address?.protocol === 'http:'
  return isWeb && address?.username === '' && address.password === '' ? address : undefined
}

function waitOf(header: string | undefined): number | undefined {
  if (header === undefined) return undefined
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.max(0, seconds * 1000) : undefined
}

interface Step {
  readonly status: number
  readonly location: string | undefined
  readonly wait: number | undefined
}

/** Asks for the head alone; where that is refused, for the whole, of which only the beginning is read. */
async function look(address: URL, net: Net, signal: AbortSignal): Promise<Step> {
  const at = await net.reach(address.hostname)
  const { patience = PATIENCE } = net
  for (const method of ['HEAD', 'GET'] as const) {
    const response = await ask({ url: address, at, signal, method, headers: HEADERS, patience })
    response.destroy()
    const { statusCode: status = 0, headers } = response
    const isRefused = status >= 400 && status !== 429
    if (method === 'GET' || !isRefused)
      return { status, location: headers.location, wait: waitOf(headers['retry-after']) }
  }
  throw new Error('Neither was asked.')
}

function reasonOf(error: unknown): Heard {
  if (error instanceof Refusal) {
    const { code } = error.failure
    if (code === 'not-found')
      return { answer: gone('cannot be found: there is no such host'), isOnline: false }
    return { answer: UNJUDGED, isOnline: false, isLost: code === 'unavailable' }
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const told = error instanceof Error ? error.message : ''
  // Browsers fetch what is missing between a certificate and its authority.
  if (/LEAF_SIGNATURE|ISSUER_CERT/.test(code)) return { answer: UNJUDGED, isOnline: true }
  // Some browsers speak the older way, and readers may have a certificate that is asked for.
  if (/EPROTO|ERR_SSL/.test(code) && /legacy.renegotiation|certificate.required/i.test(told))
    return { answer: UNJUDGED, isOnline: true }
  if (/EPROTO|ERR_SSL/.test(code)) return { answer: gone('cannot be reached over https'), isOnline: true }
  if (/CERT|SELF_SIGNED|TLS/.test(code))
    return { answer: gone('has a certificate that browsers do not trust'), isOnline: true }
  if (code === 'ECONNREFUSED') return { answer: gone('does not let anybody connect'), isOnline: false }
  return { answer: gone('does not answer'), isOnline: false }
}

/** Finds out whether readers find something at an external address; redirects are followed, each judged as the address is. Never rejects, unless `signal` ends it. */
export async function askLink(written: string, net: Net, signal: AbortSignal): Promise<Heard> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(LONGEST)])
  let address = webAddress(written)
  try {
    for (let count = 0; address !== undefined && count <= REDIRECTS; count++) {
      const { status, location, wait } = await look(address, net, limit)
      const isMoved = status >= 300 && status < 400 && status !== 304 && location !== undefined
      if (!isMoved) return { answer: judge(status), isOnline: true, ...(wait !== undefined && { wait }) }
      address = webAddress(location, address)
    }
  } catch (error) {
    if (signal.aborted) throw error
    return reasonOf(error)
  }
  if (address === undefined) return { answer: UNJUDGED, isOnline: false }
  return { answer: gone('leads on and on'), isOnline: true }
}
