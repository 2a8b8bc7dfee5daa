import type { Dates } from '../../../shared/project/plan/change-dates.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { queryIn, type Repository } from './in-repository.ts'
import { findRepository } from './repository.ts'

/** How many commits are looked at: older files have no date. */
const MOST = 20_000

const COMMIT = '\u0001'

/** Reads the dates from the output of the log: the newest commit that names a file counts. */
function datesIn(log: string, prefix: string): Dates {
  const found = new Map<string, string>()
  let date = ''
  for (const line of log.split('\n')) {
    if (line.startsWith(COMMIT)) date = line.slice(COMMIT.length)
    else if (line.startsWith(prefix) && line !== '') {
      const file = line.slice(prefix.length)
      if (!found.has(file)) found.set(file, date)
    }
  }
  return found
}

/** Returns when the files of a repository were committed last. */
export async function changesIn(repository: Repository): Promise<Dates> {
  const format = '--format=format:%x01%cI'
  const log = ['log', `-${MOST}`, format, '--name-only', '--no-renames', '--', '.']
  return datesIn((await queryIn(repository, log)) ?? '', repository.prefix)
}

/** Returns when the files of a folder were committed last; nothing for a folder without a usable repository. */
export async function lastChanges(folder: string): Promise<Dates> {
  try {
    const repository = await findRepository(folder)
    return repository === undefined ? new Map() : await changesIn(repository)
  } catch (error) {
    if (error instanceof Refusal) return new Map() // pages are shown without a date
    throw error
  }
}
