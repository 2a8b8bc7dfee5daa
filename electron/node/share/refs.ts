import type { Repository } from '../git/in-repository.ts'
import { askGit } from './objects.ts'

/** A name of a commit in the repository. */
export interface Ref {
  /** Such as `refs/heads/main`. */
  readonly name: string
  readonly commit: string
  /** The name that it stands for, such as that of the branch that everybody builds on. */
  readonly target: string
  /** The first line of the commit. */
  readonly title: string
  /** The folder in which the branch is open; empty if it is in none. */
  readonly place: string
}

const SENT = 'refs/galley/sent/'

/** Every branch here, on remotes, and as it was sent. */
export async function refsOf(repository: Repository): Promise<readonly Ref[]> {
  const format = '--format=%(refname)%00%(objectname)%00%(symref)%00%(subject)%00%(worktreepath)'
  const text = await askGit(repository, ['for-each-ref', format, 'refs/heads', 'refs/remotes', SENT])
  return text
    .split('\n')
    .filter(line => line !== '')
    .map(line => {
      const [name = '', commit = '', target = '', title = '', place = ''] = line.split('\0')
      return { name, commit, target, title, place }
    })
}

/** The branches that were sent by Galley, by their names. */
export const sentAs = (refs: readonly Ref[]): readonly string[] =>
  refs.filter(({ name }) => name.startsWith(SENT)).map(({ name }) => name.slice(SENT.length))

/** Notes that a branch was sent as it is now: on the remote, and for when it is gone there. */
export async function noteSent(repository: Repository, remote: string, branch: string): Promise<void> {
  for (const ref of [`refs/remotes/${remote}/${branch}`, `${SENT}${branch}`])
    await askGit(repository, ['update-ref', ref, `refs/heads/${branch}`])
}
