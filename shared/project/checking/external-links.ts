import type { LinkResult } from '../../check/base/link-result.ts'
import type { Background } from '../base/background.ts'
import type { Checking } from './checking.ts'

/** What came of asking external addresses. */
export interface LinkCheckSummary {
  /** How many there are. */
  readonly total: number
  /** Those that give nothing. */
  readonly broken: number
  /** Those that were not asked, because there are too many or the person had enough. */
  readonly unchecked: number
}

interface ExternalLinkParts {
  readonly background: Background
  readonly checking: Checking
}

/** The external addresses that an opened repository links to. */
export class ExternalLinks {
  readonly #parts: ExternalLinkParts

  constructor(parts: ExternalLinkParts) {
    this.#parts = parts
  }

  /** Every address, once every page was checked. */
  async addresses(): Promise<readonly string[]> {
    await this.#parts.background.idle()
    return this.#parts.checking.addresses()
  }

  /** Takes in answers of addresses: those that give nothing become problems. */
  takeResults(answers: ReadonlyMap<string, LinkResult>): void {
    this.#parts.checking.takeLinkResults(answers)
    this.#parts.background.wake()
  }
}
