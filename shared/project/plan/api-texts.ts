import type { DocsConfig } from '../../config/schema/types.generated.ts'
import { type ApiData, type Apis, findApis, mayBeApi, readApis } from '../../openapi/apis.ts'
import { ApiBudget } from '../../openapi/document/api-budget.ts'
import { apiEntries } from '../../openapi/entries.ts'
import { findOperation } from '../../openapi/find.ts'
import type { PageSummary } from '../../page/summary.ts'
import type { Bounded } from '../../text/budget.ts'
import type { Task } from '../base/background.ts'
import { optionalText } from '../base/current-text.ts'
import type { PageIndex } from '../base/page-index.ts'
import type { Files } from '../files/files.ts'
import type { Listing } from '../files/listing.ts'
import type { SiteConfig } from './site-config.ts'

/** What the choice of API descriptions depends on. */
interface ApiInputs {
  readonly config: DocsConfig
  readonly files: ReadonlySet<string>
  readonly pages: readonly PageSummary[]
  readonly previous?: Apis
  readonly budget: ApiBudget
}

const isServed = (apis: Apis, { openapi }: PageSummary): boolean =>
  openapi === undefined || 'operation' in findOperation(apis, openapi)

/**
 * Reads the API descriptions of a site: those that docs.json lists, and, if pages name operations of others,
 * those in the repository. `undefined` if there is none.
 */
async function loadApis(
  view: Pick<Files, 'readText'>,
  { config, files, pages, budget, previous }: ApiInputs,
): Promise<Apis | undefined> {
  const read = (file: string) => optionalText(view, file)
  const listed = apiEntries(config)
  const asking = pages.filter(page => page.openapi !== undefined && page.url === undefined)
  if (listed.length === 0 && asking.length === 0) return undefined
  const input = { repository: files, read, budget, ...(previous ? { previous } : {}) }
  const apis = await readApis({ ...input, entries: listed })
  if (asking.every(page => isServed(apis, page))) return apis
  const others = await findApis(files, read)
  if (others.length === 0) return apis
  return readApis({ ...input, entries: [...listed, ...others], previous: apis })
}

/** What the engine reads API descriptions from. */
interface ApiParts {
  readonly view: Files
  readonly listing: Listing
  readonly index: PageIndex
  readonly config: SiteConfig
  /** Stops work on a description that takes too much. */
  readonly bounded: Bounded
  /** Called when the API descriptions changed. */
  readonly changed: () => void
  /** Called when the API descriptions are refused. */
  readonly refused: () => void
}

/** The API descriptions of an opened repository: read in the background, and again when one of their files changes. */
export class ApiTexts implements Task {
  readonly #parts: ApiParts
  #apis: Apis | undefined
  #data: ApiData | undefined
  #stale = true
  #inputs = ''
  /** What was in use before. */
  #before: ApiData | undefined
  #isRefused = false
  readonly #budget: ApiBudget

  constructor(parts: ApiParts) {
    this.#parts = parts
    this.#budget = new ApiBudget(parts.bounded)
  }

  /** What was read so far; the same object until it changes. */
  get data(): ApiData | undefined {
    return this.#data
  }

  /** Whether an earlier state of them is in use, or none, as the site can't be planned with the current one. */
  get isRefused(): boolean {
    return this.#isRefused
  }

  /** Takes them out of use until one of them changes, as the plan of the site with them takes too much: first for those before, then for none. */
  refuse(): void {
    this.#isRefused = true
    this.#data = this.#data === this.#before ? undefined : this.#before
    this.#parts.refused()
  }

  /** Notes that these files changed, were added or were removed. */
  touch(files: Iterable<string>): void {
    for (const file of files) if (mayBeApi(file) || this.#apis?.paths.includes(file)) this.#stale = true
  }

  /** Notes that downloaded copies may have changed. */
  invalidate(): void {
    this.#stale = true
  }

  /** Notes that docs.json or pages changed. */
  inputsChanged(): void {
    if (this.#currentInputs() !== this.#inputs) this.#stale = true
  }

  async next(): Promise<boolean> {
    if (!this.#stale) return false
    this.#stale = false
    this.#inputs = this.#currentInputs()
    const { view, changed } = this.#parts
    const before = this.#apis
    const apis = await loadApis(view, {
      ...this.#current(),
      budget: this.#budget,
      ...(before ? { previous: before } : {}),
    })
    if (apis === undefined && before === undefined) return true
    this.#apis = apis
    this.#before = this.#data
    this.#data = apis?.data()
    this.#isRefused = false
    changed()
    return true
  }

  #current(): Omit<ApiInputs, 'previous' | 'budget'> {
    const { config, listing, index } = this.#parts
    return { config: config.good.value, files: listing.files(), pages: index.known(listing.pages()) }
  }

  /** What the choice of files depends on. */
  #currentInputs(): string {
    const { config, pages } = this.#current()
    const asking = pages.flatMap(({ openapi, url }) => (openapi === undefined || url ? [] : [openapi]))
    return JSON.stringify([apiEntries(config), asking])
  }
}
