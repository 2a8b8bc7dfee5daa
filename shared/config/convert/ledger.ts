import { type Message, message } from '../../messages/message.ts'
import { Refusal } from '../../text/failure.ts'
import type { JsonPath } from '../json/pointer.ts'
import type { NewPage, Outcome } from './model.ts'

/** What became of the value at `from`. */
export interface Account {
  readonly outcome: Outcome
  readonly from: JsonPath
  readonly to?: JsonPath
  readonly why?: Message
}

const MAX_PAGES = 5_000

/** Records what becomes of each value of a file, and the pages that the result needs. */
export class Ledger {
  readonly accounts: Account[] = []
  readonly pages: NewPage[] = []
  readonly #taken: (path: string) => boolean
  readonly #made = new Set<string>()
  readonly #next = new Map<string, number>()

  /** `taken` says whether a page with this path exists already. */
  constructor(taken: (path: string) => boolean = () => false) {
    this.#taken = taken
  }

  same(from: JsonPath): void {
    this.accounts.push({ outcome: 'same', from })
  }

  moved(from: JsonPath, to: JsonPath, why?: Message): void {
    this.accounts.push({ outcome: 'moved', from, to, ...(why !== undefined && { why }) })
  }

  kept(from: JsonPath, why: Message): void {
    this.accounts.push({ outcome: 'kept', from, why })
  }

  lost(from: JsonPath, why: Message, to?: JsonPath): void {
    this.accounts.push({ outcome: 'lost', from, why, ...(to !== undefined && { to }) })
  }

  /**
   * Adds a page under a path that no other page has; returns the path. Throws a `Refusal` if there are too
   * many.
   */
  page(wanted: string, text: string): string {
    if (this.pages.length === MAX_PAGES) {
      throw new Refusal('bad-request', message('convert:tooManyPages', { limit: MAX_PAGES }))
    }
    let path = wanted
    let count = this.#next.get(wanted) ?? 2
    for (; this.#taken(path) || this.#made.has(path); count++) path = `${wanted}-${count}`
    this.#next.set(wanted, count)
    this.#made.add(path)
    this.pages.push({ path, text })
    return path
  }
}
