import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Dates, FileDates } from '../../../shared/project/plan/change-dates.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { queryIn, type Repository } from './in-repository.ts'
import { changesIn } from './last-changes.ts'
import { changedFiles, findRepository } from './repository.ts'

/** How many files are looked at together. */
const AT_ONCE = 64

/** When files were written last; nothing for those that are not there. */
async function datesOnDisk(folder: string, files: readonly string[]): Promise<Dates> {
  const found = new Map<string, string>()
  for (let at = 0; at < files.length; at += AT_ONCE) {
    const some = files.slice(at, at + AT_ONCE)
    await Promise.all(
      some.map(async file => {
        const date = await writtenAt(join(folder, file))
        if (date !== undefined) found.set(file, date)
      }),
    )
  }
  return found
}

async function writtenAt(path: string): Promise<string | undefined> {
  try {
    return (await stat(path)).mtime.toISOString()
  } catch {
    return undefined // removed since it was listed
  }
}

/** The files whose text is not committed. */
async function uncommitted(repository: Repository): Promise<readonly string[]> {
  try {
    return (await changedFiles(repository)).map(({ file }) => file)
  } catch (error) {
    if (error instanceof Refusal) return [] // during a merge conflict the commits count
    throw error
  }
}

async function repositoryOf(folder: string): Promise<Repository | undefined> {
  try {
    return await findRepository(folder)
  } catch (error) {
    if (error instanceof Refusal) return undefined // git cannot be used: the files count
    throw error
  }
}

/**
 * Returns a reader of when files of a folder were changed last: the commit, or the disk where the text is not
 * committed; without a usable repository always the disk. The history is read again only after a new commit.
 */
export function fileDates(folder: string): (files: readonly string[]) => Promise<FileDates> {
  let known: { readonly head: string | undefined; readonly dates: Dates } | undefined
  return async files => {
    const repository = await repositoryOf(folder)
    if (repository === undefined) return { from: 'disk', dates: await datesOnDisk(folder, files) }
    const head = await queryIn(repository, ['rev-parse', 'HEAD'])
    if (known?.head !== head || known === undefined) known = { head, dates: await changesIn(repository) }
    const now = await datesOnDisk(folder, await uncommitted(repository))
    return { from: 'git', dates: new Map([...known.dates, ...now]) }
  }
}
