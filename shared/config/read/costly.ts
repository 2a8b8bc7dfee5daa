import { type Message, type MessageKey, message } from '../../messages/message.ts'
import type { Excess } from '../../text/budget.ts'

/** The most UTF-16 units of a docs.json that is read. */
export const LONGEST_CONFIG = 20_000_000

const REASONS: Readonly<Record<Excess, MessageKey>> = {
  time: 'config:tooCostly.time',
  depth: 'config:tooCostly.depth',
  memory: 'config:tooCostly.memory',
}

/** Why settings are not used. */
export const costlyConfig = (excess: Excess): { readonly message: Message; readonly hint: Message } => ({
  message: message(REASONS[excess]),
  hint: message('config:tooCostly.hint'),
})
