import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { message } from '../../../shared/messages/message.ts'
import type { FileText } from '../../../shared/project/files/files.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { idOfFolder } from '../base/data-folders.ts'
import { refusalOf } from './errors.ts'
import { writeAtomically } from './write-atomically.ts'

const nameOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The downloaded texts of the addresses that one repository names, so that it can be read without the internet. */
export class ApiCopies {
  readonly #folder: string

  /** `data` is Galley's own data folder, `root` the repository's. */
  constructor(data: string, root: string) {
    this.#folder = join(data, 'api-copies', idOfFolder(root))
  }

  /** Stores the text of an address. Refuses if the disk does. */
  store(address: string, text: string): void {
    writeAtomically(this.#fileOf(address), text, address)
  }

  /** Returns the last stored copy. Refuses with `not-found` if there is none. */
  read(address: string): FileText {
    const file = this.#fileOf(address)
    if (!existsSync(file)) throw new Refusal('not-found', message('network:notDownloaded', { address }))
    try {
      return { text: readFileSync(file, 'utf8'), bom: false }
    } catch (error) {
      throw refusalOf(error, address, 'read')
    }
  }

  /** Deletes the copies of all other addresses. Refuses if the disk does. */
  removeOthers(addresses: Iterable<string>): void {
    const kept = new Set([...addresses].map(address => `${nameOf(address)}.txt`))
    if (!existsSync(this.#folder)) return
    try {
      for (const name of readdirSync(this.#folder))
        if (!kept.has(name)) rmSync(join(this.#folder, name), { force: true })
    } catch (error) {
      throw refusalOf(error, message('disk:names.apiCopies'), 'delete')
    }
  }

  #fileOf(address: string): string {
    return join(this.#folder, `${nameOf(address)}.txt`)
  }
}
