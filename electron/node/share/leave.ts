import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { message } from '../../../shared/messages/message.ts'
import type { Proposal, StepReport } from '../../../shared/project/share/facts.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import type { Repository } from '../git/in-repository.ts'
import { freeBranch } from '../git/plan.ts'
import { changedFiles } from '../git/repository.ts'
import { connected, knownElsewhere, readStanding, type Standing } from './facts.ts'
import { isMovable, stepTo, stepToStart } from './moves.ts'
import { lookForNews } from './news.ts'
import { commitOf } from './objects.ts'
import { presentPlace } from './place.ts'
import { proposalsOf } from './proposals.ts'
import { takeSnapshot } from './snapshot.ts'
import { type Step, type StepParts, takeStep } from './step.ts'

const NOTHING: StepReport = { changed: [], undecided: [] }

/** The step to what others sent to the present branch, or for a proposal to what it is for. */
async function latestStep(repository: Repository, standing: Standing): Promise<Step | undefined> {
  const { head, branch, branches, remote, isProposal } = standing
  if (head === undefined) return undefined
  const own = isProposal ? branches.refs.get(`refs/remotes/${remote?.name}/${branch}`)?.commit : undefined
  for (const theirs of [own, branches.base]) {
    const step =
      theirs === undefined ? undefined : await stepTo(repository, { kind: 'latest', head, theirs, branch })
    if (step) return step
  }
  return undefined
}

/** Brings what others sent into the folder; what is changed here stays. */
export async function getLatest(parts: StepParts, signal: AbortSignal): Promise<StepReport> {
  const { repository } = parts
  await lookForNews(repository, connected(await readStanding(repository)), signal)
  const step = await latestStep(repository, await readStanding(repository))
  return step ? takeStep(parts, step) : NOTHING
}

/** Leaves the present proposal as it was sent, for a new one on the newest state; what was not sent comes along. */
export async function startAnother(parts: StepParts, signal: AbortSignal): Promise<StepReport> {
  const { repository } = parts
  const before = await readStanding(repository)
  if (before.remote) await lookForNews(repository, before.remote, signal)
  const standing = await readStanding(repository)
  const { main, base } = standing.branches
  const isFree = base === undefined || (await isMovable(repository, main, base))
  const branch = isFree ? main : await freeBranch(repository)
  const step = await stepToStart(repository, standing, { branch, takesAlong: false })
  return step ? takeStep(parts, step) : NOTHING
}

/** The proposals of the folder, the present one first. */
export async function listProposals(repository: Repository): Promise<readonly Proposal[]> {
  const { branches, remote, branch } = await readStanding(repository)
  return proposalsOf(repository, branches, remote, branch)
}

/** Makes another proposal the present one; what is not committed comes along. */
export async function switchTo(parts: StepParts, name: string): Promise<StepReport> {
  const { repository } = parts
  const present = await presentPlace(repository)
  const ref = (await readStanding(repository)).branches.refs.get(`refs/heads/${name}`)
  if (!ref) throw new Refusal('not-found', message('share:notThere', { name }))
  if (ref.place !== '' && present.branch !== name)
    throw new Refusal(
      'not-allowed',
      message('share:elsewhereOpen', { name }),
      message('share:elsewhereOpenHint'),
    )
  const to = { branch: name, commit: ref.commit }
  return takeStep(parts, { kind: 'switch', base: present.commit, target: ref.commit, to })
}

/** The files of the site as they are on disk, over the last commit. */
async function ownTree(repository: Repository): Promise<string> {
  const own = (await changedFiles(repository)).map(({ file }) => repository.prefix + file)
  const folder = await mkdtemp(join(repository.own, 'galley-'))
  try {
    return (await takeSnapshot(repository, folder, { isTaken: path => own.includes(path), also: own })).tree
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Takes back what was not sent: the files are as others have them. */
export async function takeBack(parts: StepParts): Promise<StepReport> {
  const { repository } = parts
  const standing = await readStanding(repository)
  const known = (await knownElsewhere(repository, standing)) ?? (await commitOf(repository, 'HEAD'))
  if (known === undefined) throw new Refusal('not-allowed', message('share:nothingToTakeBack'))
  const { branch } = standing
  const to = { commit: known, ...(branch !== undefined && { branch }) }
  return takeStep(parts, { kind: 'takeBack', base: await ownTree(repository), target: known, to })
}
