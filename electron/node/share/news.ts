import type { RemotePlace } from '../../../shared/project/share/facts.ts'
import { type Repository, runIn } from '../git/in-repository.ts'
import { checkBorrowed, checkLinks } from '../git/links.ts'
import { connectionRefusal } from '../git/push-refusal.ts'
import { checkReceiver, withSender } from '../git/receiver.ts'
import { askGit } from './objects.ts'
import { type Ref, refsOf, sentAs } from './refs.ts'

/** Milliseconds that the remote has to say which branches it has, and to send what is new. */
const LIMITS = { ask: 60_000, fetch: 10 * 60_000 }

/** What the remote has: its branches with their commits, and the one that everybody builds on. */
export interface RemoteBranches {
  readonly main: string | undefined
  readonly commits: ReadonlyMap<string, string>
}

/** What `ls-remote` prints, as data. */
export function readRemoteBranches(text: string): RemoteBranches {
  const commits = new Map<string, string>()
  let main: string | undefined
  for (const line of text.split('\n')) {
    main ??= /^ref: refs\/heads\/(\S+)\tHEAD$/.exec(line)?.[1]
    const [, commit, branch] = /^([\da-f]{40,64})\trefs\/heads\/(\S+)$/.exec(line) ?? []
    if (commit !== undefined && branch !== undefined) commits.set(branch, commit)
  }
  return { main, commits }
}

/** The address from which is fetched; refuses one that came with the repository. */
async function sourceOf(repository: Repository, { name }: RemotePlace): Promise<string> {
  const address = await askGit(repository, ['remote', 'get-url', name])
  checkReceiver(repository, address)
  return address
}

/** Asks the remote which branches it has; refuses with the reason if it does not answer. */
async function askRemote(
  repository: Repository,
  remote: RemotePlace,
  signal: AbortSignal,
): Promise<RemoteBranches> {
  const { code, out, messages } = await withSender(repository, await sourceOf(repository, remote), sender =>
    runIn(
      repository,
      ['ls-remote', '--symref', `--upload-pack=${sender}`, remote.name, 'HEAD', 'refs/heads/*'],
      {
        signal,
        timeout: LIMITS.ask,
        connects: true,
      },
    ),
  )
  if (code !== 0) throw connectionRefusal(messages, remote.address)
  return readRemoteBranches(out.toString('utf8'))
}

/** Branches of the remote that matter here: what everybody builds on, and what proposals were sent as. */
function wantedBranches(
  refs: readonly Ref[],
  remote: RemotePlace,
  main: string | undefined,
): ReadonlySet<string> {
  const known = refs.flatMap(({ name }) =>
    name.startsWith(`refs/remotes/${remote.name}/`)
      ? [name.slice(`refs/remotes/${remote.name}/`.length)]
      : [],
  )
  return new Set([
    ...known.filter(name => name !== 'HEAD'),
    ...sentAs(refs),
    ...(main === undefined ? [] : [main]),
  ])
}

async function fetch(
  repository: Repository,
  remote: RemotePlace,
  branches: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  const wanted = branches.map(name => `+refs/heads/${name}:refs/remotes/${remote.name}/${name}\n`)
  const options = ['--no-tags', '--no-recurse-submodules', '--no-auto-maintenance', '--no-write-fetch-head']
  const { code, messages } = await withSender(repository, await sourceOf(repository, remote), sender =>
    runIn(
      repository,
      ['fetch', ...options, '--no-write-commit-graph', `--upload-pack=${sender}`, '--stdin', remote.name],
      {
        signal,
        timeout: LIMITS.fetch,
        input: wanted.join(''),
        connects: true,
      },
    ),
  )
  if (code !== 0) throw connectionRefusal(messages, remote.address)
}

/**
 * Asks the remote what is new and fetches it; moves no branch and changes no file. A branch that is gone there is
 * forgotten here too; what was sent as it stays known.
 */
export async function lookForNews(
  repository: Repository,
  remote: RemotePlace,
  signal: AbortSignal,
): Promise<void> {
  await checkLinks(repository)
  await checkBorrowed(repository)
  const { main, commits } = await askRemote(repository, remote, signal)
  const refs = await refsOf(repository)
  const commitOf = new Map(refs.map(({ name, commit }) => [name, commit]))
  const wanted = wantedBranches(refs, remote, main)
  const isNew = (name: string) => commits.get(name) !== commitOf.get(`refs/remotes/${remote.name}/${name}`)
  const fresh = [...wanted].filter(name => commits.has(name) && isNew(name))
  if (fresh.length > 0) await fetch(repository, remote, fresh, signal)
  for (const name of wanted) {
    const gone = commits.has(name) ? undefined : commitOf.get(`refs/remotes/${remote.name}/${name}`)
    if (gone === undefined) continue
    if (!commitOf.has(`refs/galley/sent/${name}`))
      await askGit(repository, ['update-ref', `refs/galley/sent/${name}`, gone])
    await askGit(repository, ['update-ref', '-d', `refs/remotes/${remote.name}/${name}`, gone])
  }
  if (main !== undefined && commits.has(main))
    await askGit(repository, [
      'symbolic-ref',
      `refs/remotes/${remote.name}/HEAD`,
      `refs/remotes/${remote.name}/${main}`,
    ])
}
