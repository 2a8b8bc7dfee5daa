import { CONFIG_FILE } from '../../../shared/config/schema/config-file.ts'
import { type Message, message } from '../../../shared/messages/message.ts'
import type { Draft } from '../../../shared/project/base/drafts.ts'
import type { SaveEnd } from '../../../shared/project/base/unfinished-save.ts'
import type { Project } from '../../../shared/project/project.ts'
import { draftsThatEnd, type FoundFile, isUnfinished } from '../../../shared/project/saving/save-journal.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import type { NodeFiles } from '../disk/files.ts'
import type { DiskSnapshots } from '../disk/snapshots.ts'
import type { DraftStore } from '../drafts/draft-store.ts'
import type { StoredSave } from '../drafts/save-records.ts'
import type { StoredDrafts, Surplus } from '../drafts/stored-drafts.ts'

/** What handling earlier work needs. */
interface EarlierParts {
  readonly project: Project
  readonly files: NodeFiles
  readonly snapshots: DiskSnapshots
  /** Stores the work of this session. */
  readonly drafts: DraftStore
  readonly notice: (message: Message, hint?: Message) => void
}

const textsOf = (drafts: readonly Draft[]) =>
  new Map(drafts.map(({ file, text }) => [file, text ?? undefined]))

/** Moves work that is no longer offered to the version history; what cannot be stored there stays where it is. Returns whether all of it was moved. */
async function archive(surplus: readonly Surplus[], snapshots: DiskSnapshots): Promise<boolean> {
  for (const { drafts, drop } of surplus) {
    try {
      await snapshots.keep(message('project:step.oldWork'), textsOf(drafts))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return false // no room now: the next start tries again
    }
    drop()
  }
  return true
}

/** Restores a docs.json of which a save wrote only a part, if that is no text: without it, the folder cannot be opened. */
export async function mendConfig(files: NodeFiles, saves: readonly StoredSave[]): Promise<void> {
  const saved = saves.flatMap(save => save.files).find(({ file }) => file === CONFIG_FILE)
  if (!saved || (await files.standing(saved)) !== 'torn') return
  try {
    await files.readText(CONFIG_FILE)
  } catch (error) {
    if (!(error instanceof Refusal) || error.failure.code !== 'not-text') throw error
    await files.mend(saved)
  }
}

/** What earlier sessions on a folder left: saves that did not end, and then unsaved work. Each waits for an answer. */
export class EarlierWork {
  readonly #parts: EarlierParts
  #saves: readonly StoredSave[]
  #left: StoredDrafts | undefined
  #isEnding = false

  constructor(
    parts: EarlierParts,
    stored: { readonly saves: readonly StoredSave[]; readonly drafts: StoredDrafts | undefined },
  ) {
    this.#parts = parts
    this.#saves = stored.saves
    this.#left = stored.drafts
  }

  /** A save of an earlier session is being ended: its own record covers what is written. */
  get isEnding(): boolean {
    return this.#isEnding
  }

  /** Makes the first offer, and tells what was damaged. */
  async offer(): Promise<void> {
    const damaged = this.#left?.damaged ?? []
    if (damaged.length > 0) {
      const paths = damaged.map(({ path }) => path)
      this.#parts.notice(message('host:damagedDrafts'), message('host:damagedDraftsHint', { paths }))
    }
    if (this.#saves.some(({ isDamaged }) => isDamaged))
      this.#parts.notice(message('host:damagedSave'), message('host:damagedSaveHint'))
    await archive(this.#left?.surplus ?? [], this.#parts.snapshots)
    await this.#offerNext()
  }

  /** Ends the offered save: writes what is missing, or restores what was written. Files that other programs changed become conflicts. */
  async endSave(end: SaveEnd, label: string): Promise<void> {
    const { project, files, drafts } = this.#parts
    const [save] = this.#saves
    if (!save) return
    this.#isEnding = true
    try {
      for (const { standing, ...saved } of await this.#found(save))
        if (standing === 'torn') await files.mend(saved)
      await project.compareWithDisk(save.files.map(({ file }) => file))
      const ending = draftsThatEnd(await this.#found(save), end)
      await project.recovery.bringBack(ending.drafts, label)
      const report = await project.save({ files: ending.save })
      const [failed] = report.failed
      if (failed) throw new Refusal('disk', failed.message, failed.hint)
      await drafts.written()
      await save.drop()
      this.#saves = this.#saves.slice(1)
    } finally {
      this.#isEnding = false
    }
    await this.#offerNext()
  }

  /**
   * Restores unsaved work of an earlier session, or discards it to the version history. It stays on disk until
   * it is stored a second time.
   */
  async answerDrafts(answer: 'bring-back' | 'discard', label: string): Promise<void> {
    const left = this.#left
    if (!left) return
    const { project, snapshots, drafts } = this.#parts
    for (const older of left.older) await snapshots.keep(message('project:step.oldWork'), textsOf(older))
    if (answer === 'bring-back') await project.recovery.bringBack(left.drafts, label)
    else await snapshots.keep(label, textsOf(left.drafts))
    this.#left = undefined
    project.recovery.offer({})
    if (await drafts.written()) left.drop()
  }

  async #offerNext(): Promise<void> {
    const { recovery } = this.#parts.project
    for (const save of this.#saves) {
      const found = await this.#found(save)
      if (isUnfinished(found.map(({ standing }) => standing))) {
        const files = found.map(({ file, standing }) => ({ file, standing }))
        return recovery.offer({ unfinishedSave: { files, time: save.time } })
      }
      await save.drop()
      this.#saves = this.#saves.slice(1)
    }
    recovery.offer({})
    await this.#offerDrafts()
  }

  /** Offers unsaved work, if the disk does not hold it. */
  async #offerDrafts(): Promise<void> {
    const left = this.#left
    const { project, snapshots } = this.#parts
    if (!left) return
    const open = await project.recovery.open(left.drafts)
    this.#left = open.length > 0 ? { ...left, drafts: open } : undefined
    if (open.length > 0)
      return project.recovery.offer({ recovered: { files: open.map(({ file }) => file), time: left.time } })
    const older = left.older.map(drafts => ({ drafts, drop: () => undefined }))
    if (await archive(older, snapshots)) left.drop()
  }

  #found(save: StoredSave): Promise<readonly FoundFile[]> {
    const { files } = this.#parts
    return Promise.all(save.files.map(async saved => ({ ...saved, standing: await files.standing(saved) })))
  }
}
