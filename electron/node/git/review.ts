import { devNull, homedir } from 'node:os'
import { join } from 'node:path'
import { message } from '../../../shared/messages/message.ts'
import type {
  ReviewPlan,
  ReviewProgress,
  ReviewRequest,
  ReviewResult,
} from '../../../shared/project/base/review.ts'
import { repositoryUrl } from '../../../shared/site/plan/source-links.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { checkFilters } from './filters.ts'
import { queryIn, type Repository, runIn } from './in-repository.ts'
import { checkBorrowed, checkLinks } from './links.ts'
import { planReview, presentBranch } from './plan.ts'
import { pushRefusal } from './push-refusal.ts'
import { checkReceiver, withReceiver } from './receiver.ts'
import { runGit } from './run.ts'

/** Milliseconds that a push may take. */
const PUSH_TIMEOUT = 10 * 60_000

/** How a push is followed and stopped. */
export interface PushOptions {
  /** The remote did not answer: the commit is created, and then this is thrown. */
  readonly failure?: Refusal
  /** The branch that everybody builds on may be sent. */
  readonly direct?: boolean
  readonly signal: AbortSignal
  readonly progress: (progress: ReviewProgress) => void
}

/** Refuses a name that git does not take for a branch. */
export async function checkBranch(repository: Repository, branch: string): Promise<void> {
  const { code } = await runIn(repository, ['check-ref-format', '--branch', branch])
  if (code === 0 && !branch.startsWith('-')) return
  const hint = message('git:badNameHint')
  throw new Refusal('bad-request', message('git:badName', { branch }), hint)
}

function commitError(messages: string): Refusal {
  if (/index\.lock|\.lock'/.test(messages)) {
    return new Refusal('unavailable', message('git:locked'), message('git:lockedHint'))
  }
  const last = messages.trim().split('\n').at(-1) ?? ''
  return new Refusal(
    'unavailable',
    message('git:notCommitted', { reason: last }),
    message('git:notCommittedHint'),
  )
}

async function must(
  repository: Repository,
  args: readonly string[],
  rest: { input?: string; settings?: readonly string[]; signal: AbortSignal },
): Promise<void> {
  const { code, messages } = await runIn(repository, args, rest)
  if (code !== 0) throw commitError(messages)
}

/** Refuses the name of a branch that there is. */
export async function checkFree(repository: Repository, branch: string): Promise<void> {
  const known = await queryIn(repository, ['rev-parse', '--verify', '--quiet', `refs/heads/${branch}`])
  if (known !== undefined)
    throw new Refusal('exists', message('git:nameTaken', { branch }), message('project:otherName'))
}

/** Switches to a new branch at the same commit; no file changes. Returns a function that switches back. */
async function switchTo(
  repository: Repository,
  branch: string,
  signal: AbortSignal,
): Promise<() => Promise<void>> {
  const present = await presentBranch(repository)
  if (present === branch) return async () => undefined
  await checkFree(repository, branch)
  // The index is left alone: another program may be using it, and switching back must stay possible.
  await must(repository, ['branch', '--quiet', '--no-track', branch], { signal })
  const back = async () => {
    if (present !== undefined)
      await runIn(repository, ['symbolic-ref', '-m', 'review: back', 'HEAD', `refs/heads/${present}`])
    await runIn(repository, ['branch', '--quiet', '-d', branch]) // stays if the folder is on it
  }
  try {
    const args = ['symbolic-ref', '-m', 'review: new branch', 'HEAD', `refs/heads/${branch}`]
    await must(repository, args, { signal })
  } catch (error) {
    await back()
    throw error
  }
  return back
}

/** Commits these files as they are on disk, and nothing else that may be staged. */
async function commit(repository: Repository, request: ReviewRequest, signal: AbortSignal): Promise<void> {
  const { author, files, message } = request
  const settings = author ? [`user.name=${author.name}`, `user.email=${author.email}`] : []
  const input = files.map(file => `${file}\0`).join('')
  const paths = ['--pathspec-from-file=-', '--pathspec-file-nul']
  await must(repository, ['add', '--all', ...paths], { input, signal })
  const args = ['commit', '--quiet', '--only', '--no-verify', '--cleanup=whitespace', '-m', message, ...paths]
  await must(repository, args, { input, settings, signal })
}

/** Sends a branch; never forces. Returns what the remote said. */
export async function push(
  repository: Repository,
  plan: Pick<ReviewPlan, 'remote'>,
  branch: string,
  { signal, progress }: PushOptions,
): Promise<string> {
  const { name, address } = plan.remote
  const refs = `refs/heads/${branch}:refs/heads/${branch}`
  const args = ['push', '--porcelain', '--progress', '--no-verify', '--no-follow-tags']
  const { code, out, messages } = await withReceiver(repository, address, receiver =>
    runIn(repository, [...args, `--receive-pack=${receiver}`, name, refs], {
      signal,
      timeout: PUSH_TIMEOUT,
      connects: true,
      onMessage: text => {
        const percent = /Writing objects:\s+(\d+)%/.exec(text)?.[1]
        if (percent !== undefined) progress({ step: 'sending', percent: Number(percent) })
      },
    }),
  )
  if (code !== 0) throw pushRefusal(`${messages}\n${out.toString('utf8')}`, plan.remote, branch)
  return messages
}

/** Tells git where the branch was sent to, for whoever uses a git program afterward. */
export async function follow(repository: Repository, remote: string, branch: string): Promise<void> {
  const settings = { remote, merge: `refs/heads/${branch}` }
  for (const [name, value] of Object.entries(settings)) {
    const args = ['config', '--file', join(repository.common, 'config'), '--replace-all']
    await runGit(homedir(), [...args, `branch.${branch}.${name}`, value], {
      variables: { GIT_DIR: devNull },
    })
  }
}

/** The page for a pull request that the remote named, or the one that its hosting service has. */
function pageIn(messages: string, address: string, branch: string): string | undefined {
  const named = /^remote:\s+(https:\/\/\S+)\s*$/m.exec(messages)?.[1]
  const site = repositoryUrl(address)
  if (named !== undefined) return named
  return site?.startsWith('https://github.com/')
    ? `${site}/compare/${encodeURIComponent(branch)}?expand=1`
    : undefined
}

/** Commits `files` on a branch of their own and pushes it; never forces, never changes a file. The commit stays if the push fails. */
export async function sendForReview(
  repository: Repository,
  request: ReviewRequest,
  sending: PushOptions,
): Promise<ReviewResult> {
  sending.progress({ step: 'looking' })
  const plan = await planReview(repository)
  const { branch, files, author = plan.author } = request
  await checkBranch(repository, branch)
  if (files.length > 0 && !author) {
    throw new Refusal('bad-request', message('git:noAuthor'), message('git:noAuthorHint'))
  }
  if (files.length === 0 && plan.unsent === 0) {
    throw new Refusal('bad-request', message('git:nothing'), message('git:nothingHint'))
  }
  if (!sending.direct && plan.isNewBranch && branch === (await presentBranch(repository))) {
    throw new Refusal('not-allowed', message('git:mainBranch', { branch }), message('project:otherName'))
  }
  checkReceiver(repository, plan.remote.address)
  await checkLinks(repository)
  await checkBorrowed(repository)
  await checkFilters(repository, files)
  const back = await switchTo(repository, branch, sending.signal)
  if (files.length > 0) {
    sending.progress({ step: 'committing' })
    try {
      await commit(repository, { ...request, ...(author && { author }) }, sending.signal)
    } catch (error) {
      await back()
      throw error
    }
  }
  if (sending.failure) throw sending.failure
  sending.progress({ step: 'sending' })
  const messages = await push(repository, plan, branch, sending)
  await follow(repository, plan.remote.name, branch)
  const page = pageIn(messages, plan.remote.address, branch)
  const short = (await queryIn(repository, ['rev-parse', '--short', 'HEAD'])) ?? ''
  return { branch, commit: short, address: plan.remote.address, ...(page !== undefined && { page }) }
}
