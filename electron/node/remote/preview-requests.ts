import type { IncomingMessage } from 'node:http'
import type { Readable, Transform } from 'node:stream'
import { createBrotliDecompress, createUnzip } from 'node:zlib'
import { message } from '../../../shared/messages/message.ts'
import type {
  OutgoingRequest,
  RequestPlan,
  ResponseHead,
} from '../../../shared/project/base/preview-requests.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { lookUp } from './lookup.ts'
import { requestError } from './request-errors.ts'
import { sendRequest } from './send-request.ts'

const REDIRECTS = 5
/** Milliseconds of silence from the API. */
const PATIENCE = 60_000
/** Milliseconds that one request may take in total. */
const LONGEST = 600_000
/** Bytes of a response; longer ones are cut off. */
const LARGEST = 50_000_000
/** Requests at a time. */
const MOST = 8
/** Statuses without content, whose body nobody reads. */
const EMPTY = new Set([204, 205, 304])

/** Headers of the connection, which the person does not control. */
const OURS =
  /^(host|connection|content-length|transfer-encoding|upgrade|te|trailer|expect|keep-alive|proxy-.*)$/i

/** A request in progress. */
interface Running {
  readonly stop: AbortController
  readonly timer: NodeJS.Timeout
  pieces?: AsyncIterator<Buffer>
  length: number
}

/** What is sent: the address changes with redirects. */
interface Sending {
  readonly request: OutgoingRequest
  readonly signal: AbortSignal
  readonly method: string
  readonly headers: readonly (readonly [string, string])[]
  readonly body?: Buffer
}

/** Decompresses a response. */
function unpacked(response: IncomingMessage): Readable {
  const coding = response.headers['content-encoding']?.trim().toLowerCase()
  const open = (through: Transform): Readable => {
    response.on('error', error => through.destroy(error))
    through.on('error', () => undefined) // the next read reports it
    return response.pipe(through)
  }
  if (coding === 'br') return open(createBrotliDecompress())
  return coding === 'gzip' || coding === 'x-gzip' || coding === 'deflate' ? open(createUnzip()) : response
}

/** The target of a redirect, if that is the same server: no other one gets what was meant for this. */
function redirectTarget(location: string | undefined, from: URL): URL | undefined {
  const next =
    location !== undefined && URL.canParse(location, from.href) ? new URL(location, from) : undefined
  return next?.origin === from.origin && next.username === '' && next.password === '' ? next : undefined
}

/** After a redirect: 303 continues with GET, and so do 301 and 302 after a POST. */
function redirected(sending: Sending, status: number): Sending {
  const { method } = sending
  const isSame = status === 307 || status === 308 || method === 'HEAD' || method === 'GET'
  if (isSame || (status !== 303 && method !== 'POST')) return sending
  const { body: _, ...rest } = sending
  const headers = sending.headers.filter(([name]) => !/^content-/i.test(name))
  return { ...rest, method: 'GET', headers }
}

/** The requests that a window's preview sends. Keeps nothing: no cookies, no credentials, no responses. */
export class PreviewRequests {
  readonly #running = new Map<string, Running>()

  /** Returns where an address is, before anything is sent there. */
  async plan(url: URL): Promise<RequestPlan> {
    const { nearness } = await lookUp(url.hostname)
    return { origin: url.origin, nearness }
  }

  /**
   * Sends a request whose address was checked, and returns the head of the response. Refuses with
   * `not-allowed` if the host is now nearer than the person was shown, `not-found` if there is no such host,
   * `unavailable` if there is no response.
   */
  async send(request: OutgoingRequest): Promise<ResponseHead> {
    if (this.#running.size >= MOST) {
      throw new Refusal(
        'unavailable',
        message('network:tooManyRequests', { limit: MOST }),
        message('network:tooManyRequestsHint'),
      )
    }
    const stop = new AbortController()
    const timer = setTimeout(() => this.stop(request.id), LONGEST).unref()
    const running: Running = { stop, timer, length: 0 }
    this.stop(request.id)
    this.#running.set(request.id, running)
    try {
      const began = performance.now()
      const { response, url } = await this.#follow(request, stop.signal)
      const milliseconds = performance.now() - began
      const head = headOf(response, url)
      if (EMPTY.has(head.status)) this.#end(request.id, running)
      else running.pieces = unpacked(response)[Symbol.asyncIterator]()
      return { ...head, milliseconds, isRedirected: url.href !== new URL(request.url).href }
    } catch (error) {
      this.#end(request.id, running)
      if (error instanceof Refusal) throw error
      const { reason, hint } = requestError(error)
      throw new Refusal('unavailable', message('network:noAnswer', { origin: request.origin, reason }), hint)
    }
  }

  /** The next piece of a response, in base64; undefined at its end. */
  async read(id: string): Promise<string | undefined> {
    const running = this.#running.get(id)
    if (!running?.pieces) return undefined
    try {
      const next = await running.pieces.next()
      if (next.done === true) {
        this.#end(id, running)
        return undefined
      }
      const piece = Buffer.from(next.value)
      running.length += piece.length
      if (running.length > LARGEST) {
        throw new Refusal(
          'unavailable',
          message('network:answerTooLarge', { limit: LARGEST / 1_000_000 }),
          message('network:answerTooLargeHint'),
        )
      }
      return piece.toString('base64')
    } catch (error) {
      this.#end(id, running)
      if (error instanceof Refusal) throw error
      const { reason, hint } = requestError(error)
      throw new Refusal('unavailable', message('network:brokeOff', { reason }), hint)
    }
  }

  /** Stops a request in any state; does nothing if there is none with this id. */
  stop(id: string): void {
    const running = this.#running.get(id)
    this.#running.delete(id)
    clearTimeout(running?.timer)
    running?.stop.abort()
  }

  /** Ends one request; a newer one with its id continues. */
  #end(id: string, running: Running): void {
    if (this.#running.get(id) === running) this.stop(id)
  }

  /** Stops all of them. */
  close(): void {
    for (const id of [...this.#running.keys()]) this.stop(id)
  }

  async #follow(request: OutgoingRequest, signal: AbortSignal) {
    let url = new URL(request.url)
    let sending: Sending = {
      request,
      signal,
      method: request.method,
      headers: request.headers
        .filter(({ name }) => !OURS.test(name))
        .map(({ name, value }) => [name, value] as const),
      ...(request.body === undefined ? {} : { body: Buffer.from(request.body, 'base64') }),
    }
    for (let count = 0; ; count++) {
      const response = await sendOnce(sending, url)
      const { statusCode = 0, headers } = response
      const isLed = [301, 302, 303, 307, 308].includes(statusCode)
      const next = isLed && count < REDIRECTS ? redirectTarget(headers.location, url) : undefined
      if (!next) return { response, url }
      response.destroy()
      sending = redirected(sending, statusCode)
      url = next
    }
  }
}

async function sendOnce({ request, signal, method, headers, body }: Sending, url: URL) {
  const at = await lookUp(url.hostname)
  if (at.nearness !== request.nearness) {
    throw new Refusal(
      'not-allowed',
      message('network:otherComputer', { host: url.hostname }),
      message('network:sendAgain'),
    )
  }
  const own = new Set(headers.map(([name]) => name.toLowerCase()))
  const more = [
    ...(own.has('accept') ? [] : [['accept', '*/*'] as const]),
    ...(own.has('user-agent') ? [] : [['user-agent', 'Galley'] as const]),
    ...(own.has('accept-encoding') ? [] : [['accept-encoding', 'identity'] as const]),
    ...(body ? [['content-length', String(body.length)] as const] : []),
  ]
  return sendRequest({
    url,
    address: at,
    signal,
    method,
    headers: [...headers, ...more],
    timeout: PATIENCE,
    ...(body ? { body } : {}),
  })
}

function headOf(response: IncomingMessage, url: URL): Omit<ResponseHead, 'milliseconds' | 'isRedirected'> {
  const { statusCode = 0, statusMessage = '', rawHeaders, headers } = response
  const pairs = Array.from({ length: rawHeaders.length / 2 }, (_, index) => ({
    name: rawHeaders[index * 2] ?? '',
    value: rawHeaders[index * 2 + 1] ?? '',
  }))
  return {
    status: statusCode,
    statusText: statusMessage,
    headers: pairs,
    url: url.href,
    ...(/^3/.test(String(statusCode)) && headers.location !== undefined
      ? { redirectTarget: headers.location }
      : {}),
  }
}
