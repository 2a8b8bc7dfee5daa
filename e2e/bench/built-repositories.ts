import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { metered } from './measured-run.ts'
import { repositoriesIn } from './repositories.ts'

/** Builds one repository after the other, those that the command line names or all at hand, and works on each. */
export async function eachBuilt(
  folders: readonly string[],
  work: (repository: string, out: string) => void | Promise<void>,
): Promise<void> {
  for (const repository of repositoriesIn(folders)) {
    const out = mkdtempSync(join(tmpdir(), 'galley-bench-built-'))
    try {
      metered(['build', repository, '--out', out, '--urls', 'html'])
      await work(repository, out)
    } finally {
      rmSync(out, { recursive: true, force: true })
    }
  }
}

/** Returns the documents of a built site that show a page themselves. */
export const shownDocuments = (out: string): readonly string[] =>
  readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.html'))
    .filter(file => !readFileSync(join(out, file), 'utf8').includes('http-equiv="refresh"'))
    .sort()
