import type { Text } from '../../../shared/messages/message.ts'
import { errno } from '../disk/errors.ts'

/** Why a computer does not answer, and what a person can do. */
interface RequestError {
  readonly reason: string
  readonly hint?: Text
}

const OFFLINE: RequestError = {
  reason: 'this computer has no way to it',
  hint: 'Look whether you are online, then send it again.',
}
const CUT: RequestError = { reason: 'it ended the connection' }
const LATE: RequestError = {
  reason: 'it did not answer in time',
  hint: 'Send it again, or look whether it is up.',
}

const REASONS: ReadonlyMap<string, RequestError> = new Map([
  ['ENETUNREACH', OFFLINE],
  ['ENETDOWN', OFFLINE],
  ['EHOSTUNREACH', OFFLINE],
  ['EADDRNOTAVAIL', OFFLINE],
  ['ECONNREFUSED', { reason: 'nothing listens there', hint: 'Look whether the API is running.' }],
  ['ECONNRESET', CUT],
  ['EPIPE', CUT],
  ['ETIMEDOUT', LATE],
  ['ABORT_ERR', { reason: 'the request was ended' }],
])

const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY/
const PROTOCOL = /^(EPROTO|ERR_SSL)/
/** Errors of a response that is not https. */
const PLAIN = /wrong version number|packet length too long|http request/i

const PLAINLY: RequestError = { reason: 'it does not speak https', hint: 'Try the address with http.' }
const UNAGREED: RequestError = { reason: 'no secure connection could be agreed on' }

/** Explains why a request failed. */
export function requestError(error: unknown): RequestError {
  const [first = error]: readonly unknown[] = error instanceof AggregateError ? error.errors : []
  const code = errno(first) ?? ''
  const known = REASONS.get(code)
  if (known) return known
  const messages = first instanceof Error ? first.message : String(first)
  if (PROTOCOL.test(code)) return PLAIN.test(messages) ? PLAINLY : UNAGREED
  if (CERTIFICATE.test(code)) return { reason: `its certificate is not trusted (${code})` }
  return { reason: messages }
}
