import { findStyleFiles, isStyleFile } from '../../site/base/style-files.ts'
import { type AuthorSheets, isSheet } from '../../site/styles/author-sheets.ts'
import type { Task } from '../base/background.ts'
import { optionalText } from '../base/current-text.ts'
import type { Files } from '../files/files.ts'
import type { Listing } from '../files/listing.ts'

/** What the engine reads style sheets from. */
interface SheetParts {
  readonly view: Files
  readonly listing: Listing
  /** Called when what is kept of them changed. */
  readonly changed: () => void
}

/** The style sheets of an opened repository: read in the background, and again when one of them, or a file that they may load, changes. */
export class SheetTexts implements Task {
  readonly #parts: SheetParts
  #data: AuthorSheets | undefined
  #stale = true

  constructor(parts: SheetParts) {
    this.#parts = parts
  }

  /** What was read so far; the same object until it changes. */
  get data(): AuthorSheets | undefined {
    return this.#data
  }

  /** Notes that these files changed, were added or were removed. */
  touch(files: Iterable<string>): void {
    for (const file of files) if (isSheet(file) || isStyleFile(file)) this.#stale = true
  }

  async next(): Promise<boolean> {
    if (!this.#stale) return false
    this.#stale = false
    const { view, listing, changed } = this.#parts
    const all = listing.files()
    const files = [...all].filter(isSheet).sort()
    if (files.length === 0 && this.#data === undefined) return true
    const texts = new Map<string, string>()
    for (const file of files) texts.set(file, (await optionalText(view, file)) ?? '')
    const { readSheets } = await import('../../site/styles/sheets.ts')
    const made = readSheets(texts, sheet => findStyleFiles(sheet, all))
    if (JSON.stringify(made) === JSON.stringify(this.#data)) return true
    this.#data = files.length === 0 ? undefined : made
    changed()
    return true
  }
}
