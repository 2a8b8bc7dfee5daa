import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true

/**
 * Creates a folder and those above it, unless they exist. `mkdir` of Node never ends where the system creates no
 * folder and says that one above is missing, as below /proc or in a folder of an automounter; this throws.
 */
export function makeFolder(folder: string, mode = 0o777): void {
  try {
    mkdirSync(folder, { mode })
  } catch (error) {
    if (isFolder(folder)) return
    const above = dirname(folder)
    if (Reflect.get(Object(error), 'code') !== 'ENOENT' || isFolder(above) || above === folder) throw error
    makeFolder(above, mode)
    makeFolder(folder, mode)
  }
}
