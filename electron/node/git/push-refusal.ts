import { message, type Text } from '../../../shared/messages/message.ts'
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
  const refuse = (reason: Text, next: Text) =>
    new Refusal('unavailable', reason, message('git:kept', { next }))
  if (/non-fast-forward|fetch first|\[rejected\]/.test(messages)) {
    const next = 'Send under another name, or bring their changes in with your git program first.'
    return refuse(`Somebody else has sent other changes under the name “${branch}”.`, next)
  }
  const reason = /\[remote rejected\][^(]*\(([^)]*)\)|remote rejected\]?\s*\((.*)\)/.exec(messages)
  if (reason) {
    const why = messageOf(messages) || (reason[1] ?? reason[2] ?? '')
    return refuse(
      `${address} does not take it: ${why.replace(/\.$/, '')}.`,
      'Ask whoever keeps the repository.',
    )
  }
  if (
    /Authentication failed|could not read (Username|Password)|Permission denied|terminal prompts disabled|error: 403|error: 401|access denied/i.test(
      messages,
    )
  ) {
    const next = 'Sign in with your git program once (a push there asks for it), then send again.'
    return refuse(`${address} does not know you, or you may not send there.`, next)
  }
  if (
    /Could not resolve|unable to access|Connection (refused|timed out|reset)|Network is unreachable/i.test(
      messages,
    )
  ) {
    return refuse(`${address} cannot be reached.`, 'Check the connection, then send again.')
  }
  if (/not found|does not appear to be a git repository|does not exist/i.test(messages)) {
    return refuse(`There is no repository at ${address}.`, 'Ask whoever keeps it for the right address.')
  }
  if (/transport '.*' not allowed/.test(messages)) {
    return refuse(`Galley sends nothing in the way that ${address} asks for.`, 'Use your own git program.')
  }
  const last =
    messages
      .trim()
      .split('\n')
      .findLast(line => /^(fatal|error|remote):/.test(line)) ?? ''
  return refuse(`Git could not send it to ${address}. ${last}`.trim(), 'Send again, or use your git program.')
}
