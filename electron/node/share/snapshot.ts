import { copyFileSync, existsSync, lstatSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { message } from '../../../shared/messages/message.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { checkFilters, filteredAmong } from '../git/filters.ts'
import type { Repository } from '../git/in-repository.ts'
import { askGit, wholeOf } from './objects.ts'

/** The files as they are on disk, as git holds them. */
export interface Snapshot {
  readonly tree: string
  /** An index of its own, with the times of the files, by which git notices later changes. */
  readonly index: string
}

/** Which changes a snapshot holds. */
interface Wanted {
  /** Whether it holds a change of a file that git knows. Files that a program must change before stay as they are on disk. */
  readonly isTaken: (path: string) => boolean
  /** Files that it holds even if git does not know them, or is told to ignore them. */
  readonly also: readonly string[]
}

/** The files that git knows and that differ from the index or the last commit. */
async function changed(repository: Repository): Promise<readonly string[]> {
  const args = [
    'status',
    '--porcelain',
    '-z',
    '--untracked-files=no',
    '--ignore-submodules=all',
    '--no-renames',
  ]
  const entries = (await askGit(repository, args)).split('\0').filter(entry => entry !== '')
  return entries.map(entry => {
    if (/U|AA|DD/.test(entry.slice(0, 2)))
      throw new Refusal('conflict', message('git:conflicted'), message('git:conflictedHint'))
    return entry.slice(3)
  })
}

/** What is at a path, without following a link. */
const statOf = (top: string, path: string) => lstatSync(join(top, path), { throwIfNoEntry: false })

/** Whether a path is a file or a link: what git holds there, unless it is another repository. */
function isPlain(top: string, path: string): boolean {
  const stat = statOf(top, path)
  return stat !== undefined && (stat.isFile() || stat.isSymbolicLink())
}

/** Copies an index with its time, by which git tells files that changed in the second in which it was written. */
function copyIndex(from: string, to: string): void {
  const { atime, mtime } = statSync(from)
  copyFileSync(from, to)
  utimesSync(to, atime, mtime)
}

/**
 * Stores the files of the work tree in git, without a change to its index or its branches; in `folder`, which
 * holds the index. Refuses a file of `also` that a program must change before.
 */
export async function takeSnapshot(
  repository: Repository,
  folder: string,
  { isTaken, also }: Wanted,
): Promise<Snapshot> {
  const index = join(folder, 'index')
  const own = join(repository.own, 'index')
  if (existsSync(own)) copyIndex(own, index)
  const { top } = repository
  const known = (await changed(repository)).filter(
    path => isTaken(path) && (isPlain(top, path) || statOf(top, path) === undefined),
  )
  const wanted = also.filter(path => isPlain(top, path))
  await checkFilters(wholeOf(repository), wanted)
  const filtered = await filteredAmong(wholeOf(repository), known)
  const paths = [...new Set([...known.filter(path => !filtered.has(path)), ...wanted])]
  const variables = { GIT_INDEX_FILE: index }
  const input = paths.map(path => `${path}\0`).join('')
  await askGit(repository, ['update-index', '--add', '--remove', '--replace', '-z', '--stdin'], {
    variables,
    input,
  })
  return { tree: await askGit(repository, ['write-tree'], { variables }), index }
}
