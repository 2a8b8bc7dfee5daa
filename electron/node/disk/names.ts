import { isPortable } from '../../../shared/text/portable.ts'

/** Our own unfinished files: `.galley-<process>-<random>.tmp`. */
export const TEMPORARY = /^\.galley-(\d+)-[\da-f]{12}\.tmp$/

/** Whether a path can only mean a file below the root, judged by its text alone. */
export function isPlain(path: string, system: NodeJS.Platform = process.platform): boolean {
  if (path.includes('\0')) return false
  const names = path.split('/')
  if (names.some(name => name === '' || name === '.' || name === '..')) return false
  return system !== 'win32' || isPortable(path)
}
