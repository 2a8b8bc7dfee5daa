import { Refusal } from '../../text/failure.ts'
import type { Buffers } from '../base/buffers.ts'
import type { Draft, Recovered } from '../base/drafts.ts'
import type { Lock } from '../base/lock.ts'
import type { StateAnnouncer } from '../base/state-announcer.ts'
import { type FileText, isSameFile } from '../files/files.ts'
import { isSiteFile } from '../files/kinds.ts'
import type { Journal } from '../saving/journal.ts'

/** What recovery works on. */
interface RecoveryParts {
  readonly buffers: Buffers
  readonly journal: Journal
  readonly announcer: StateAnnouncer
  recovered: Recovered | undefined
}

/** Gives unsaved work away to be kept, and brings it back onto the disk as it is then. */
export class Recovery {
  readonly #parts: RecoveryParts
  readonly #requests: Lock

  /** `requests`: held while texts change. */
  constructor(parts: RecoveryParts, requests: Lock) {
    this.#parts = parts
    this.#requests = requests
  }

  /** Unsaved work as it is now, by file. */
  drafts(): readonly Draft[] {
    const { buffers } = this.#parts
    return [...buffers.drafts].map(([file, text]) => ({
      file,
      text: text ?? null,
      base: buffers.get(file)?.base ?? null,
    }))
  }

  /** Offers work of an earlier time to the window, or no longer. */
  offer(recovered: Recovered | undefined): void {
    this.#parts.recovered = recovered
    this.#parts.announcer.announce()
  }

  /** Of work of an earlier time, what the disk does not hold already. */
  open(drafts: readonly Draft[]): Promise<readonly Draft[]> {
    return this.#requests.run(() => this.#open(drafts))
  }

  /** Gives the files the texts of `drafts`, as one step; where the disk changed since, that is a conflict. */
  async bringBack(drafts: readonly Draft[], label: string): Promise<void> {
    await this.#requests.run(() => this.#bringBack(drafts, label))
    this.#parts.announcer.announce()
  }

  async #open(drafts: readonly Draft[]): Promise<readonly Draft[]> {
    const open: Draft[] = []
    for (const draft of drafts) {
      if (!isSiteFile(draft.file)) continue
      if (((await this.#disk(draft.file))?.text ?? null) !== draft.text) open.push(draft)
    }
    return open
  }

  async #bringBack(drafts: readonly Draft[], label: string): Promise<void> {
    const { buffers, journal } = this.#parts
    const open = await this.#open(drafts)
    const conflicts = new Map<string, FileText | undefined>()
    for (const { file, base } of open) {
      const disk = await this.#disk(file)
      if (isSameFile(disk, base)) continue
      conflicts.set(file, disk)
      buffers.setBase(file, base ?? undefined)
    }
    const texts = new Map(open.map(({ file, text }) => [file, text ?? undefined]))
    journal.rewrite(texts, { cause: 'host', label, remember: true })
    for (const [file, disk] of conflicts) buffers.setConflict(file, disk)
  }

  async #disk(file: string): Promise<FileText | undefined> {
    const { buffers } = this.#parts
    const held = buffers.get(file)
    if (held) return held.conflict ? held.conflict.disk : held.base
    try {
      return (await buffers.open(file)).base
    } catch (error) {
      if (error instanceof Refusal) return undefined
      throw error
    }
  }
}
