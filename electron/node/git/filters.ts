import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { message } from '../../../shared/messages/message.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { type Repository, runIn } from './in-repository.ts'

/** What git says of a file that no filter changes. */
const NO_FILTER = new Set(['unspecified', 'unset', 'set'])

/**
 * Refuses to commit files that a program must change before, such as those that are encrypted or stored elsewhere:
 * Galley does not run it, and without it the commit would hold what should not be in it.
 */
export async function checkFilters(repository: Repository, files: readonly string[]): Promise<void> {
  refuseFirst(await filteredAmong(repository, files))
}

/** Returns the files that a program must change before they are committed, each with the name of its filter. */
export function filteredAmong(
  repository: Repository,
  files: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const there = files.filter(file => existsSync(join(repository.folder, file)))
  return readFilters(repository, there, { args: [], variables: {} })
}

/** Refuses to write files that a program must change before; `index` holds them, and says which those are. */
export async function checkFiltersIn(
  repository: Repository,
  files: readonly string[],
  index: string,
): Promise<void> {
  const run = { args: ['--cached'], variables: { GIT_INDEX_FILE: index } }
  refuseFirst(await readFilters(repository, files, run))
}

function refuseFirst(filtered: ReadonlyMap<string, string>): void {
  for (const [file, filter] of filtered) {
    const hint = filter === 'lfs' ? message('git:lfsHint') : message('git:ownProgramHint')
    throw new Refusal('not-allowed', message('git:filtered', { file, filter }), hint)
  }
}

async function readFilters(
  repository: Repository,
  files: readonly string[],
  {
    args,
    variables,
  }: { readonly args: readonly string[]; readonly variables: Readonly<Record<string, string>> },
): Promise<ReadonlyMap<string, string>> {
  const input = files.map(file => `${file}\0`).join('')
  const { out } = await runIn(repository, ['check-attr', ...args, '-z', '--stdin', 'filter'], {
    input,
    variables,
  })
  const found = new Map<string, string>()
  const fields = out.toString('utf8').split('\0')
  for (let at = 0; at + 2 < fields.length; at += 3) {
    const [file = '', , filter = ''] = fields.slice(at, at + 3)
    if (!NO_FILTER.has(filter)) found.set(file, filter)
  }
  return found
}
