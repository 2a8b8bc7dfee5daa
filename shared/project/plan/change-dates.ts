import type { Task } from '../base/background.ts'
import type { SiteConfig } from './site-config.ts'

/** When files were changed last (ISO 8601), by file. */
export type Dates = ReadonlyMap<string, string>

/** What the dates of pages are read with. */
interface DateParts {
  readonly config: SiteConfig
  /** Reads them from the repository; absent if it has no history. */
  readonly read: (() => Promise<Dates>) | undefined
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

  async next(): Promise<boolean> {
    const { read, changed } = this.#parts
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
