import { lstat, readdir } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { message } from '../../../shared/messages/message.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { errno } from '../disk/errors.ts'
import type { Repository } from './in-repository.ts'

/** Folders in which a commit and a push read and write nothing, by their path in a folder of git. */
const UNTOUCHED = new Set(['hooks', 'modules', 'worktrees', 'lfs', 'annex', 'svn'])

/** The first link in a folder of git or below it. */
async function linkIn(folder: string, within = ''): Promise<string | undefined> {
  for (const entry of await readdir(join(folder, within), { withFileTypes: true })) {
    const path = posix.join(within, entry.name)
    if (UNTOUCHED.has(path)) continue
    if (entry.isSymbolicLink()) return path
    const found = entry.isDirectory() ? await linkIn(folder, path) : undefined
    if (found !== undefined) return found
  }
  return undefined
}

/** Refuses a repository with links among git's own files: git would write wherever they lead. */
export async function checkLinks({ own, common }: Repository): Promise<void> {
  for (const folder of new Set([own, common])) {
    const name = await linkIn(folder)
    if (name === undefined) continue
    throw new Refusal(
      'not-allowed',
      message('git:linked', { name: join(folder, name) }),
      message('git:ownProgramHint'),
    )
  }
}

/** The file by which a repository takes objects from other folders. */
const ALTERNATES = 'objects/info/alternates'

/** Refuses a repository that takes objects from elsewhere: a push would send what somebody keeps in another repository. */
export async function checkBorrowed({ common }: Repository): Promise<void> {
  const file = join(common, ALTERNATES)
  const stat = await lstat(file).catch(unlessMissing)
  if (stat === undefined || stat.size === 0) return
  throw new Refusal('not-allowed', message('git:borrowed', { name: file }), message('git:ownProgramHint'))
}

function unlessMissing(error: unknown): undefined {
  if (errno(error) === 'ENOENT') return undefined
  throw error
}
