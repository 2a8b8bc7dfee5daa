import { STATUS_CODES } from 'node:http'
import type { LinkResult } from '../../../shared/check/base/link-result.ts'
import { type Message, message } from '../../../shared/messages/message.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { isLoopbackHost } from '../../../shared/text/loopback.ts'
import { lookUpInternet, type Reachable } from './lookup.ts'
import { sendRequest } from './send-request.ts'

/** How hosts are looked up; tests replace it. */
export interface LinkNetwork {
  /** Refuses with `not-allowed` for hosts that must not be contacted, `not-found` for missing ones, `unavailable` if the lookup failed. */
  lookUp(host: string): Promise<Reachable>
  /** Milliseconds of silence after which the check gives up; ten seconds by default. */
  readonly timeout?: number
}

/** The result for one address. */
export interface CheckedLink {
  readonly result: LinkResult
  /** Some server answered, whatever it said. */
  readonly isOnline: boolean
  /** The host could not be looked up, which says nothing about the address. */
  readonly isLost?: boolean
  /** Milliseconds after which the server wants to be tried again. */
  readonly wait?: number
}

/** The internet: never this computer or its network. */
export const internet: LinkNetwork = {
  lookUp: host => {
    if (!isLoopbackHost(host)) return lookUpInternet(host)
    return Promise.reject(new Refusal('not-allowed', message('network:notInternet', { host })))
  },
}

const REDIRECTS = 5
const PATIENCE = 10_000
const LONGEST_WAIT = 20_000
const HEADERS = [
  ['accept', 'text/html, application/xhtml+xml, */*'],
  ['accept-encoding', 'identity'],
  ['user-agent', 'Galley'],
] as const

const FINE: LinkResult = { state: 'fine' }
const UNJUDGED: LinkResult = { state: 'unjudged' }
const gone = (reason: Message): LinkResult => ({ state: 'gone', reason })

/** Programs are often refused where readers are not. */
const TURNED_AWAY = new Set([401, 402, 403, 405, 406, 407, 408, 418, 425, 429, 451, 501, 999])

function resultOf(status: number): LinkResult {
  if (status < 400) return FINE
  if (TURNED_AWAY.has(status)) return UNJUDGED
  const name = STATUS_CODES[status]
  return gone(
    message('network:link.status', { status: name === undefined ? String(status) : `${status} (${name})` }),
  )
}

/** An address that can be checked: of the web, without a password, never of this computer. */
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

/** Requests the head alone; if that is refused, the whole page, of which only the start is read. */
async function requestOnce(address: URL, net: LinkNetwork, signal: AbortSignal): Promise<Step> {
  const at = await net.lookUp(address.hostname)
  const { timeout = PATIENCE } = net
  for (const method of ['HEAD', 'GET'] as const) {
    const response = await sendRequest({
      url: address,
      address: at,
      signal,
      method,
      headers: HEADERS,
      timeout,
    })
    response.destroy()
    const { statusCode: status = 0, headers } = response
    const isRefused = status >= 400 && status !== 429
    if (method === 'GET' || !isRefused)
      return { status, location: headers.location, wait: waitOf(headers['retry-after']) }
  }
  throw new Error('Neither was asked.')
}

function reasonOf(error: unknown): CheckedLink {
  if (error instanceof Refusal) {
    const { code } = error.failure
    if (code === 'not-found') return { result: gone(message('network:link.noHost')), isOnline: false }
    return { result: UNJUDGED, isOnline: false, isLost: code === 'unavailable' }
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const messages = error instanceof Error ? error.message : ''
  // Browsers fetch missing intermediate certificates.
  if (/LEAF_SIGNATURE|ISSUER_CERT/.test(code)) return { result: UNJUDGED, isOnline: true }
  // Some browsers support older protocols, and readers may have a client certificate.
  if (/EPROTO|ERR_SSL/.test(code) && /legacy.renegotiation|certificate.required/i.test(messages))
    return { result: UNJUDGED, isOnline: true }
  if (/EPROTO|ERR_SSL/.test(code)) return { result: gone(message('network:link.noHttps')), isOnline: true }
  if (/CERT|SELF_SIGNED|TLS/.test(code))
    return { result: gone(message('network:link.certificate')), isOnline: true }
  if (code === 'ECONNREFUSED') return { result: gone(message('network:link.refused')), isOnline: false }
  return { result: gone(message('network:link.silent')), isOnline: false }
}

/** Checks whether readers find something at an external address; follows redirects under the same rules. Never rejects, unless `signal` stops it. */
export async function checkLink(
  written: string,
  net: LinkNetwork,
  signal: AbortSignal,
): Promise<CheckedLink> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_WAIT)])
  let address = webAddress(written)
  try {
    for (let count = 0; address !== undefined && count <= REDIRECTS; count++) {
      const { status, location, wait } = await requestOnce(address, net, limit)
      const isMoved = status >= 300 && status < 400 && status !== 304 && location !== undefined
      if (!isMoved) return { result: resultOf(status), isOnline: true, ...(wait !== undefined && { wait }) }
      address = webAddress(location, address)
    }
  } catch (error) {
    if (signal.aborted) throw error
    return reasonOf(error)
  }
  if (address === undefined) return { result: UNJUDGED, isOnline: false }
  return { result: gone(message('network:link.loop')), isOnline: true }
}
