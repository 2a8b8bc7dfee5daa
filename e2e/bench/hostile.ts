import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Row } from './row.ts'

/**
 * With room for everything that a text of 100 kB needs, the work of the garbage collector does not count: it copies what
 * is in use when its room is full, which large texts fill and small ones do not.
 */
const ROOM = ['--min-semi-space-size=64', '--max-semi-space-size=64', '--expose-gc']

/** Measures how the work on hostile texts grows with their size, for everything that reads a text of the repository. */
export function benchHostile(): readonly Row[] {
  const program = fileURLToPath(new URL('./hostile-growth.ts', import.meta.url))
  const printed = execFileSync(process.execPath, [...process.execArgv, ...ROOM, program], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return JSON.parse(printed)
}
