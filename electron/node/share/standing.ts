import type { ProposalStanding } from '../../../shared/project/share/facts.ts'
import { type Repository, runIn } from '../git/in-repository.ts'
import { askGit, commonCommit } from './objects.ts'

/** Later commits in which the changes of a proposal are looked for. */
const MOST_COMMITS = 500

/** What is known of a proposal and of the branch that it is for. */
interface Sent {
  /** Its last commit that was sent; `undefined` if it never was. */
  readonly sent: string | undefined
  /** It is still where it was sent to. */
  readonly isThere: boolean
  /** The last known commit of the branch that everybody builds on. */
  readonly main: string | undefined
}

/** What identifies changes wherever they are applied: one id for each commit in the text of `git log -p` or `git diff`. */
async function patchIds(repository: Repository, patches: string): Promise<ReadonlySet<string>> {
  const text = await askGit(repository, ['patch-id', '--stable'], { input: patches })
  return new Set(
    text
      .split('\n')
      .flatMap(line => line.split(' ').slice(0, 1))
      .filter(id => id !== ''),
  )
}

const PLAIN = [
  '--no-ext-diff',
  '--no-textconv',
  '--no-renames',
  '--binary',
  '--full-index',
  '--ignore-submodules=all',
]

/** The paths that a proposal changes. */
const pathsOf = async (repository: Repository, range: string): Promise<readonly string[]> =>
  (await askGit(repository, ['diff', '-z', '--name-only', ...PLAIN, range]))
    .split('\0')
    .filter(path => path !== '')

/** Answers about commits, which never change: the same question comes after each save. */
const answers = new Map<string, boolean>()
const MOST_ANSWERS = 200

/** Whether the changes of a proposal are in `main` as copies; found out once for the same commits. */
async function isCopied(repository: Repository, sent: string, main: string): Promise<boolean> {
  const question = `${repository.common} ${sent} ${main}`
  const known = answers.get(question)
  if (known !== undefined) return known
  const answer = await isTakenAsCopy(repository, sent, main)
  if (answers.size >= MOST_ANSWERS) answers.clear()
  answers.set(question, answer)
  return answer
}

/** Whether the changes of a proposal are in `main`: each of its commits, or all of them as one. */
async function isTakenAsCopy(repository: Repository, sent: string, main: string): Promise<boolean> {
  const base = await commonCommit(repository, sent, main)
  if (base === undefined || base === main) return false
  const paths = await pathsOf(repository, `${base}..${sent}`)
  if (paths.length === 0) return false
  const log = ['log', '-p', '--no-merges', '--format=commit %H', ...PLAIN]
  const only = ['--', ...paths]
  const limit = `--max-count=${MOST_COMMITS}`
  const theirs = await patchIds(
    repository,
    await askGit(repository, [...log, limit, `${base}..${main}`, ...only]),
  )
  const asOne = await patchIds(repository, await askGit(repository, ['diff', ...PLAIN, base, sent, ...only]))
  if ([...asOne].every(id => theirs.has(id))) return true
  const single = await patchIds(repository, await askGit(repository, [...log, `${base}..${sent}`, ...only]))
  return single.size > 0 && [...single].every(id => theirs.has(id))
}

async function isIn(repository: Repository, commit: string, main: string): Promise<boolean> {
  const { code } = await runIn(repository, ['merge-base', '--is-ancestor', commit, main])
  return code === 0
}

/** Says what became of a proposal: taken by a merge, as copies of its commits or as one commit, or removed. */
export async function standingOf(
  repository: Repository,
  { sent, isThere, main }: Sent,
): Promise<ProposalStanding> {
  if (sent === undefined) return 'unsent'
  const rest = isThere ? 'open' : 'closed'
  if (main === undefined) return rest
  if (await isIn(repository, sent, main)) return 'merged'
  return (await isCopied(repository, sent, main)) ? 'merged' : rest
}
