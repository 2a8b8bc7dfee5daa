import { message } from '../../messages/message.ts'
import type { PageSummary } from '../../page/summary.ts'
import type { IconSet } from '../../site/base/icons.ts'
import type { HasAnchor } from '../../site/base/routes.ts'
import { planSite, type Site, type SiteInput } from '../../site/plan/plan.ts'
import { COUNTS_FILE, readCounts } from '../../site/plan/repository-counts.ts'
import type { SourceRepository } from '../../site/plan/source-links.ts'
import { type Bounded, type Excess, unlessTooCostly } from '../../text/budget.ts'
import { Refusal } from '../../text/failure.ts'
import type { Task } from '../base/background.ts'
import type { Buffers } from '../base/buffers.ts'
import type { PageIndex } from '../base/page-index.ts'
import type { Files } from '../files/files.ts'
import type { Listing } from '../files/listing.ts'
import type { ApiTexts } from './api-texts.ts'
import { ChangeDates, type DateReaders } from './change-dates.ts'
import { SheetTexts } from './sheet-texts.ts'
import type { SiteConfig } from './site-config.ts'

/** What a site is planned from. */
interface PlanParts {
  readonly view: Files
  /** Holds the repository counts, if there are any. */
  readonly buffers: Buffers
  readonly listing: Listing
  readonly config: SiteConfig
  readonly index: PageIndex
  readonly icons: IconSet
  readonly bounded: Bounded
  /** Where the source of the pages is hosted, if known. */
  readonly source?: SourceRepository | undefined
  readonly apis: ApiTexts
  readonly hasAnchor: HasAnchor
  readonly reads: DateReaders
  /** Called when the dates of pages, or style sheets, were read. */
  readonly alsoRead: () => void
}

/** The site as docs.json, the pages and the files define it: planned when needed, then cached. */
export class SitePlan {
  /** When pages were changed last. */
  readonly dates: ChangeDates
  readonly sheets: SheetTexts
  /** What is read for it in the background. */
  readonly tasks: readonly Task[]
  readonly #parts: PlanParts
  #site: Site | undefined
  #pages: ReadonlyMap<string, PageSummary> = new Map()
  #current = false

  constructor(parts: PlanParts) {
    this.#parts = parts
    const { config, reads, view, listing, alsoRead: changed } = parts
    this.dates = new ChangeDates({ config, reads, changed })
    this.sheets = new SheetTexts({ view, listing, changed })
    this.tasks = [this.dates, this.sheets]
  }

  /** Notes that one of its inputs changed. */
  invalidate(): void {
    this.#current = false
  }

  /** The site as the author sees it. */
  site(): Site {
    if (this.#site && this.#current) return this.#site
    this.#site = this.#plan()
    this.#pages = new Map(this.#site.reference.pages.map(page => [page.path, page]))
    this.#current = true
    return this.#site
  }

  /** Plans the site; what takes too much is taken out of use first. */
  #plan(): Site {
    const input = this.#input()
    const { bounded, hasAnchor } = this.#parts
    return unlessTooCostly(
      bounded,
      () => planSite({ ...input, preview: true, hasAnchor }, this.#site),
      excess => {
        this.#refuse(input, excess)
        return this.#plan()
      },
    )
  }

  /** The API descriptions are at fault if all is well without them, else docs.json. */
  #refuse({ apis, ...rest }: SiteInput, excess: Excess): void {
    const { bounded, config, apis: read, hasAnchor } = this.#parts
    const isWell = () => Boolean(planSite({ ...rest, hasAnchor }))
    if (apis && unlessTooCostly(bounded, isWell, () => false)) read.refuse()
    else if (!config.refuse(excess))
      throw new Refusal(
        'unavailable',
        message('page-syntax:tooCostly.frame'),
        message('page-syntax:tooCostly.frameHint'),
      )
  }

  /** What the site for readers is planned from. */
  published(): SiteInput {
    return this.#input()
  }

  /** Whether the API descriptions take too much to be shown as they are now. */
  get hasCostlyApis(): boolean {
    return this.#parts.apis.isRefused
  }

  /** Every page by its path. */
  pages(): ReadonlyMap<string, PageSummary> {
    this.site()
    return this.#pages
  }

  #input(): SiteInput {
    const { buffers, config, index, listing, icons, apis, source } = this.#parts
    const read = apis.data
    const changed = this.dates.known
    const sheets = this.sheets.data
    const counts = buffers.get(COUNTS_FILE)?.text
    return {
      config: config.good.value,
      pages: index.known(listing.pages()),
      files: listing.files(),
      icons,
      source,
      ...(changed && { changed }),
      ...(counts !== undefined && { counts: readCounts(counts) }),
      ...(read ? { apis: read } : {}),
      ...(sheets && { sheets }),
    }
  }
}
