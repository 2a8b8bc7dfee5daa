import { pagesInOrder, readNavigation } from '../../config/navigation/navigation.ts'
import type { DocsConfig } from '../../config/schema/types.generated.ts'
import type { Buffers } from '../base/buffers.ts'
import type { PageIndex } from '../base/page-index.ts'
import { IGNORE_FILE } from '../files/kinds.ts'
import type { Listing } from '../files/listing.ts'
import type { PageFacts } from '../files/page-rules.ts'
import type { SiteConfig } from './site-config.ts'

/** What decides which files are pages. */
interface ClassParts {
  readonly listing: Listing
  readonly buffers: Buffers
  readonly config: SiteConfig
  readonly index: PageIndex
}

/** Files that became pages, and files that are pages no longer. */
export interface Reclassified {
  readonly pages: readonly string[]
  readonly others: readonly string[]
}

const NOTHING: Reclassified = { pages: [], others: [] }

/** Follows what decides which files are pages: the navigation, the imports of pages, and the ignore file. */
export class PageClasses {
  readonly #parts: ClassParts
  #navigation: DocsConfig['navigation'] | undefined

  constructor(parts: ClassParts) {
    this.#parts = parts
    parts.listing.rules.update({ ignored: this.#ignored(), listed: this.#listed() })
  }

  /** Takes in a new docs.json. */
  configChanged(): Reclassified {
    const { listing } = this.#parts
    const { navigation } = this.#parts.config.good.value
    if (navigation === this.#navigation) return NOTHING
    const listed = this.#listed()
    const before = listing.rules.listed
    const changed = [...listed].filter(path => !before.has(path))
    changed.push(...[...before].filter(path => !listed.has(path)))
    const files = changed.flatMap(path => [`${path}.mdx`, `${path}.md`]).filter(file => listing.has(file))
    return this.#updated(files, { listed })
  }

  /** Takes in another text of the ignore file. */
  ignoredChanged(): Reclassified {
    const { listing } = this.#parts
    const ignored = this.#ignored()
    return ignored === listing.rules.ignored ? NOTHING : this.#updated(listing.files(), { ignored })
  }

  /** Takes in the imports of the pages that are known. */
  importsChanged(): Reclassified {
    const { index, listing } = this.#parts
    const imported = index.imported()
    const before = listing.rules.imported
    const isSame = imported.size === before.size && [...imported].every(file => before.has(file))
    if (isSame) return NOTHING
    return this.#updated(new Set([...imported, ...before]), { imported })
  }

  #ignored(): string {
    return this.#parts.buffers.get(IGNORE_FILE)?.text ?? ''
  }

  #listed(): ReadonlySet<string> {
    const { navigation } = this.#parts.config.good.value
    this.#navigation = navigation
    return new Set(pagesInOrder(readNavigation({ navigation })).map(({ path }) => path))
  }

  /** Updates the rules, and compares what they say about some files. */
  #updated(files: Iterable<string>, facts: Partial<PageFacts>): Reclassified {
    const { listing } = this.#parts
    const known = [...files].filter(file => listing.has(file))
    const before = new Set(known.filter(file => listing.rules.isPage(file)))
    listing.rules.update(facts)
    return {
      pages: known.filter(file => !before.has(file) && listing.rules.isPage(file)),
      others: known.filter(file => before.has(file) && !listing.rules.isPage(file)),
    }
  }
}
