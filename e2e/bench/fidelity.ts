import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { audit } from './fidelity/audit.ts'
import { Tally } from './fidelity/tally.ts'
import { metered } from './measured-run.ts'
import { repositoriesIn } from './repositories.ts'
import type { Row } from './row.ts'

/**
 * Looks for each word, heading, link, picture and embed of every page on the page that is built from it; a miss without a
 * reason ends the program with an exit code.
 */
export function benchFidelity(folders: readonly string[]): readonly Row[] {
  const tally = new Tally()
  for (const repository of repositoriesIn(folders)) {
    const out = mkdtempSync(join(tmpdir(), 'galley-bench-fidelity-'))
    try {
      metered(['build', repository, '--out', out, '--urls', 'html'])
      audit(repository, out, tally)
    } finally {
      rmSync(out, { recursive: true, force: true })
    }
  }
  process.stdout.write(tally.firstMisses())
  if (!tally.isWhole) process.exitCode = 1
  return tally.rows()
}
