import type { CheckKeeper, KeptChecks } from '../base/check-keeper.ts'
import type { KeptPage, PageKeeper } from '../base/page-keeper.ts'

/** Keeps pages as text, as a host does. */
export class MemoryKeeper implements PageKeeper {
  #text = '[]'
  #pages: (() => readonly KeptPage[]) | undefined

  get kept(): readonly KeptPage[] {
    return JSON.parse(this.#text)
  }

  pagesRead(pages: () => readonly KeptPage[]): void {
    this.#pages = pages
    this.keep()
  }

  /** Keeps what is known by now, as when the folder is closed. */
  keep(): void {
    if (this.#pages) this.#text = JSON.stringify(this.#pages())
  }
}

/** Keeps checks as text, as a host does. */
export class MemoryCheckKeeper implements CheckKeeper {
  /** How many pages were kept last. */
  count = 0
  #text: string | undefined
  #checks: () => KeptChecks | undefined = () => undefined

  checks(): KeptChecks | undefined {
    return this.#text === undefined ? undefined : JSON.parse(this.#text)
  }

  pagesChecked(checks: () => KeptChecks | undefined): void {
    this.#checks = checks
    this.keep()
  }

  /** Keeps what is known by now, as when the folder is closed. */
  keep(): void {
    const checks = this.#checks()
    this.count = checks?.pages.length ?? 0
    if (checks) this.#text = JSON.stringify(checks)
  }
}
