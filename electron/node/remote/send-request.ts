import { type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { message } from '../../../shared/messages/message.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import type { Reachable } from './lookup.ts'

/** A request as sent over the wire. */
interface RequestOptions {
  readonly url: URL
  /** The computer that was checked: it is connected to, whatever the name resolves to a moment later. */
  readonly address: Reachable
  readonly signal: AbortSignal
  readonly method?: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body?: Buffer
  /** Milliseconds of silence after which it ends. */
  readonly timeout: number
}

/** Sends one request over a connection of its own and returns the head of the response; follows and keeps nothing. */
export function sendRequest({
  url,
  address,
  signal,
  method,
  headers,
  body,
  timeout,
}: RequestOptions): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestSecure : requestPlain
  return new Promise((resolve, reject) => {
    const requests = request(url, {
      signal,
      method: method ?? 'GET',
      lookup: (_host, options, messages) =>
        options.all ? messages(null, [address]) : messages(null, address.address, address.family),
      agent: false,
      timeout,
    })
    requests.on('timeout', () => requests.destroy(noAnswer()))
    requests.on('response', resolve)
    requests.on('error', reject)
    requests.on('upgrade', (_response, socket) => {
      socket.destroy()
      reject(new Refusal('unavailable', message('network:upgrade'), message('network:upgradeHint')))
    })
    try {
      for (const [name, value] of headers) requests.appendHeader(name, value)
    } catch (error) {
      requests.destroy()
      reject(error)
      return
    }
    requests.end(body)
  })
}

/** The error of a connection that is silent for too long, with the code that the system gives such errors. */
const noAnswer = () => Object.assign(new Error('timeout'), { code: 'ETIMEDOUT' })
