import { eachBuilt } from './built-repositories.ts'
import { audit } from './fidelity/audit.ts'
import { Tally } from './fidelity/tally.ts'
import type { Row } from './row.ts'

/**
 * Looks for each word, heading, link, picture and embed of every page on the page that is built from it; a miss without a
 * reason ends the program with an exit code.
 */
export async function benchFidelity(folders: readonly string[]): Promise<readonly Row[]> {
  const tally = new Tally()
  await eachBuilt(folders, (repository, out) => audit(repository, out, tally))
  process.stdout.write(tally.firstMisses())
  if (!tally.isWhole) process.exitCode = 1
  return tally.rows()
}
