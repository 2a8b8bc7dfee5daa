import { message } from '../../../shared/messages/message.ts'
import {
  type LastStep,
  NO_HISTORY,
  type Obstacle,
  type RemotePlace,
  type ShareFacts,
} from '../../../shared/project/share/facts.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { queryIn, type Repository, runIn } from '../git/in-repository.ts'
import { checkRest, presentBranch, remoteOf } from '../git/plan.ts'
import { changedFiles } from '../git/repository.ts'
import { commonCommit, emptyTree } from './objects.ts'
import { type Branches, branchesOf, isProposal, proposalOf, sentCommit } from './proposals.ts'
import type { SharingStore, StepRecord } from './record.ts'
import { refsOf } from './refs.ts'

/** How many of the newer commits are asked for their authors. */
const MOST_NAMES = 50

/** How the folder stands to where it is shared. */
export interface Standing {
  readonly branch: string | undefined
  readonly head: string | undefined
  readonly remote: RemotePlace | undefined
  readonly branches: Branches
  readonly isProposal: boolean
}

/** Where changes are sent; `undefined` if nowhere. */
async function connectedTo(
  repository: Repository,
  branch: string | undefined,
): Promise<RemotePlace | undefined> {
  try {
    return await remoteOf(repository, branch)
  } catch (error) {
    if (error instanceof Refusal && error.failure.code === 'not-found') return undefined
    throw error
  }
}

/** Reads how the folder stands to where it is shared. */
export async function readStanding(repository: Repository): Promise<Standing> {
  const branch = await presentBranch(repository)
  const head = await queryIn(repository, ['rev-parse', '--verify', '--quiet', 'HEAD'])
  const remote = await connectedTo(repository, branch)
  const branches = branchesOf(await refsOf(repository), remote, branch)
  return { branch, head, remote, branches, isProposal: branch !== undefined && isProposal(branches, branch) }
}

/** The obstacle that a refusal tells. */
const obstacleOf = ({ failure: { message: reason, hint } }: Refusal): Obstacle => ({
  reason,
  ...(hint !== undefined && { hint }),
})

async function restingObstacle(repository: Repository): Promise<Obstacle | undefined> {
  try {
    await checkRest(repository)
    return undefined
  } catch (error) {
    if (error instanceof Refusal) return obstacleOf(error)
    throw error
  }
}

/** The paths that commits changed, in the site or from the top of the repository. */
export async function pathsBetween(
  repository: Repository,
  from: string,
  to: string,
): Promise<readonly string[]> {
  if (from === to) return []
  const args = ['diff-tree', '-r', '-z', '--name-only', '--no-renames', from, to]
  const { code, out } = await runIn(repository, args)
  if (code !== 0) return []
  const { prefix } = repository
  return out
    .toString('utf8')
    .split('\0')
    .filter(path => path !== '')
    .map(path => (path.startsWith(prefix) ? path.slice(prefix.length) : `/${path}`))
}

/** The commit that others have of what is here. */
export async function knownElsewhere(
  repository: Repository,
  standing: Standing,
): Promise<string | undefined> {
  const { head, branch, branches, remote } = standing
  if (head === undefined) return undefined
  const sent = standing.isProposal && branch !== undefined ? sentCommit(branches, remote, branch) : undefined
  const other = sent ?? branches.base
  return other === undefined ? undefined : commonCommit(repository, head, other)
}

/** The files of which only this computer has the changes. */
async function unsentFiles(repository: Repository, standing: Standing): Promise<readonly string[]> {
  const { head } = standing
  const known = await knownElsewhere(repository, standing)
  const from = known ?? (await emptyTree(repository))
  const committed = head === undefined ? [] : await pathsBetween(repository, from, head)
  const dirty = (await changedFiles(repository)).map(({ file }) => file)
  return [...new Set([...committed, ...dirty])]
}

/** The commits that others made on the branch of the folder, by their authors. */
async function newerCommits(repository: Repository, standing: Standing) {
  const { head, branch, branches, remote } = standing
  const own = standing.isProposal
    ? branches.refs.get(`refs/remotes/${remote?.name}/${branch}`)?.commit
    : branches.base
  if (head === undefined || own === undefined) return { newer: 0, newerBy: [] }
  const count = Number((await queryIn(repository, ['rev-list', '--count', `${head}..${own}`])) ?? 0)
  if (count === 0) return { newer: 0, newerBy: [] }
  const log = ['log', '--no-show-signature', '--format=%aN', `--max-count=${MOST_NAMES}`, `${head}..${own}`]
  const names = ((await queryIn(repository, log)) ?? '').split('\n').filter(name => name !== '')
  return { newer: count, newerBy: [...new Set(names)] }
}

/** The last step, if it can be taken back: it was cut short, or the folder is still where it led. */
function lastStepOf(step: StepRecord | undefined, { head, branch }: Standing): LastStep | undefined {
  if (!step) return undefined
  const { isUnfinished, after, kind } = step
  if (isUnfinished) return { kind: kind === 'undo' ? 'latest' : kind, isUnfinished }
  if (kind === 'undo' || after.commit !== head || after.branch !== branch) return undefined
  return { kind, isUnfinished }
}

/** Reads everything about how a folder is shared; asks no remote. */
export async function readFacts(
  repository: Repository | undefined,
  store: SharingStore,
  undecided: readonly string[],
): Promise<ShareFacts> {
  const { choices, lastStep } = store.read()
  if (!repository) return { ...NO_HISTORY, choices }
  const standing = await readStanding(repository)
  const { branch, branches, remote } = standing
  const last = lastStepOf(lastStep, standing)
  const shown = { history: 'present', main: branches.main, choices, undecided } as const
  const obstacle = await restingObstacle(repository)
  const rest = {
    ...(remote && { remote }),
    ...(branch !== undefined && { branch }),
    ...(last && { lastStep: last }),
  }
  if (standing.head === undefined) return { ...NO_HISTORY, choices }
  if (obstacle) return { ...shown, ...rest, obstacle, unsent: [], newer: 0, newerBy: [] }
  const proposal =
    standing.isProposal && branch !== undefined
      ? await proposalOf(repository, branches, remote, { name: branch, isPresent: true })
      : undefined
  return {
    ...shown,
    ...rest,
    ...(proposal && { proposal }),
    unsent: await unsentFiles(repository, standing),
    ...(await newerCommits(repository, standing)),
  }
}

/** What is known if git cannot be used. */
export const unusableFacts = (refusal: Refusal, store: SharingStore): ShareFacts => ({
  ...NO_HISTORY,
  history: 'unusable',
  obstacle: obstacleOf(refusal),
  choices: store.read().choices,
})

/** Refuses if nothing is connected. */
export function connected({ remote }: Standing): RemotePlace {
  if (remote) return remote
  throw new Refusal('not-found', message('git:noRemote'), message('git:noRemoteHint'))
}
