import { join } from 'node:path'
import type { KeptPage, PageKeeper } from '../../../shared/project/base/page-keeper.ts'
import { KeptFile, shortLines } from './kept-file.ts'

/** The most characters of what is kept of a page; a page with more is read each time. */
const MOST_OF_PAGE = 4_000
/** The most characters of what is kept of a repository; pages beyond are read each time. */
const MOST = 16_000_000

/** Keeps what was read of the pages of a repository in Galley's own folder `data`. */
export class KeptPages implements PageKeeper {
  readonly kept: readonly KeptPage[]
  readonly #file: KeptFile
  #pages: (() => readonly KeptPage[]) | undefined

  constructor(data: string, root: string, program?: string) {
    this.#file = new KeptFile({ folder: join(data, 'pages'), root, program })
    const kept = this.#file.read()
    this.kept = Array.isArray(kept) ? kept : []
  }

  pagesRead(pages: () => readonly KeptPage[]): void {
    this.#pages = pages
    this.keep()
  }

  /** Keeps what is known by now; nothing until every page was read. */
  keep(): void {
    if (this.#pages) this.#file.write(shortLines(this.#pages(), MOST_OF_PAGE, MOST))
  }
}
