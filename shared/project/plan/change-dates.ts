import type { Task } from '../base/background.ts'
import type { SiteConfig } from './site-config.ts'

/** When files were changed last (ISO 8601), by file. */
export type Dates = ReadonlyMap<string, string>

/** When files were changed last, and how that is known: from commits, or from the files on disk. */
export interface FileDates {
  readonly from: 'git' | 'disk'
  readonly dates: Dates
}

/** How the dates of files are read. */
export interface DateReaders {
  /** Reads when files were changed last, from the history of the repository. */
  readonly readChanges?: () => Promise<Dates>
  /** Reads when these files were changed last; without it, nothing is known about that. */
  readonly readDates?: (files: readonly string[]) => Promise<FileDates>
}

/** What the dates of pages are read with. */
interface DateParts {
  readonly config: SiteConfig
  readonly reads: DateReaders
  readonly changed: () => void
}

/** Reads when pages were changed last, once, if docs.json wants that shown. */
export class ChangeDates implements Task {
  readonly #parts: DateParts
  #dates: Dates | undefined
  #isRead = false

  constructor(parts: DateParts) {
    this.#parts = parts
  }

  /** The dates, if they are wanted and known. */
  get known(): Dates | undefined {
    return this.#isWanted ? this.#dates : undefined
  }

  /** When these files were changed last, whether docs.json wants that shown or not. */
  async of(files: readonly string[]): Promise<FileDates> {
    return (await this.#parts.reads.readDates?.(files)) ?? { from: 'disk', dates: new Map() }
  }

  async next(): Promise<boolean> {
    const { reads, changed } = this.#parts
    const read = reads.readChanges
    if (this.#isRead || read === undefined || !this.#isWanted) return false
    this.#isRead = true
    this.#dates = await read()
    changed()
    return true
  }

  get #isWanted(): boolean {
    return this.#parts.config.good.value.newer?.metadata?.timestamp === true
  }
}
