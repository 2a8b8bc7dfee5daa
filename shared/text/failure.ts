import { inEnglish } from '../messages/in-english.ts'
import type { Message } from '../messages/message.ts'

/** Why a request was refused; the window decides by it how to react. */
export type FailureCode =
  | 'bad-request' // the message itself is malformed
  | 'not-found' // no such file or folder
  | 'not-allowed' // outside the repository, or the system forbids it
  | 'not-text' // the file is not valid UTF-8, too large to edit, or broken
  | 'stale' // the edit was made on another version of the text
  | 'conflict' // the disk no longer holds what was opened
  | 'exists' // something is already there
  | 'no-config' // the folder has no docs.json
  | 'no-project' // nothing is open
  | 'disk' // writing failed: full, read-only, gone
  | 'unavailable' // this host cannot do that

/** An expected failure as it is sent to the window: no stack, no path outside the repository. */
export interface Failure {
  readonly code: FailureCode
  readonly message: Message
  readonly hint?: Message
}

/** Thrown when a request cannot be met; `dispatch` turns it into a {@link Failure} reply. */
export class Refusal extends Error {
  readonly failure: Failure

  constructor(code: FailureCode, message: Message, hint?: Message) {
    super(inEnglish(message))
    this.name = 'Refusal'
    this.failure = hint === undefined ? { code, message } : { code, message, hint }
  }
}
