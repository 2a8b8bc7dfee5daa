import { hasUtilities } from '../../site/styles/load.ts'
import type { Buffers } from '../base/buffers.ts'
import { optionalText } from '../base/current-text.ts'
import type { Lock } from '../base/lock.ts'
import { type PageFields, textsWithFields } from '../base/page-fields.ts'
import type { Checking } from '../checking/checking.ts'
import type { Files } from '../files/files.ts'
import type { Listing } from '../files/listing.ts'
import type { Journal } from '../saving/journal.ts'
import type { Snapshots } from '../snapshots/snapshots.ts'
import { type FoundHeading, findHeadings } from './headings.ts'
import type { FileReplacement, SearchBatch, SearchQuery } from './model.ts'
import type { Search } from './search.ts'

/** What the service works with. */
interface SearchServiceParts {
  readonly buffers: Buffers
  readonly checking: Checking
  readonly journal: Journal
  readonly listing: Listing
  readonly search: Search
  readonly snapshots: Snapshots
  readonly view: Files
}

/** Searches the texts of a repository and replaces in them. */
export class SearchService {
  readonly #parts: SearchServiceParts
  readonly #requests: Lock

  constructor(parts: SearchServiceParts, requests: Lock) {
    this.#parts = parts
    this.#requests = requests
  }

  /** The headings of all pages that were read so far that hold these words. */
  headings({ words }: { readonly words: string }): readonly FoundHeading[] {
    return findHeadings(this.#parts.checking.outlines, words)
  }

  /** The matches of a query in the batch of files after `after`; pass `next` of the reply for the following batch. */
  search(query: SearchQuery & { readonly after?: string }): Promise<SearchBatch> {
    return this.#parts.search.find(query)
  }

  /** Whether a page or snippet has utility classes, with drafts. */
  async hasUtilities(): Promise<boolean> {
    const { listing, view } = this.#parts
    for (const file of listing.files()) {
      if (!listing.rules.isPage(file) && !listing.rules.isSnippet(file)) continue
      if (await hasUtilities((await optionalText(view, file)) ?? '')) return true
    }
    return false
  }

  /** Replaces matches in files: one step called `label`. Refuses with `stale` if a text has changed. */
  replaceAll({ label, files }: { readonly label: string; readonly files: readonly FileReplacement[] }) {
    return this.#requests.run(async () => {
      const { journal, search, snapshots } = this.#parts
      const texts = await search.replaced(files)
      const keep = snapshots.beforeRewrite(label, [...texts.keys()], true)
      journal.rewrite(texts, { cause: 'host', label, remember: true })
      await keep()
    })
  }

  /** Sets fields of pages: one step called `label`; returns the files that could not be changed. */
  setFields({ label, pages }: { readonly label: string; readonly pages: readonly PageFields[] }) {
    return this.#requests.run(async () => {
      const { buffers, journal, snapshots } = this.#parts
      const { texts, skipped } = await textsWithFields(buffers, pages)
      const keep = snapshots.beforeRewrite(label, [...texts.keys()])
      journal.rewrite(texts, { cause: 'host', label, remember: true })
      await keep()
      return skipped
    })
  }
}
