import type { FileEntry, ListedFile } from './files.ts'
import type { Drafts } from './overlay.ts'
import { PageRules } from './page-rules.ts'

/** How two listings of the disk differ. */
export interface ListingChange {
  /** New files and files of another size. */
  readonly changed: readonly FileEntry[]
  readonly removed: readonly string[]
}

/** A text that a draft changed; `undefined`: the file does not exist. */
interface DraftChange {
  readonly file: string
  readonly before: string | undefined
  readonly after: string | undefined
}

/** The existing files: what the disk held when it was last listed, with unsaved work applied. */
export class Listing {
  /** Which of the files are pages. */
  readonly rules = new PageRules()
  readonly #drafts: Drafts
  #disk = new Map<string, FileEntry>()
  #files: ReadonlySet<string> | undefined

  constructor(drafts: Drafts) {
    this.#drafts = drafts
  }

  /** Replaces the listing of the disk, and returns the differences. */
  replace(listed: readonly ListedFile[]): ListingChange {
    const before = this.#disk
    const entries: readonly FileEntry[] = listed.map(({ path, size }) => ({ path, size }))
    const now = new Map(entries.map(entry => [entry.path, entry]))
    const removed = [...before.keys()].filter(path => !now.has(path))
    this.#disk = now
    if (removed.length > 0 || now.size !== before.size) this.#files = undefined
    return { changed: entries.filter(entry => before.get(entry.path)?.size !== entry.size), removed }
  }

  /** Notes that a file on disk has this size, or is gone. */
  note(path: string, size: number | undefined): void {
    if (this.#disk.has(path) !== (size !== undefined)) this.#files = undefined
    if (size === undefined) this.#disk.delete(path)
    else this.#disk.set(path, { path, size })
  }

  /** Notes that drafts changed these texts; returns the files that this created and deleted. */
  draftsChanged(changes: readonly DraftChange[]): ListingChange {
    const created = changes.filter(({ before, after }) => before === undefined && after !== undefined)
    const deleted = changes.filter(({ before, after }) => before !== undefined && after === undefined)
    if (created.length + deleted.length > 0) this.#files = undefined
    return {
      changed: created.map(({ file }) => this.asset(file)),
      removed: deleted.map(({ file }) => file),
    }
  }

  /** The part of a change that is not about pages. */
  assetsIn({ changed, removed }: ListingChange): ListingChange {
    return {
      changed: changed.filter(({ path }) => !this.rules.isPage(path)),
      removed: removed.filter(path => !this.rules.isPage(path)),
    }
  }

  /** Whether the file was on disk when last listed, whatever the drafts say. */
  onDisk(path: string): boolean {
    return this.#disk.has(path)
  }

  has(path: string): boolean {
    return this.#drafts.has(path) ? this.#drafts.get(path) !== undefined : this.#disk.has(path)
  }

  /** Every file; the same set until a file is added or removed. */
  files(): ReadonlySet<string> {
    this.#files ??= new Set(
      [...this.#disk.keys(), ...this.#drafts.keys()].filter(path => this.has(path)).sort(),
    )
    return this.#files
  }

  pages(): readonly string[] {
    return [...this.files()].filter(file => this.rules.isPage(file))
  }

  assets(): readonly FileEntry[] {
    return [...this.files()].filter(path => !this.rules.isPage(path)).map(path => this.asset(path))
  }

  /** The file with its last known size; 0 for one that only a draft has. */
  asset(path: string): FileEntry {
    return this.#disk.get(path) ?? { path, size: 0 }
  }
}
