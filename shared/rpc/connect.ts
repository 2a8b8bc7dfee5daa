import { inEnglish } from '../messages/in-english.ts'
import { isText, message } from '../messages/message.ts'
import { type Failure, Refusal } from '../text/failure.ts'
import { contract, type Host, type Method } from './contract.ts'

/** Carries one request to the host and returns its {@link Reply}: all that a transport has to do. */
export type Send = (method: Method, input: unknown) => Promise<unknown>

/** The host has a bug, or its reply is malformed. The window offers to copy a report. */
export class HostFault extends Error {
  override readonly name = 'HostFault'
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined

function isFailure(value: unknown): value is Failure {
  const hint = field(value, 'hint')
  return (
    typeof field(value, 'code') === 'string' &&
    isText(field(value, 'message')) &&
    (hint === undefined || isText(hint))
  )
}

function unwrap(reply: unknown): unknown {
  const kind = field(reply, 'kind')
  if (kind === 'value') return field(reply, 'value')
  const failure = field(reply, 'failure')
  if (kind === 'failure' && isFailure(failure)) throw new Refusal(failure.code, failure.message, failure.hint)
  const fault = field(reply, 'message')
  throw new HostFault(
    kind === 'bug' && typeof fault === 'string' ? fault : inEnglish(message('common:rpc.malformed')),
  )
}

/**
 * Returns the host of a window: one function per row of the contract. A failure is thrown as the `Refusal`
 * that the host threw, a bug of the host as {@link HostFault}; errors of `send` itself are passed on.
 */
export function connect(send: Send): Host {
  const names = Object.keys(contract) as Method[]
  const calls = names.map(name => [name, async (input: unknown) => unwrap(await send(name, input))])
  return Object.fromEntries(calls) as Host
}
