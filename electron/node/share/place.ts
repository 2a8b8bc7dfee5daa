import { closeSync, openSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { message } from '../../../shared/messages/message.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import type { Repository } from '../git/in-repository.ts'
import { presentBranch } from '../git/plan.ts'
import { askGit, commitOf } from './objects.ts'
import type { Place } from './record.ts'

const NO_COMMIT = '0'.repeat(40)

/** Where the folder is: its commit, and its branch if it has one. Refuses before the first commit. */
export async function presentPlace(repository: Repository): Promise<Place> {
  const commit = await commitOf(repository, 'HEAD')
  if (commit === undefined)
    throw new Refusal('not-allowed', message('git:noCommit'), message('git:noCommitHint'))
  const branch = await presentBranch(repository)
  return { commit, ...(branch !== undefined && { branch }) }
}

/** Moves a branch, if it still is where it was; `undefined`: it does not exist. */
export async function moveBranch(
  repository: Repository,
  branch: string,
  { from, to }: { readonly from: string | undefined; readonly to: string | undefined },
): Promise<void> {
  if (from === to) return
  const ref = `refs/heads/${branch}`
  const args = to === undefined ? ['-d', ref, from ?? NO_COMMIT] : [ref, to, from ?? NO_COMMIT]
  await askGit(repository, ['update-ref', '-m', 'share', ...args])
}

/** Makes a branch, or a commit without one, what the folder is on; changes no file. */
export async function standOn(repository: Repository, { commit, branch }: Place): Promise<void> {
  if (branch === undefined)
    return void (await askGit(repository, ['update-ref', '--no-deref', '-m', 'share', 'HEAD', commit]))
  await askGit(repository, ['symbolic-ref', '-m', 'share', 'HEAD', `refs/heads/${branch}`])
}

/** Replaces the index of the folder by the file `index`, unless another program is changing it. */
export function putIndex({ own }: Repository, index: string): void {
  const lock = join(own, 'index.lock')
  try {
    closeSync(openSync(lock, 'wx'))
  } catch (error) {
    if (Reflect.get(Object(error), 'code') !== 'EEXIST') throw error
    throw new Refusal('unavailable', message('git:locked'), message('share:lockedHint'))
  }
  try {
    renameSync(index, join(own, 'index'))
  } finally {
    rmSync(lock, { force: true })
  }
}
