import { randomBytes } from 'node:crypto'
import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Message } from '../../../shared/messages/message.ts'
import { makeFolder } from '../base/make-folder.ts'
import { refusalOf } from './errors.ts'

/** Writes a file of Galley's own data folder, completely or not at all, readable only by this person. Refuses if the disk does; `name` is what the message calls it. */
export function writeAtomically(file: string, text: string, name: string | Message): void {
  const temporary = `${file}.${randomBytes(4).toString('hex')}.tmp`
  try {
    makeFolder(dirname(file), 0o700)
    writeFileSync(temporary, text, { flush: true, mode: 0o600 })
    renameSync(temporary, file)
  } catch (error) {
    drop(temporary)
    throw refusalOf(error, name, 'save')
  }
}

/** Removes what a full disk holds of it. */
function drop(temporary: string): void {
  try {
    rmSync(temporary, { force: true })
  } catch {
    return // what kept it from being written keeps it from being removed, and is what the person sees
  }
}
