import { inEnglish } from '../../../shared/messages/in-english.ts'
import { message } from '../../../shared/messages/message.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { queryIn, type Repository, runIn } from '../git/in-repository.ts'
import type { Standing } from './facts.ts'
import { mergeTrees } from './merge-trees.ts'
import { askGit, commitOf, commonCommit, emptyTree, treeOf } from './objects.ts'
import { sentCommit } from './proposals.ts'
import type { Step } from './step.ts'

/** Who a merge is from: whoever made the commits that it keeps. */
async function authorSettings(repository: Repository, commit: string): Promise<readonly string[]> {
  const format = await askGit(repository, [
    'show',
    '--no-patch',
    '--no-show-signature',
    '--format=%an%x00%ae',
    commit,
  ])
  const [name = '', email = ''] = format.split('\0')
  return [`user.name=${name}`, `user.email=${email}`]
}

/** Whether `commit` is part of the history of `other`. */
export async function isPartOf(repository: Repository, commit: string, other: string): Promise<boolean> {
  const { code } = await runIn(repository, ['merge-base', '--is-ancestor', commit, other])
  return code === 0
}

/** Creates the commit that joins two histories; their side where somebody must choose. */
async function joined(
  repository: Repository,
  { head, theirs, base }: { head: string; theirs: string; base: string },
) {
  const { tree } = await mergeTrees(repository, { base, mine: await treeOf(repository, head), theirs })
  const settings = await authorSettings(repository, head)
  const words = inEnglish(message('share:mergeCommit'))
  return askGit(repository, ['commit-tree', tree, '-p', head, '-p', theirs, '-m', words], { settings })
}

/** The step that brings in the commits up to `theirs`; `undefined` if they are here already. Refuses two histories that have nothing in common. */
export async function stepTo(
  repository: Repository,
  {
    head,
    theirs,
    ...rest
  }: Pick<Step, 'kind'> & { head: string; theirs: string; branch: string | undefined },
): Promise<Step | undefined> {
  const { kind, branch } = rest
  if (await isPartOf(repository, theirs, head)) return undefined
  const base = await commonCommit(repository, head, theirs)
  if (base === undefined)
    throw new Refusal('not-allowed', message('share:unrelated'), message('share:unrelatedHint'))
  const commit = base === head ? theirs : await joined(repository, { head, theirs, base })
  return { kind, base, target: theirs, to: { commit, ...(branch !== undefined && { branch }) } }
}

/** The step that joins the history of a repository that holds no more than a beginning. */
export async function stepToBeginning(
  repository: Repository,
  { head, theirs, branch }: { head: string; theirs: string; branch: string },
): Promise<Step> {
  const base = await emptyTree(repository)
  const commit = await joined(repository, { head, theirs, base })
  return { kind: 'latest', base, target: theirs, to: { branch, commit } }
}

/** Whether a local branch can be moved to `commit`, or created there, without losing a commit. */
export async function isMovable(repository: Repository, branch: string, commit: string): Promise<boolean> {
  const now = await commitOf(repository, `refs/heads/${branch}`)
  return now === undefined || isPartOf(repository, now, commit)
}

/** The step from a proposal that is over, or that is left, to the newest state of the branch that everybody builds on. */
export async function stepToStart(
  repository: Repository,
  standing: Standing,
  {
    branch,
    takesAlong,
  }: { readonly branch: string /** The changes that were sent come along. */; readonly takesAlong: boolean },
): Promise<Step | undefined> {
  const { head, branches, remote } = standing
  const target = branches.base ?? (await commitOf(repository, `refs/heads/${branches.main}`))
  if (head === undefined || target === undefined) return undefined
  const sent = standing.branch === undefined ? undefined : sentCommit(branches, remote, standing.branch)
  const common = await commonCommit(repository, head, target)
  const base = takesAlong ? common : (sent ?? head)
  if (base === undefined)
    throw new Refusal('not-allowed', message('share:unrelated'), message('share:unrelatedHint'))
  return { kind: 'start', base, target, to: { branch, commit: target } }
}

/** Commits that were not sent since a proposal was, or none. */
export async function countSince(repository: Repository, sent: string | undefined): Promise<number> {
  if (sent === undefined) return 0
  return Number((await queryIn(repository, ['rev-list', '--count', `${sent}..HEAD`])) ?? 0)
}
