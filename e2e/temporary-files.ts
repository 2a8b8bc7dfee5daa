import { readFileSync, statfsSync } from 'node:fs'

/** Where Linux keeps files in memory. */
const IN_MEMORY = '/dev/shm'

/** Several times as much as all tests hold at once. */
const ENOUGH = 2 * 1024 ** 3

/** Whether files can be written there, programs started from there, and both the folder and the machine have room. */
function isUsable(): boolean {
  if (process.platform !== 'linux') return false
  const mounts = readFileSync('/proc/mounts', 'utf8').split('\n')
  const [, , type, options = ''] =
    mounts.map(line => line.split(' ')).findLast(([, folder]) => folder === IN_MEMORY) ?? []
  const flags = options.split(',')
  if (type !== 'tmpfs' || !flags.includes('rw') || flags.includes('noexec')) return false
  const { bavail, bsize } = statfsSync(IN_MEMORY)
  return Math.min(bavail * bsize, process.availableMemory()) >= ENOUGH
}

/**
 * Keeps the temporary files of the tests in memory where the system can, unless `TMPDIR` says otherwise: thousands of
 * small repositories and saves wait for no disk then, however busy it is.
 */
export function keepTemporaryFilesInMemory(): void {
  if (!process.env.TMPDIR && isUsable()) process.env.TMPDIR = IN_MEMORY
}
