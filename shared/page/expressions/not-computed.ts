import type { Message } from '../../messages/message.ts'

/** Ends the computation of an expression that needs more than Galley computes, or something unknown. */
export class NotComputed extends Error {
  readonly reason: Message

  constructor(reason: Message) {
    super('not computed')
    this.name = 'NotComputed'
    this.reason = reason
  }
}
