import type { Text } from '../../../shared/messages/message.ts'
import { errno } from '../disk/errors.ts'

/** Why a computer gives no answer, and what a person can do. */
interface NoAnswer {
  readonly why: string
  readonly hint?: Text
}

const OFFLINE: NoAnswer = {
  why: 'this computer has no way to it',
  hint: 'Look whether you are online, then send it again.',
}
const CUT: NoAnswer = { why: 'it ended the connection' }
const LATE: NoAnswer = { why: 'it did not answer in time', hint: 'Send it again, or look whether it is up.' }

const REASONS: ReadonlyMap<string, NoAnswer> = new Map([
  ['ENETUNREACH', OFFLINE],
  ['ENETDOWN', OFFLINE],
  ['EHOSTUNREACH', OFFLINE],
  ['EADDRNOTAVAIL', OFFLINE],
  ['ECONNREFUSED', { why: 'nothing listens there', hint: 'Look whether the API is running.' }],
  ['ECONNRESET', CUT],
  ['EPIPE', CUT],
  ['ETIMEDOUT', LATE],
  ['ABORT_ERR', { why: 'the request was ended' }],
])

const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY/
const PROTOCOL = /^(EPROTO|ERR_SSL)/
/** What is said of an answer that does not come over https. */
const PLAIN = /wrong version number|packet length too long|http request/i

const PLAINLY: NoAnswer = { why: 'it does not speak https', hint: 'Try the address with http.' }
const UNAGREED: NoAnswer = { why: 'no secure connection could be agreed on' }

/** Says in words why a request failed. */
export function reasonOf(error: unknown): NoAnswer {
  const [first = error]: readonly unknown[] = error instanceof AggregateError ? error.errors : []
  const code = errno(first) ?? ''
  const known = REASONS.get(code)
  if (known) return known
  const told = first instanceof Error ? first.message : String(first)
  if (PROTOCOL.test(code)) return PLAIN.test(told) ? PLAINLY : UNAGREED
  if (CERTIFICATE.test(code)) return { why: `its certificate is not trusted (${code})` }
  return { why: told }
}
