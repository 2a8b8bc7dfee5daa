import type { IncomingMessage } from 'node:http'
import { type Message, message } from '../../../shared/messages/message.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { isLoopbackHost } from '../../../shared/text/loopback.ts'
import { lookUpInternet } from './lookup.ts'
import { requestError } from './request-errors.ts'
import { sendRequest } from './send-request.ts'

const LARGEST = 50_000_000
const REDIRECTS = 5
const PATIENCE = 10_000
const LONGEST = 60_000

const unavailable = (reason: Message) => new Refusal('unavailable', reason, message('network:later'))

/** Only https addresses; this computer may be reached without, if the person's own address names it. */
function checked(written: string, from?: URL): URL {
  const address = URL.canParse(written, from?.href) ? new URL(written, from) : undefined
  const isNear = address !== undefined && isLoopbackHost(address.hostname)
  const mayBeNear = from === undefined || isLoopbackHost(from.hostname)
  const isFit = address?.protocol === 'https:' || (address?.protocol === 'http:' && isNear)
  if (address === undefined || !isFit || (isNear && !mayBeNear)) {
    throw new Refusal('not-allowed', message('network:onlyHttps', { address: written }))
  }
  return address
}

const HEADERS = [
  ['accept', 'application/json, application/yaml, text/plain, */*'],
  ['accept-encoding', 'identity'],
  ['user-agent', 'Galley'],
] as const

async function bodyOf(response: IncomingMessage, largest: number): Promise<string> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of response) {
    const bytes = Buffer.from(chunk)
    length += bytes.length
    if (length > LARGEST)
      throw new Refusal('not-text', message('network:tooLarge', { limit: LARGEST / 1_000_000 }))
    if (length > largest) throw new Refusal('not-text', message('network:tooMuch'))
    chunks.push(bytes)
  }
  return Buffer.concat(chunks)
    .toString('utf8')
    .replace(/^\uFEFF/, '')
}

/** How a text is fetched. */
interface FetchOptions {
  readonly signal?: AbortSignal
  /** A limit of bytes that is lower than the general one. */
  readonly largest?: number
}

/**
 * Fetches a text from the internet: over https (or from this computer), never from the person's own network,
 * without cookies, at most 50 MB in a minute; redirects follow the same rules. Refuses with `not-allowed`,
 * `not-found`, `not-text`, `unavailable`.
 */
export async function fetchText(
  written: string,
  { signal: stop, largest = LARGEST }: FetchOptions = {},
): Promise<string> {
  const late = AbortSignal.timeout(LONGEST)
  const signal = stop ? AbortSignal.any([late, stop]) : late
  let address = checked(written)
  try {
    for (let count = 0; count <= REDIRECTS; count++) {
      const at = await lookUpInternet(address.hostname)
      const response = await sendRequest({
        url: address,
        address: at,
        signal,
        headers: HEADERS,
        timeout: PATIENCE,
      })
      const { statusCode = 0, headers } = response
      if (statusCode === 200) return await bodyOf(response, largest)
      response.destroy()
      if (statusCode < 300 || statusCode > 399 || headers.location === undefined) {
        throw unavailable(message('network:answersWith', { address: written, status: String(statusCode) }))
      }
      address = checked(headers.location, address)
    }
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw unavailable(
      message('network:unreadable', {
        address: written,
        reason: requestError(error).reason,
      }),
    )
  }
  throw unavailable(message('network:redirects', { address: written }))
}
