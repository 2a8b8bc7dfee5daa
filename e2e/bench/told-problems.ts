import { fileURLToPath } from 'node:url'
import { runAlone } from './small-process.ts'

const cli = fileURLToPath(new URL('../../dist/electron/cli.js', import.meta.url))

interface Told {
  readonly problems: readonly { readonly code: string; readonly file: string }[]
}

/** Returns the rules by which `galley check` finds problems in each page of a repository, by its path. */
export function toldProblems(repository: string): ReadonlyMap<string, ReadonlySet<string>> {
  const { stdout } = runAlone([cli, 'check', repository, '--format', 'json'])
  const { problems }: Told = JSON.parse(stdout)
  const found = new Map<string, Set<string>>()
  for (const { code, file } of problems) {
    const path = file.replace(/(?:\/index)?\.mdx?$/, '')
    found.set(path, (found.get(path) ?? new Set()).add(code))
  }
  return found
}
