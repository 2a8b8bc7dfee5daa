import type { Text } from '../../messages/message.ts'
import { Refusal } from '../../text/failure.ts'
import type { Buffers } from '../base/buffers.ts'
import type { Draft } from '../base/drafts.ts'
import type { Lock } from '../base/lock.ts'
import type { StateAnnouncer } from '../base/state-announcer.ts'
import type { EarlierOffers } from '../base/unfinished-save.ts'
import { type Files, type FileText, isSameFile } from '../files/files.ts'
import { heldFile, heldText } from '../files/held-bytes.ts'
import { isSiteFile } from '../files/kinds.ts'
import type { Journal } from '../saving/journal.ts'

/** What recovery works on. */
interface RecoveryParts {
  readonly buffers: Buffers
  readonly journal: Journal
  readonly announcer: StateAnnouncer
  /** The repository with drafts applied. */
  readonly view: Files
  offers: EarlierOffers
}

/** Provides unsaved work for storing, and restores it later. */
export class Recovery {
  readonly #parts: RecoveryParts
  readonly #requests: Lock

  /** `requests`: held while texts change. */
  constructor(parts: RecoveryParts, requests: Lock) {
    this.#parts = parts
    this.#requests = requests
  }

  /** The current unsaved work, by file. */
  drafts(): readonly Draft[] {
    const { buffers } = this.#parts
    return [...buffers.drafts].map(([file, text]) => ({
      file,
      text: text ?? null,
      base: buffers.get(file)?.base ?? null,
    }))
  }

  /** Offers what earlier sessions left; the person’s answer ends the offer. */
  offer(offers: EarlierOffers): void {
    this.#parts.offers = offers
    this.#parts.announcer.announce()
  }

  /** Returns the earlier work that the disk does not hold already. */
  open(drafts: readonly Draft[]): Promise<readonly Draft[]> {
    return this.#requests.run(() => this.#open(drafts))
  }

  /** Gives files the texts of `drafts`, as one step; a file that changed on disk since becomes a conflict. */
  async bringBack(drafts: readonly Draft[], label: Text): Promise<void> {
    await this.#requests.run(() => this.#bringBack(drafts, label))
    this.#parts.announcer.announce()
  }

  async #open(drafts: readonly Draft[]): Promise<readonly Draft[]> {
    const open: Draft[] = []
    for (const stored of drafts) {
      if (!isSiteFile(stored.file)) continue
      const draft = await this.#held(stored)
      if (((await this.#disk(draft.file))?.text ?? null) !== draft.text) open.push(draft)
    }
    return open
  }

  /** The draft as the engine holds it; earlier versions stored the bytes of images. */
  async #held({ file, text, base }: Draft): Promise<Draft> {
    const { view } = this.#parts
    return {
      file,
      text: text === null ? null : await heldText(view, file, text),
      base: await heldFile(view, file, base),
    }
  }

  async #bringBack(drafts: readonly Draft[], label: Text): Promise<void> {
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
