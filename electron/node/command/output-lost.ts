import { Refusal } from '../../../shared/text/failure.ts'
import { describeError } from '../base/stack.ts'
import { inWords } from '../base/words.ts'
import { refusalOf } from '../disk/errors.ts'

/** Says why output could not be written. */
export function outputLost(error: Error): string {
  const refusal = refusalOf(error, 'stdout', 'save')
  if (!(refusal instanceof Refusal)) return describeError(refusal)
  const { message, hint } = refusal.failure
  return [message, ...(hint ? [hint] : [])].map(inWords).join('\n')
}
