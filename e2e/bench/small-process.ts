import { spawnSync } from 'node:child_process'

/** Starts Node with the arguments that follow, and ends as it ends. */
const START = `process.exit(require('node:child_process').spawnSync(process.execPath,process.argv.slice(1),{stdio:'inherit'}).status??1)`

/**
 * Runs Node with these arguments to its end, from a process as small as can be: what a process has held at its most
 * begins, on Linux, with what the one that starts it holds.
 */
export function runAlone(args: readonly string[]) {
  const options = { encoding: 'utf8', maxBuffer: 1e9 } as const
  return spawnSync(process.execPath, ['-e', START, '--', ...args], options)
}
