import type { PageReader } from '../../page/page-reader.ts'
import type { Bounded } from '../../text/budget.ts'
import type { Later } from '../base/background.ts'
import type { Buffers } from '../base/buffers.ts'
import type { CheckKeeper } from '../base/check-keeper.ts'
import type { HostEvents } from '../base/events.ts'
import type { Reading } from '../base/reading.ts'
import type { Files } from '../files/files.ts'
import type { PageRules } from '../files/page-rules.ts'
import type { SiteConfig } from '../plan/site-config.ts'
import type { SitePlan } from '../plan/site-plan.ts'
import type { Preview } from '../preview/preview.ts'

/** What checks read. */
export interface CheckParts {
  readonly view: Files
  readonly buffers: Buffers
  readonly config: SiteConfig
  readonly plan: SitePlan
  /** Which files are pages. */
  readonly rules: PageRules
  readonly preview: Preview
  readonly reader: PageReader
  readonly reading: Reading
  readonly keeper: CheckKeeper | undefined
  /** The hash of the current text of a page; undefined if it was not read. */
  readonly hashOf: (file: string) => number | undefined
  readonly bounded: Bounded
  readonly later: Later
  readonly emit: Pick<HostEvents, 'problems'>
}
