import type { Message } from '../../../messages/message.ts'
import type { ApiNode } from '../../../openapi/document/node.ts'

/** A part of a value that does not fit its schema. */
export interface Misfit {
  readonly node: ApiNode
  readonly message: Message
}
