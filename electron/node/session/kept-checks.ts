import { join } from 'node:path'
import type { CheckKeeper, KeptChecks } from '../../../shared/project/base/check-keeper.ts'
import { KeptFile, shortLines } from './kept-file.ts'

/** The most characters of what is kept of a page; a page with more is checked each time. */
const MOST_OF_PAGE = 20_000
/** The most characters of what is kept of a repository; pages beyond are checked each time. */
const MOST = 32_000_000

/** Keeps what checks found in the pages of a repository in Galley's own folder `data`. */
export class CheckFile implements CheckKeeper {
  readonly #file: KeptFile
  #checks: () => KeptChecks | undefined = () => undefined

  constructor(data: string, root: string, program?: string) {
    this.#file = new KeptFile({ folder: join(data, 'checks'), root, program })
  }

  checks(): KeptChecks | undefined {
    const kept = this.#file.read()
    return typeof kept === 'object' && kept !== null && 'pages' in kept ? (kept as KeptChecks) : undefined
  }

  pagesChecked(checks: () => KeptChecks | undefined): void {
    this.#checks = checks
    this.keep()
  }

  /** Keeps what is known by now, if anything of it will hold. */
  keep(): void {
    const checks = this.#checks()
    if (!checks) return
    const { around, pages } = checks
    this.#file.write(`{"around":${around},"pages":${shortLines(pages, MOST_OF_PAGE, MOST)}}`)
  }
}
