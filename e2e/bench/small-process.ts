import { spawnSync } from 'node:child_process'

/** Starts Node with the given arguments and exits with its exit code. */
const START = `process.exit(require('node:child_process').spawnSync(process.execPath,process.argv.slice(1),{stdio:'inherit'}).status??1)`

/**
 * Runs Node with these arguments, started by a minimal process: on Linux, the peak memory of a process starts at the
 * memory of its parent.
 */
export function runAlone(args: readonly string[]) {
  const options = { encoding: 'utf8', maxBuffer: 1e9 } as const
  return spawnSync(process.execPath, ['-e', START, '--', ...args], options)
}
