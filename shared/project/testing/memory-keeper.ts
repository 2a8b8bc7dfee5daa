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
