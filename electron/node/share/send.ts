import { message } from '../../../shared/messages/message.ts'
import type { ReviewPlan, ReviewRequest, ReviewResult } from '../../../shared/project/base/review.ts'
import { requestPage } from '../../../shared/project/share/request-page.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import type { Repository } from '../git/in-repository.ts'
import { authorOf, freeBranch, planReview } from '../git/plan.ts'
import { keptRefusal } from '../git/push-refusal.ts'
import { changedFiles } from '../git/repository.ts'
import { checkBranch, checkFree, type PushOptions, sendForReview } from '../git/review.ts'
import { pathsBetween, readStanding, type Standing } from './facts.ts'
import { countSince, stepTo, stepToStart } from './moves.ts'
import { lookForNews } from './news.ts'
import { commonCommit } from './objects.ts'
import { proposalOf, sentCommit } from './proposals.ts'
import { noteSent } from './refs.ts'
import { type Step, type StepParts, takeStep } from './step.ts'

/** What became of the present proposal, if it is over. */
async function endOf(repository: Repository, standing: Standing): Promise<'merged' | 'closed' | undefined> {
  const { branch, branches, remote, isProposal } = standing
  if (!isProposal || branch === undefined) return undefined
  const proposal = await proposalOf(repository, branches, remote, { name: branch, isPresent: true })
  return proposal.standing === 'merged' || proposal.standing === 'closed' ? proposal.standing : undefined
}

/** The files of a plan and those that `from` does not have. */
async function withFilesSince(
  repository: Repository,
  plan: ReviewPlan,
  from: string | undefined,
  head: string,
) {
  if (from === undefined) return plan.files
  const known = new Set(plan.files.map(({ file }) => file))
  const earlier = (await pathsBetween(repository, from, head)).filter(
    path => !path.startsWith('/') && !known.has(path),
  )
  return [...plan.files, ...earlier.map(file => ({ file, change: 'edited' as const }))].sort((a, b) =>
    a.file < b.file ? -1 : 1,
  )
}

/** What sending would do: a proposal that is over is followed by a new one. Refuses with the reason if it is impossible. */
export async function planSending(repository: Repository, direct: boolean): Promise<ReviewPlan> {
  const plan = await planReview(repository)
  const standing = await readStanding(repository)
  const { branch, head, branches, remote } = standing
  if (direct && branch === branches.main) return { ...plan, branch, isNewBranch: false, isDirect: true }
  const ended = await endOf(repository, standing)
  if (ended === undefined || branch === undefined || head === undefined) return plan
  const sent = sentCommit(branches, remote, branch)
  const from =
    ended === 'merged' ? sent : branches.base && (await commonCommit(repository, head, branches.base))
  return {
    ...plan,
    files: await withFilesSince(repository, plan, from, head),
    branch: await freeBranch(repository),
    isNewBranch: true,
    unsent: ended === 'merged' ? await countSince(repository, sent) : 0,
    follows: { branch, standing: ended },
  }
}

/** The step before a commit: the newest state of what it builds on; `undefined` if the folder has that. */
async function stepBefore(
  repository: Repository,
  standing: Standing,
  request: ReviewRequest,
  direct: boolean,
): Promise<Step | undefined> {
  const { head, branch, branches, remote, isProposal } = standing
  if (head === undefined) return undefined
  const ended = await endOf(repository, standing)
  if (ended !== undefined)
    return stepToStart(repository, standing, { branch: request.branch, takesAlong: ended === 'closed' })
  const isSame = request.branch === branch
  if (isProposal) {
    const theirs = branches.refs.get(`refs/remotes/${remote?.name}/${branch}`)?.commit
    return theirs === undefined || !isSame
      ? undefined
      : stepTo(repository, { kind: 'latest', head, theirs, branch })
  }
  const { base } = branches
  if (base === undefined) return undefined
  return stepTo(repository, { kind: direct ? 'latest' : 'start', head, theirs: base, branch: request.branch })
}

/** Asks the remote what is new; a remote that does not answer is told after the commit. */
async function news(
  repository: Repository,
  standing: Standing,
  signal: AbortSignal,
): Promise<Refusal | undefined> {
  if (!standing.remote) return undefined
  try {
    await lookForNews(repository, standing.remote, signal)
    return undefined
  } catch (error) {
    if (!(error instanceof Refusal) || error.failure.code !== 'unavailable' || signal.aborted) throw error
    return keptRefusal(error)
  }
}

const decideFirst = () =>
  new Refusal('conflict', message('share:decideFirst'), message('share:decideFirstHint'))

/** Refuses what could only fail after the folder has moved. */
async function checkRequest(
  repository: Repository,
  { branch, author, files }: ReviewRequest,
  present: string | undefined,
) {
  await checkBranch(repository, branch)
  if (branch !== present) await checkFree(repository, branch)
  if (files.length > 0 && !author && !(await authorOf(repository)))
    throw new Refusal('bad-request', message('git:noAuthor'), message('git:noAuthorHint'))
}

/** The request with those of its files that still differ: others may have made the same change. */
async function stillChanged(repository: Repository, request: ReviewRequest): Promise<ReviewRequest> {
  const changed = new Set((await changedFiles(repository)).map(({ file }) => file))
  return { ...request, files: request.files.filter(file => changed.has(file)) }
}

/** Sends changes: brings the folder to the newest state of what they build on, commits them and pushes the branch. */
export async function sendChanges(
  parts: StepParts,
  request: ReviewRequest,
  options: PushOptions,
): Promise<ReviewResult> {
  const { repository, store } = parts
  const { signal, progress } = options
  progress({ step: 'looking' })
  const failure = await news(repository, await readStanding(repository), signal)
  const standing = await readStanding(repository)
  const direct = store.read().choices.direct && standing.branch === standing.branches.main
  await checkRequest(repository, request, standing.branch)
  const step = await stepBefore(repository, standing, request, direct)
  if (step) {
    progress({ step: 'getting' })
    const { undecided } = await takeStep(parts, step)
    if (undecided.length > 0) throw decideFirst()
  }
  const ready = step ? await stillChanged(repository, request) : request
  const result = await sendForReview(repository, ready, { ...options, direct, ...(failure && { failure }) })
  store.setStep(undefined)
  const { remote } = await readStanding(repository)
  if (remote) await noteSent(repository, remote.name, result.branch)
  const page = direct
    ? undefined
    : (result.page ?? requestPage(result.address, { branch: result.branch, base: standing.branches.main }))
  const { page: _, ...rest } = result
  return { ...rest, ...(page !== undefined && { page }) }
}
