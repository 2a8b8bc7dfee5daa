import { inEnglish } from '../../../shared/messages/in-english.ts'
import type { Message } from '../../../shared/messages/message.ts'

/** Where a command writes its output. */
export interface Io {
  out(text: string): void
  err(text: string): void
  /** Shows the progress of long work in place of the previous one; absent if nobody watches. */
  progress?(text: string): void
}

/** A mistake in the arguments of a command: a message, and exit code 2. */
export class Misuse extends Error {
  override readonly name = 'Misuse'

  readonly reason: Message

  constructor(reason: Message) {
    super(inEnglish(reason))
    this.reason = reason
  }
}

/** The exit code of a command: everything is fine, there are problems, wrong usage. */
export type ExitCode = 0 | 1 | 2
