import { type Message, message } from '../../../shared/messages/message.ts'
import type { ReviewPlan } from '../../../shared/project/base/review.ts'
import { Refusal } from '../../../shared/text/failure.ts'

/** Messages of the remote itself, such as the rule that a change breaks; without decoration and progress. */
function messageOf(messages: string): string {
  return messages
    .split(/[\r\n]+/)
    .filter(line => line.startsWith('remote:'))
    .map(line =>
      line
        .slice('remote:'.length)
        .trim()
        .replace(/^error:\s*/, ''),
    )
    .filter(line => /\p{Letter}/u.test(line) && !/:\s+\d+% \(\d+\/\d+\)/.test(line))
    .slice(0, 4)
    .join(' ')
}

/** Why git could not connect, and what to do next; the first that fits counts. */
const CAUSES: readonly (readonly [RegExp, (address: string) => readonly [Message, Message]])[] = [
  [
    /Host key verification failed|HOST IDENTIFICATION HAS CHANGED/,
    address => [message('git:push.unknownServer', { address }), message('git:push.unknownServerHint')],
  ],
  [
    /Permission denied \([\w,-]*publickey/,
    address => [message('git:push.noKey', { address }), message('git:push.noKeyHint')],
  ],
  [
    /dubious ownership/,
    address => [message('git:push.otherOwner', { address }), message('git:otherOwnerHint')],
  ],
  [
    /Authentication failed|could not read (Username|Password)|Permission denied|terminal prompts disabled|error: 403|error: 401|access denied/i,
    address => [message('git:push.denied', { address }), message('git:push.deniedHint')],
  ],
  [
    /Could not resolve|unable to access|Connection (refused|timed out|reset)|Network is unreachable/i,
    address => [message('git:push.unreachable', { address }), message('git:push.unreachableHint')],
  ],
  [
    /hung up|early EOF|RPC failed|unexpected disconnect|Connection closed|too slow/i,
    address => [message('git:push.broken', { address }), message('git:push.unreachableHint')],
  ],
  [
    /not found|does not appear to be a git repository|does not exist/i,
    address => [message('git:push.nowhere', { address }), message('git:push.nowhereHint')],
  ],
  [
    /transport '.*' not allowed/,
    address => [message('git:push.protocol', { address }), message('git:push.protocolHint')],
  ],
]

/** Why git could not connect to an address or was not answered, and what to do next. */
function causeOf(messages: string, address: string): readonly [Message, Message] {
  const known = CAUSES.find(([pattern]) => pattern.test(messages))?.[1](address)
  if (known) return known
  const last =
    messages
      .trim()
      .split('\n')
      .findLast(line => /^(fatal|error|remote):/.test(line)) ?? ''
  const reason =
    last === ''
      ? message('git:push.failed', { address })
      : message('git:push.failedBecause', { address, last })
  return [reason, message('git:push.failedHint')]
}

/** Explains in plain language why git could not ask an address, and what to do next. */
export const connectionRefusal = (messages: string, address: string): Refusal =>
  new Refusal('unavailable', ...causeOf(messages, address))

/** The same refusal after a commit: nothing is lost. */
export function keptRefusal({ failure: { code, message: reason, hint } }: Refusal): Refusal {
  return new Refusal(code, reason, hint && message('git:kept', { next: hint }))
}

/** Explains in plain language why a push failed, from the output of git, and what to do next. */
export function pushRefusal(messages: string, remote: ReviewPlan['remote'], branch: string): Refusal {
  const { address } = remote
  const refuse = (reason: Message, next: Message) =>
    new Refusal('unavailable', reason, message('git:kept', { next }))
  if (/non-fast-forward|fetch first|\[rejected\]/.test(messages)) {
    const next = message('git:push.rejectedHint')
    return refuse(message('git:push.rejected', { branch }), next)
  }
  const rejected = /\[remote rejected\][^(]*\(([^)]*)\)|remote rejected\]?\s*\((.*)\)/.exec(messages)
  if (rejected) {
    const why = messageOf(messages) || (rejected[1] ?? rejected[2] ?? '')
    return refuse(
      message('git:push.refused', { address, reason: why.replace(/\.$/, '') }),
      message('git:push.refusedHint'),
    )
  }
  return refuse(...causeOf(messages, address))
}
