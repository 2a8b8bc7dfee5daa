import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { message } from '../../../shared/messages/message.ts'
import type { Author, ReviewPlan } from '../../../shared/project/base/review.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { queryIn, type Repository } from './in-repository.ts'
import { changedFiles } from './repository.ts'

/** Branches that others build on; proposals get their own. */
export const SHARED_BRANCHES: ReadonlySet<string> = new Set([
  'main',
  'master',
  'trunk',
  'develop',
  'development',
  'production',
  'release',
  'gh-pages',
])

/** Files of a work tree by which git knows that an operation is in progress. */
const IN_PROGRESS = [
  'MERGE_HEAD',
  'CHERRY_PICK_HEAD',
  'REVERT_HEAD',
  'rebase-merge',
  'rebase-apply',
  'BISECT_LOG',
]

/** Refuses before the first commit, and while another program has begun something. */
export async function checkRest(repository: Repository): Promise<void> {
  if ((await queryIn(repository, ['rev-parse', '--verify', '--quiet', 'HEAD'])) === undefined) {
    const hint = message('git:noCommitHint')
    throw new Refusal('not-allowed', message('git:noCommit'), hint)
  }
  if (IN_PROGRESS.some(name => existsSync(join(repository.own, name)))) {
    const hint = message('git:unfinishedHint')
    throw new Refusal('conflict', message('git:unfinished'), hint)
  }
}

/** Where a branch is sent; refuses if that is nowhere, or several places. */
export async function remoteOf(
  repository: Repository,
  branch: string | undefined,
): Promise<ReviewPlan['remote']> {
  const names = ((await queryIn(repository, ['remote'])) ?? '').split('\n').filter(name => name !== '')
  const own =
    branch === undefined ? undefined : await queryIn(repository, ['config', `branch.${branch}.remote`])
  const name = [own, 'origin', names[0]].find(one => one !== undefined && names.includes(one))
  const address =
    name === undefined ? undefined : await queryIn(repository, ['remote', 'get-url', '--push', '--all', name])
  if (name === undefined || address === undefined) {
    throw new Refusal('not-found', message('git:noRemote'), message('git:noRemoteHint'))
  }
  if (address.includes('\n')) {
    const hint = message('git:severalAddressesHint')
    throw new Refusal('not-allowed', message('git:severalAddresses', { name }), hint)
  }
  return { name, address: withoutSecret(address) }
}

/** Some addresses contain a password. */
const withoutSecret = (address: string): string => address.replace(/^(\w+:\/\/)[^/@]*@/, '$1')

/** Who git says the person is; `undefined` if it does not know. */
export async function authorOf(repository: Repository): Promise<Author | undefined> {
  const [name, email] = [
    await queryIn(repository, ['config', 'user.name']),
    await queryIn(repository, ['config', 'user.email']),
  ]
  return name && email ? { name, email } : undefined
}

/** Whether proposals must not use this branch: it is the remote's main branch, or named like one. */
async function isShared(repository: Repository, remote: string, branch: string): Promise<boolean> {
  const head = await queryIn(repository, [
    'symbolic-ref',
    '--quiet',
    '--short',
    `refs/remotes/${remote}/HEAD`,
  ])
  return head === `${remote}/${branch}` || SHARED_BRANCHES.has(branch)
}

/** A branch name that is not in use here. */
export async function freeBranch(repository: Repository): Promise<string> {
  const day = new Date().toISOString().slice(0, 10)
  for (let count = 1; ; count++) {
    const name = count === 1 ? `docs/${day}` : `docs/${day}-${count}`
    if ((await queryIn(repository, ['rev-parse', '--verify', '--quiet', `refs/heads/${name}`])) === undefined)
      return name
  }
}

/** The current branch of the folder; `undefined` if HEAD is detached. */
export const presentBranch = (repository: Repository): Promise<string | undefined> =>
  queryIn(repository, ['symbolic-ref', '--quiet', '--short', 'HEAD'])

/** Returns what proposing changes would do; refuses with the reason if it is impossible. */
export async function planReview(repository: Repository): Promise<ReviewPlan> {
  await checkRest(repository)
  const present = await presentBranch(repository)
  const remote = await remoteOf(repository, present)
  const isNewBranch = present === undefined || (await isShared(repository, remote.name, present))
  const author = await authorOf(repository)
  const ahead = ['rev-list', '--count', 'HEAD', '--not', `--remotes=${remote.name}`]
  return {
    files: await changedFiles(repository),
    branch: isNewBranch ? await freeBranch(repository) : present,
    isNewBranch,
    remote,
    ...(author && { author }),
    unsent: Number((await queryIn(repository, ahead)) ?? 0),
  }
}
