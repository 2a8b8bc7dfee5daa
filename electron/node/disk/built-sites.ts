import { existsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The list of the files of a built site, in its own folder: a build replaces and removes these and no others. Whoever
 * shares the folder can change the list, so that it says nothing about their content.
 */
export const SITE_LIST = '.galley-build.json'

/** The deepest folder that a site is built into, as far as it matters. */
const DEEPEST = 12

/** Whether a folder is a built site: nothing in it is a source. */
export const isBuiltSite = (folder: string): boolean => existsSync(join(folder, SITE_LIST))

/** Whether a file below `root`, named with `/`, lies in a built site. */
export function isBuilt(root: string, path: string): boolean {
  const folders = path.split('/', DEEPEST).slice(0, -1)
  return folders.some((_, index) => isBuiltSite(join(root, ...folders.slice(0, index + 1))))
}
