import type { Proposal, RemotePlace } from '../../../shared/project/share/facts.ts'
import { requestPage } from '../../../shared/project/share/request-page.ts'
import type { Repository } from '../git/in-repository.ts'
import { SHARED_BRANCHES } from '../git/plan.ts'
import type { Ref } from './refs.ts'
import { standingOf } from './standing.ts'

/** The branches of a repository, by what they are for. */
export interface Branches {
  /** The branch that everybody builds on. */
  readonly main: string
  /** Its last known commit on the remote. */
  readonly base: string | undefined
  readonly refs: ReadonlyMap<string, Ref>
}

const FALLBACKS = ['main', 'master']

/** Says which branch everybody builds on: the one that is open if it is such a branch and the remote has it. */
export function branchesOf(
  refs: readonly Ref[],
  remote: RemotePlace | undefined,
  present: string | undefined,
): Branches {
  const all = new Map(refs.map(ref => [ref.name, ref]))
  const on = (name: string) => (remote ? all.get(`refs/remotes/${remote.name}/${name}`) : undefined)
  const start = `refs/remotes/${remote?.name}/`
  const told = all.get(`${start}HEAD`)?.target.slice(start.length)
  const here = FALLBACKS.find(name => all.has(`refs/heads/${name}`))
  const open = present !== undefined && SHARED_BRANCHES.has(present) && (on(present) || !remote)
  const main = open ? present : told || FALLBACKS.find(name => on(name)) || here || 'main'
  return { main, base: on(main)?.commit, refs: all }
}

/** The commit of a proposal as it was sent last. */
export const sentCommit = (
  { refs }: Branches,
  remote: RemotePlace | undefined,
  name: string,
): string | undefined =>
  (refs.get(`refs/remotes/${remote?.name}/${name}`) ?? refs.get(`refs/galley/sent/${name}`))?.commit

/** Whether changes on a branch are proposed: it is not one that everybody builds on. */
export const isProposal = ({ main }: Branches, name: string): boolean =>
  name !== main && !SHARED_BRANCHES.has(name)

/** Describes one proposal. */
export async function proposalOf(
  repository: Repository,
  branches: Branches,
  remote: RemotePlace | undefined,
  { name, isPresent }: Pick<Proposal, 'name' | 'isPresent'>,
): Promise<Proposal> {
  const isThere = branches.refs.has(`refs/remotes/${remote?.name}/${name}`)
  const sent = sentCommit(branches, remote, name)
  const standing = await standingOf(repository, { sent, isThere, main: branches.base })
  const page =
    remote && isThere ? requestPage(remote.address, { branch: name, base: branches.main }) : undefined
  const title = branches.refs.get(`refs/heads/${name}`)?.title ?? ''
  return { name, standing, title, isPresent, ...(page !== undefined && { page }) }
}

/** Every proposal of this person, the present one first. */
export async function proposalsOf(
  repository: Repository,
  branches: Branches,
  remote: RemotePlace | undefined,
  present: string | undefined,
): Promise<readonly Proposal[]> {
  const names = [...branches.refs.keys()]
    .filter(name => name.startsWith('refs/heads/'))
    .map(name => name.slice('refs/heads/'.length))
    .filter(name => isProposal(branches, name))
    .sort((a, b) => Number(b === present) - Number(a === present))
  const all: Proposal[] = []
  for (const name of names)
    all.push(await proposalOf(repository, branches, remote, { name, isPresent: name === present }))
  return all
}
