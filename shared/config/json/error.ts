import type { Message } from '../../messages/message.ts'
import type { Fix } from '../../text/problem.ts'

/** Why a JSON text is invalid, as a person would say it. */
export type JsonCause =
  | 'empty'
  | 'too-deep'
  | 'conflict-markers'
  | 'comment'
  | 'open-comment'
  | 'trailing-comma'
  | 'extra-comma'
  | 'missing-comma'
  | 'missing-colon'
  | 'missing-value'
  | 'missing-quote'
  | 'wrong-quotes'
  | 'quote-inside'
  | 'unquoted-key'
  | 'unquoted-value'
  | 'wrong-bracket'
  | 'unexpected-end'
  | 'text-after-end'
  | 'number'
  | 'escape'
  | 'control-character'
  | 'odd-space'
  | 'unexpected'

/** One error of a JSON text. */
export interface JsonError {
  readonly cause: JsonCause
  /** The meaning of the text is unclear. Otherwise it is read here, but not by stricter programs. */
  readonly fatal: boolean
  /** In UTF-16 units of the text. */
  readonly offset: number
  readonly length: number
  readonly message: Message
  readonly hint?: Message
  readonly fix?: Fix
}
