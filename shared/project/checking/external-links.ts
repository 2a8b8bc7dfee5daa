import type { LinkAnswer } from '../../check/base/link-result.ts'
import type { Core } from '../core.ts'

/** What came of asking external addresses. */
export interface AskedLinks {
  /** How many there are. */
  readonly total: number
  /** Those that give nothing. */
  readonly gone: number
  /** Those that were not asked, because there are too many or the person had enough. */
  readonly left: number
}

/** The external addresses that an opened repository links to. */
export class OutsideLinks {
  readonly #core: Core

  constructor(core: Core) {
    this.#core = core
  }

  /** Every address, once every page was checked. */
  async addresses(): Promise<readonly string[]> {
    await this.#core.background.idle()
    return this.#core.checking.addresses()
  }

  /** Takes in answers of addresses: those that give nothing become problems. */
  heard(answers: ReadonlyMap<string, LinkAnswer>): void {
    this.#core.checking.heard(answers)
    this.#core.background.wake()
  }
}
