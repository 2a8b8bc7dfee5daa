import { randomBytes } from 'node:crypto'
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { refused } from './faults.ts'

/** Writes a file of Galley's own data folder, whole or not at all, for nobody but this person. Refuses where the disk does; `name` is what it is called then. */
export function writeWhole(file: string, text: string, name: string): void {
  const temporary = `${file}.${randomBytes(4).toString('hex')}.tmp`
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    writeFileSync(temporary, text, { flush: true, mode: 0o600 })
    renameSync(temporary, file)
  } catch (error) {
    rmSync(temporary, { force: true }) // a full disk holds a part of it
    throw refused(error, name, 'saved')
  }
}
