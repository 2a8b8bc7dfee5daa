import { existsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The list of the files of a built site, in its own folder: a build replaces and removes these and no others. Whoever
 * shares the folder can change the list, so that it says nothing about their content.
 */
export const SITE_LIST = '.galley-build.json'

/** Whether `path`, a folder or a file below `root` with `/`, is a built site or lies in one: nothing there is a source. */
export function isBuilt(root: string, path: string): boolean {
  for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1))
    if (existsSync(join(root, path.slice(0, end), SITE_LIST))) return true
  return false
}
