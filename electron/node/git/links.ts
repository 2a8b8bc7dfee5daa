import { type Dirent, readdirSync } from 'node:fs'
import { join, posix } from 'node:path'
import { message } from '../../../shared/messages/message.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import type { Repository } from './in-repository.ts'

/** Folders in which a commit and a push write nothing, by their path in a folder of git. */
const UNTOUCHED = new Set(['hooks', 'modules', 'worktrees', 'lfs', 'annex', 'svn', 'objects/pack'])

/** The first link in a folder of git or below it. */
function linkIn(folder: string, within = ''): string | undefined {
  const entries: readonly Dirent[] = readdirSync(join(folder, within), { withFileTypes: true })
  for (const entry of entries) {
    const path = posix.join(within, entry.name)
    if (UNTOUCHED.has(path)) continue
    const found = entry.isSymbolicLink() ? path : entry.isDirectory() ? linkIn(folder, path) : undefined
    if (found !== undefined) return found
  }
  return undefined
}

/** Refuses a repository with links among git's own files: git would write wherever they lead. */
export function checkLinks({ own, common }: Repository): void {
  for (const folder of new Set([own, common])) {
    const name = linkIn(folder)
    if (name === undefined) continue
    throw new Refusal(
      'not-allowed',
      message('git:linked', { name: join(folder, name) }),
      message('git:ownProgramHint'),
    )
  }
}
