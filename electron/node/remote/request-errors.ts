import { type Message, message } from '../../../shared/messages/message.ts'
import { errno } from '../disk/errors.ts'

/** Why a computer does not answer, and what a person can do. */
interface RequestError {
  readonly reason: Message | string
  readonly hint?: Message
}

const OFFLINE: RequestError = {
  reason: message('network:why.offline'),
  hint: message('network:why.offlineHint'),
}
const CUT: RequestError = { reason: message('network:why.cut'), hint: message('network:why.cutHint') }
const LATE: RequestError = {
  reason: message('network:why.late'),
  hint: message('network:why.lateHint'),
}

const REASONS: ReadonlyMap<string, RequestError> = new Map([
  ['ENETUNREACH', OFFLINE],
  ['ENETDOWN', OFFLINE],
  ['EHOSTUNREACH', OFFLINE],
  ['EADDRNOTAVAIL', OFFLINE],
  ['ECONNREFUSED', { reason: message('network:why.closed'), hint: message('network:why.closedHint') }],
  ['ECONNRESET', CUT],
  ['EPIPE', CUT],
  ['ETIMEDOUT', LATE],
  ['ABORT_ERR', { reason: message('network:why.ended') }],
])

const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY/
const PROTOCOL = /^(EPROTO|ERR_SSL)/
/** Errors of a response that is not https. */
const PLAIN = /wrong version number|packet length too long|http request/i

const PLAINLY: RequestError = { reason: message('network:why.plain'), hint: message('network:why.plainHint') }
const UNAGREED: RequestError = {
  reason: message('network:why.noCipher'),
  hint: message('network:why.noCipherHint'),
}

/** Explains why a request failed. */
export function requestError(error: unknown): RequestError {
  const [first = error]: readonly unknown[] = error instanceof AggregateError ? error.errors : []
  const code = errno(first) ?? ''
  const known = REASONS.get(code)
  if (known) return known
  const messages = first instanceof Error ? first.message : String(first)
  if (PROTOCOL.test(code)) return PLAIN.test(messages) ? PLAINLY : UNAGREED
  if (CERTIFICATE.test(code)) {
    return {
      reason: message('network:why.certificate', { code }),
      hint: message('network:why.certificateHint'),
    }
  }
  return { reason: messages }
}
