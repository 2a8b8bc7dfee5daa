import { randomBytes } from 'node:crypto'
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { refusalOf } from './errors.ts'

/** Writes a file of Galley's own data folder, whole or not at all, for nobody but this person. Refuses where the disk does; `name` is what it is called then. */
export function writeAtomically(file: string, text: string, name: string): void {
  const temporary = `${file}.${randomBytes(4).toString('hex')}.tmp`
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    writeFileSync(temporary, text, { flush: true, mode: 0o600 })
    renameSync(temporary, file)
  } catch (error) {
    drop(temporary)
    throw refusalOf(error, name, 'saved')
  }
}

/** A full disk holds a part of it. */
function drop(temporary: string): void {
  try {
    rmSync(temporary, { force: true })
  } catch {
    return // what kept it from being written keeps it from being removed, and is what the person is told
  }
}
