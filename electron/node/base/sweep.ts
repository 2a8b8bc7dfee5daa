import { lstatSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isRunning } from './is-running.ts'

/** Whether something belongs to the person; where the system has no such thing, everything does. */
const isOwn = (path: string): boolean =>
  !process.getuid || lstatSync(path, { throwIfNoEntry: false })?.uid === process.getuid()

/** Removes what processes that have ended left in a folder; the first group of `named` is the id of the process. */
export function sweep(folder: string, named: RegExp): void {
  for (const name of readdirSync(folder)) {
    const writer = named.exec(name)?.[1]
    const path = join(folder, name)
    if (writer !== undefined && !isRunning(Number(writer)) && isOwn(path))
      rmSync(path, { recursive: true, force: true })
  }
}
