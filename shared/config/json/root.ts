import { message } from '../../messages/message.ts'
import { Refusal } from '../../text/failure.ts'
import { parseCached } from './cached-parse.ts'
import type { JsonNode } from './parse.ts'

/**
 * Returns the root of a JSON text that can be edited; throws a `Refusal` with the reason for any other text.
 */
export function readableRoot(text: string): JsonNode {
  const { root, errors } = parseCached(text)
  const error = errors.find(({ fatal }) => fatal)
  if (root && !error) return root
  const reason = error?.message ?? message('json:empty')
  throw new Refusal('bad-request', message('config:unusable', { reason }), error?.hint)
}
