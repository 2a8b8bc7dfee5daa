import { CONFIG_FILE } from '../../config/schema/config-file.ts'
import { type Message, message } from '../../messages/message.ts'
import type { Refusal } from '../../text/failure.ts'
import type { ProjectState } from '../base/model.ts'

/** Problems of the disk, shown until they are over; problems of files other than docs.json are reported once. */
export class DiskErrors {
  readonly #warn: (message: Message) => void
  /** Files that were reported, until they can be read again. */
  readonly #reported = new Set<string>()
  #folder: Refusal | undefined
  #config: Refusal | undefined

  constructor(warn: (message: Message) => void) {
    this.#warn = warn
  }

  get state(): Pick<ProjectState, 'unreachable' | 'unreadable'> {
    return {
      ...(this.#folder && { unreachable: this.#folder.failure.message }),
      ...(this.#config && { unreadable: this.#config.failure.message }),
    }
  }

  /** Notes that the folder was listed, or why it could not be. */
  listed(refusal: Refusal | undefined): void {
    this.#folder = refusal
  }

  /** Notes that a held file was read or is missing, or why it could not be read. */
  read(file: string, refusal: Refusal | undefined): void {
    if (file === CONFIG_FILE) this.#config = refusal
    else if (!refusal) this.#reported.delete(file)
    else if (!this.#reported.has(file)) {
      this.#reported.add(file)
      this.#warn(message('disk:unreadable', { file, reason: refusal.failure.message }))
    }
  }
}
