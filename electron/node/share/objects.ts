import { message } from '../../../shared/messages/message.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { type Repository, runIn } from '../git/in-repository.ts'
import type { GitRun } from '../git/run.ts'

/** What git holds at a path: `160000` is another repository, `120000` a link. */
export interface Entry {
  readonly mode: string
  readonly id: string
}

/** A path and what two trees hold there; `undefined`: nothing. */
export interface TreeChange {
  readonly path: string
  readonly from: Entry | undefined
  readonly to: Entry | undefined
}

/** The last line of what git says, for a failure that nobody foresaw. */
const lastLine = (messages: string): string => messages.trim().split('\n').at(-1) ?? ''

/** The repository as a whole, with paths from its top. */
export const wholeOf = (repository: Repository): Repository => ({
  ...repository,
  folder: repository.top,
  prefix: '',
})

/** The output of git, without the last line end; refuses with the last thing it says if it fails. */
export async function askGit(
  repository: Repository,
  args: readonly string[],
  run: GitRun = {},
): Promise<string> {
  const { code, out, messages } = await runIn(wholeOf(repository), args, run)
  if (code === 0) return out.toString('utf8').replace(/\r?\n$/, '')
  if (/index\.lock|\.lock'/.test(messages))
    throw new Refusal('unavailable', message('git:locked'), message('share:lockedHint'))
  const reason = lastLine(messages)
  throw new Refusal('unavailable', message('share:gitFailed', { reason }), message('share:nothingChanged'))
}

const entryOf = (mode: string, id: string): Entry | undefined =>
  /^0+$/.test(mode) ? undefined : { mode, id }

/** What differs between two trees, by path from the top of the repository. */
export async function changesBetween(
  repository: Repository,
  from: string,
  to: string,
): Promise<readonly TreeChange[]> {
  const args = ['diff-tree', '-r', '-z', '--no-renames', '--no-abbrev', from, to]
  const fields = (await askGit(repository, args)).split('\0')
  const changes: TreeChange[] = []
  for (let at = 0; at + 1 < fields.length; at += 2) {
    const [, mode = '', newMode = '', id = '', newId = ''] =
      /^:(\d+) (\d+) ([\da-f]+) ([\da-f]+) /.exec(fields[at] ?? '') ?? []
    changes.push({ path: fields[at + 1] ?? '', from: entryOf(mode, id), to: entryOf(newMode, newId) })
  }
  return changes
}

/** The bytes of a file that git holds. */
export async function blob(repository: Repository, id: string): Promise<Buffer> {
  const { code, out } = await runIn(repository, ['cat-file', 'blob', id])
  if (code !== 0)
    throw new Refusal('unavailable', message('share:missingPart'), message('share:missingPartHint'))
  return out
}

/** Stores a text as git holds files; returns its id. */
export const storeText = (repository: Repository, text: string): Promise<string> =>
  askGit(repository, ['hash-object', '-w', '--no-filters', '--stdin'], { input: text })

/** The tree of a commit. */
export const treeOf = (repository: Repository, commit: string): Promise<string> =>
  askGit(repository, ['rev-parse', '--verify', `${commit}^{tree}`])

/** The commit that a name stands for; `undefined` if there is none. */
export async function commitOf(repository: Repository, name: string): Promise<string | undefined> {
  const { code, out } = await runIn(repository, ['rev-parse', '--verify', '--quiet', `${name}^{commit}`])
  return code === 0 ? out.toString('utf8').trim() : undefined
}

/** The last commit that two commits have in common; `undefined` if they share no history. */
export async function commonCommit(
  repository: Repository,
  one: string,
  other: string,
): Promise<string | undefined> {
  const { code, out } = await runIn(repository, ['merge-base', one, other])
  return code === 0 ? out.toString('utf8').trim() : undefined
}

/** The tree in which nothing is. */
export const emptyTree = (repository: Repository): Promise<string> =>
  askGit(repository, ['hash-object', '-t', 'tree', '--stdin'])
