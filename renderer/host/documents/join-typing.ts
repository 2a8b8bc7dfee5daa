import { composeEdits } from '../../../shared/text/compose.ts'
import { type Sent, typedIn } from './mirror-model.ts'

/**
 * Two steps as one, if both are typing in one file that is undone together; `undefined` if they are not. Only their last
 * text matters: while keys wait to be sent, nobody has to see each of them.
 */
function joined(first: Sent, second: Sent): Sent | undefined {
  const [one, other] = [first.step, second.step]
  const file = typedIn(one)
  const isSameStep = one.merge !== undefined && one.merge === other.merge && one.origin === other.origin
  if (file === undefined || !isSameStep || typedIn(other) !== file) return undefined
  const edits = composeEdits(one.edits?.[0]?.edits ?? [], other.edits?.[0]?.edits ?? [])
  return {
    step: { ...one, edits: [{ file, edits }] },
    before: first.before,
    after: second.after,
    settle: isTaken => {
      first.settle?.(isTaken)
      second.settle?.(isTaken)
    },
  }
}

/** Adds a step to those that are sent in turn; the first of them may be on its way. */
export function enqueue(queue: Sent[], sent: Sent): void {
  const last = queue.length > 1 ? queue.at(-1) : undefined
  const both = last && joined(last, sent)
  if (both) queue.splice(-1, 1, both)
  else queue.push(sent)
}
