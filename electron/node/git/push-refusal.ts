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
  if (
    /Authentication failed|could not read (Username|Password)|Permission denied|terminal prompts disabled|error: 403|error: 401|access denied/i.test(
      messages,
    )
  ) {
    const next = message('git:push.deniedHint')
    return refuse(message('git:push.denied', { address }), next)
  }
  if (
    /Could not resolve|unable to access|Connection (refused|timed out|reset)|Network is unreachable/i.test(
      messages,
    )
  ) {
    return refuse(message('git:push.unreachable', { address }), message('git:push.unreachableHint'))
  }
  if (/not found|does not appear to be a git repository|does not exist/i.test(messages)) {
    return refuse(message('git:push.nowhere', { address }), message('git:push.nowhereHint'))
  }
  if (/transport '.*' not allowed/.test(messages)) {
    return refuse(message('git:push.protocol', { address }), message('git:push.protocolHint'))
  }
  const last =
    messages
      .trim()
      .split('\n')
      .findLast(line => /^(fatal|error|remote):/.test(line)) ?? ''
  const reason =
    last === ''
      ? message('git:push.failed', { address })
      : message('git:push.failedBecause', { address, last })
  return refuse(reason, message('git:push.failedHint'))
}
