import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { message, type Text } from '../../../shared/messages/message.ts'
import type { Draft } from '../../../shared/project/base/drafts.ts'
import type { StepReport } from '../../../shared/project/share/facts.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { checkFiltersIn } from '../git/filters.ts'
import type { Repository } from '../git/in-repository.ts'
import { checkLinks } from '../git/links.ts'
import { mergeTrees, withIndex } from './merge-trees.ts'
import { askGit, changesBetween, commitOf, wholeOf } from './objects.ts'
import { draftsOf } from './own-versions.ts'
import { moveBranch, presentPlace, putIndex, standOn } from './place.ts'
import type { Place, SharingStore, StepRecord } from './record.ts'
import { type Snapshot, takeSnapshot } from './snapshot.ts'

/** The open site as steps see it. */
export interface Desk {
  /** Unsaved work, by file. */
  drafts(): readonly Draft[]
  /** Follows what the disk holds of these files. */
  follow(files: readonly string[]): Promise<void>
  /** Puts own versions beside those on disk, for the person to choose. */
  keep(drafts: readonly Draft[], label: Text): Promise<void>
}

/** What steps work with. */
export interface StepParts {
  readonly repository: Repository
  readonly store: SharingStore
  readonly desk: Desk
}

/** A step: what changed from `base` to `target` is brought into the files on disk. */
export interface Step {
  readonly kind: StepRecord['kind']
  readonly base: string
  readonly target: string
  /** Where the folder is afterward. */
  readonly to: Place
}

const SAFE = 'refs/galley/before'

/** Keeps git from ever removing what the files held before a step. */
async function keepSafe(
  repository: Repository,
  { tree, commit }: { tree: string; commit: string },
): Promise<void> {
  const settings = ['user.name=Galley', 'user.email=galley@localhost']
  const kept = await askGit(repository, ['commit-tree', tree, '-p', commit, '-m', 'Before a step'], {
    settings,
  })
  await askGit(repository, ['update-ref', SAFE, kept])
}

const refused = (path: string) =>
  new Refusal('conflict', message('share:bothChanged', { path }), message('share:bothChangedHint'))

/** Refuses while another program is at work, before anything is changed. */
function checkLocks({ own }: Repository): void {
  if (['index.lock', 'HEAD.lock'].some(name => existsSync(join(own, name))))
    throw new Refusal('unavailable', message('git:locked'), message('share:lockedHint'))
}

/** Replaces files on disk, unless one was changed since the snapshot. If git refuses, the step did not happen. */
async function replaceFiles({ repository, store }: StepParts, before: Snapshot, tree: string): Promise<void> {
  try {
    const variables = { GIT_INDEX_FILE: before.index }
    await askGit(repository, ['read-tree', '-m', '-u', before.tree, tree], { variables })
  } catch (error) {
    const folder = await mkdtemp(join(repository.own, 'galley-'))
    try {
      const also = (await changesBetween(repository, before.tree, tree)).map(({ path }) => path)
      const now = await takeSnapshot(repository, folder, { isTaken: path => also.includes(path), also })
      const moved = (await changesBetween(repository, before.tree, now.tree)).some(({ path }) =>
        also.includes(path),
      )
      if (!moved) store.setStep(undefined)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
    throw error
  }
}

/** Moves the branches and the index after the files. */
async function moveHistory(repository: Repository, record: StepRecord, index: string): Promise<void> {
  const { after, branchBefore } = record
  if (after.branch !== undefined)
    await moveBranch(repository, after.branch, { from: branchBefore, to: after.commit })
  await standOn(repository, after)
  await askGit(repository, ['read-tree', '-m', after.commit], { variables: { GIT_INDEX_FILE: index } })
  putIndex(repository, index)
}

/**
 * Takes a step: the files on disk get what changed, merged with what differs there, and the folder moves to
 * another commit. A file that both sides changed in the same place gets the new text, and the own one becomes a
 * conflict of the open site. The files before are kept in git; a record in Galley’s data says how to go back.
 */
export async function takeStep(parts: StepParts, step: Step): Promise<StepReport> {
  const folder = await mkdtemp(join(parts.repository.own, 'galley-'))
  try {
    return await takenIn(folder, parts, step)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function takenIn(folder: string, parts: StepParts, step: Step): Promise<StepReport> {
  const { repository, store, desk } = parts
  await checkLinks(repository)
  checkLocks(repository)
  const present = await presentPlace(repository)
  const touched = (await changesBetween(repository, step.base, step.target)).map(({ path }) => path)
  const before = await takeSnapshot(repository, folder, { isTaken: () => true, also: touched })
  const merged = await mergeTrees(repository, { base: step.base, mine: before.tree, theirs: step.target })
  const own = await draftsOf(repository, merged.overlapping, desk.drafts())
  if (own.refused !== undefined) throw refused(own.refused)
  const changes = await changesBetween(repository, before.tree, merged.tree)
  const changed = changes.map(({ path }) => path)
  const written = changes.filter(({ to }) => to).map(({ path }) => path)
  await withIndex(repository, merged.tree, index => checkFiltersIn(wholeOf(repository), written, index))
  const branchBefore =
    step.to.branch === undefined ? undefined : await commitOf(repository, `refs/heads/${step.to.branch}`)
  const record: StepRecord = {
    kind: step.kind,
    isUnfinished: true,
    before: { ...present, tree: before.tree },
    after: { ...step.to, tree: merged.tree },
    ...(branchBefore !== undefined && { branchBefore }),
  }
  await keepSafe(repository, { tree: before.tree, commit: present.commit })
  store.setStep(record)
  await replaceFiles(parts, before, merged.tree)
  await moveHistory(repository, record, before.index)
  store.setStep({ ...record, isUnfinished: false })
  const { prefix } = repository
  const files = changed.filter(path => path.startsWith(prefix)).map(path => path.slice(prefix.length))
  await desk.follow(files)
  if (own.drafts.length > 0) await desk.keep(own.drafts, message('share:ownVersions'))
  return { changed: files, undecided: own.drafts.map(({ file }) => file) }
}

/** Takes back the last step, also one that was cut short; what was changed since is merged. Does nothing if there is none. */
export async function undoStep(parts: StepParts): Promise<StepReport> {
  const { repository, store } = parts
  const { lastStep } = store.read()
  if (!lastStep) return { changed: [], undecided: [] }
  const { before, after, branchBefore } = lastStep
  const { tree: _, ...to } = before
  const result = await takeStep(parts, { kind: 'undo', base: after.tree, target: before.tree, to })
  const isOther = after.branch !== undefined && after.branch !== before.branch
  if (isOther && (await commitOf(repository, `refs/heads/${after.branch}`)) === after.commit)
    await moveBranch(repository, `${after.branch}`, { from: after.commit, to: branchBefore })
  store.setStep(undefined)
  return result
}
