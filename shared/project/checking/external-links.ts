import type { LinkResult } from '../../check/base/link-result.ts'
import type { Background } from '../base/background.ts'
import type { Reading } from '../base/reading.ts'
import type { Checking } from './checking.ts'

/** The result of checking external links. */
export interface LinkCheckSummary {
  /** The number of addresses. */
  readonly total: number
  /** The number of broken ones. */
  readonly broken: number
  /** The number not checked, because there are too many or the person stopped. */
  readonly unchecked: number
}

interface ExternalLinkParts {
  readonly background: Background
  readonly checking: Checking
  readonly reading: Reading
}

/** The external addresses that an opened repository links to. */
export class ExternalLinks {
  readonly #parts: ExternalLinkParts

  constructor(parts: ExternalLinkParts) {
    this.#parts = parts
  }

  /** Every address, once every page was checked; who asks for them wants all pages to be read. */
  async addresses(): Promise<readonly string[]> {
    this.#parts.reading.setReading({ isOn: true })
    await this.#parts.background.idle()
    return this.#parts.checking.addresses()
  }

  /** Takes in results: broken links become problems. */
  takeResults(answers: ReadonlyMap<string, LinkResult>): void {
    this.#parts.checking.takeLinkResults(answers)
    this.#parts.background.wake()
  }
}
