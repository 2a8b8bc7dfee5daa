import type { PageSummary } from '../../page/summary.ts'
import type { Site } from '../../site/plan/plan.ts'
import type { Snippets } from '../../site/snippets/files.ts'
import type { Utilities } from '../../site/styles/utilities.ts'
import type { CheckSettings } from '../settings/read.ts'
import type { LinkResult } from './link-result.ts'

/** What rules can look up about the whole repository. */
export interface CheckContext {
  readonly site: Pick<
    Site,
    | 'config'
    | 'navigation'
    | 'navigationEnd'
    | 'divisions'
    | 'routes'
    | 'apis'
    | 'reference'
    | 'icons'
    | 'sheetClasses'
  >
  /** Every page by its path, including pages that only link elsewhere. */
  readonly pages: ReadonlyMap<string, PageSummary>
  /** The repository's settings of the rules; without them, each rule has its default. */
  readonly settings?: CheckSettings
  /** Whether any page links to the one with this path; `undefined` until every page was read. */
  readonly isLinked?: (path: string) => boolean | undefined
  /** Results of checking external links; absent until they were checked. */
  readonly linkResults?: ReadonlyMap<string, LinkResult> | undefined
  /** Whether everything that looks different here is wanted, each time that it occurs; otherwise once for each name. */
  readonly isMoved?: true
  /** The scripts that the page imports components from; without them, every component counts as a program. */
  readonly scripts?: Snippets | undefined
  /** The utility classes, if the page uses any; without them, there are only the built-in ones. */
  readonly utilities?: Utilities | undefined
  /** The anchors of a page (see `anchorsOf`), needed for a link to `id`; `undefined` if the page was not parsed: then links to it are not checked. */
  anchors(path: string, id: string): ReadonlySet<string> | undefined
}
