import { message } from '../../messages/message.ts'
import { Refusal } from '../../text/failure.ts'
import type { Task } from '../base/background.ts'
import type { Buffers } from '../base/buffers.ts'
import type { Lock } from '../base/lock.ts'
import type { DiskChange, Files, FileText, ListedFile } from '../files/files.ts'
import type { Listing, ListingChange } from '../files/listing.ts'
import { type Found, lookUp } from '../files/read-from-disk.ts'
import { outcomeOf } from './compare-with-disk.ts'
import type { Journal } from './journal.ts'
import { looksComplete } from './truncation.ts'

/** What comparing the disk found, besides the texts that are held. */
export interface DiskReport {
  /** Files that may have changed. */
  readonly touched: readonly string[]
  /** Those of them that did, as far as the system and the listing tell. */
  readonly sure: readonly string[]
  /** Every file on disk, if it was compared. */
  readonly listed?: readonly ListedFile[]
  readonly listing: ListingChange
}

/** What the disk task works on. */
interface DiskParts {
  readonly files: Files
  readonly buffers: Buffers
  readonly listing: Listing
  readonly journal: Journal
  /** Held while the disk is compared or written. */
  readonly lock: Lock
  readonly report: (report: DiskReport) => void
  /** The text from which the preview shows a file that is not held; undefined if it is not shown. */
  readonly shownText: (file: string) => string | undefined
  /** The folder cannot be listed. */
  readonly unreachable: (refusal: Refusal) => void
  /** A held file was read, or is missing. */
  readonly readable: (file: string) => void
  /** A held file cannot be read any more. */
  readonly unreadable: (file: string, refusal: Refusal) => void
}

const NOTHING: ListingChange = { changed: [], removed: [] }

/** Follows the disk: collects the reports of the watcher and compares files by content, all at once. */
export class DiskTask implements Task {
  readonly #parts: DiskParts
  readonly #paths = new Set<string>()
  readonly #early = new Set<string>()
  #all = false
  /** The folder could not be listed: the next report compares everything. */
  #missed = false

  constructor(parts: DiskParts) {
    this.#parts = parts
  }

  /** Takes a report of the watcher. */
  note(change: DiskChange): void {
    const paths = change.early ? this.#early : this.#paths
    for (const path of change.paths) paths.add(path)
    this.#all ||= change.all
  }

  /** Compares files at once; resolves when their texts follow the disk. */
  async compareNow(paths: readonly string[]): Promise<void> {
    this.note({ paths, all: false })
    while (this.#paths.size > 0) await this.next()
  }

  next(): boolean | Promise<boolean> {
    if (this.#early.size > 0) return this.#parts.lock.run(() => this.#takeEarly())
    if (this.#paths.size === 0 && !this.#all) return false
    return this.#parts.lock.run(async () => {
      const paths = [...this.#paths]
      const all = this.#all || this.#missed
      this.#paths.clear()
      this.#all = false
      try {
        await this.#compare(paths, all)
        this.#missed = false
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        this.#missed = true
        this.#parts.unreachable(error)
      }
      return true
    })
  }

  async #compare(paths: readonly string[], all: boolean): Promise<void> {
    const { files, buffers, listing } = this.#parts
    const known = (path: string) =>
      listing.onDisk(path) && (listing.rules.isPage(path) || buffers.get(path) !== undefined)
    const entries = all || !paths.every(known) ? await files.list() : undefined
    const held = (all ? buffers.files() : paths).filter(path => buffers.get(path) || buffers.isOpening(path))
    const found = await Promise.all(held.map(file => this.#lookUp(file)))
    this.#follow(new Map(held.map((file, index) => [file, found[index]])))
    this.#relist(paths, entries, all)
  }

  /** Follows texts that were not changed here and look complete; incomplete ones are reported again. */
  async #takeEarly(): Promise<true> {
    const { buffers, files, report, shownText } = this.#parts
    const seen = [...this.#early].filter(path => buffers.get(path) ?? shownText(path) !== undefined)
    this.#early.clear()
    const found = await Promise.all(seen.map(file => lookUp(files, file)))
    const whole = new Map<string, Found>()
    seen.forEach((file, index) => {
      const answer = found[index]
      if (answer?.kind === 'text' && this.#isSaved(file, answer.disk)) whole.set(file, answer)
    })
    if (whole.size === 0) return true
    this.#follow(whole)
    const touched = [...whole.keys()]
    report({ touched, sure: touched, listing: NOTHING })
    return true
  }

  /** Whether the disk holds another, complete text of a file that was not changed here. */
  #isSaved(file: string, disk: FileText | undefined): boolean {
    const buffer = this.#parts.buffers.get(file)
    const before = buffer ? buffer.text : this.#parts.shownText(file)
    const isOther = buffer ? outcomeOf(buffer, disk) === 'reload' : disk?.text !== before
    return isOther && looksComplete(before ?? '', disk?.text ?? '')
  }

  async #lookUp(file: string): Promise<Found> {
    await this.#parts.buffers.settled(file)
    return lookUp(this.#parts.files, file)
  }

  /** Awaits nothing: every decision uses the current texts. */
  #follow(found: ReadonlyMap<string, Found | undefined>): void {
    const { buffers, listing, journal, readable, unreadable } = this.#parts
    const reloaded = new Map<string, string | undefined>()
    for (const [file, answer] of found) {
      const buffer = buffers.get(file)
      if (!buffer || !answer) continue
      if (answer.kind === 'unreadable') {
        unreadable(file, answer.refusal)
        continue
      }
      readable(file)
      const { disk } = answer
      if (disk === undefined) listing.note(file, undefined)
      const happened = outcomeOf(buffer, disk)
      if (happened === 'conflict') buffers.setConflict(file, disk)
      else buffers.setBase(file, disk)
      if (happened === 'reload') reloaded.set(file, disk?.text)
    }
    journal.rewrite(reloaded, { cause: 'disk', label: message('project:step.disk'), remember: false })
  }

  #relist(paths: readonly string[], entries: readonly ListedFile[] | undefined, all: boolean): void {
    const { listing, report } = this.#parts
    const change = entries ? listing.replace(entries) : NOTHING
    const sure = [...new Set([...paths, ...change.changed.map(entry => entry.path), ...change.removed])]
    const others = all ? [...listing.files()] : []
    report({
      touched: [...sure, ...others],
      sure,
      listing: change,
      ...(all && entries && { listed: entries }),
    })
  }
}
