import type { PageSummary } from '../../page/summary.ts'
import type { Site } from '../../site/plan/plan.ts'
import type { Snippets } from '../../site/snippets/files.ts'
import type { CheckSettings } from '../settings/read.ts'
import type { LinkResult } from './link-result.ts'

/** What the whole repository holds, as the rules ask for it. */
export interface CheckContext {
  readonly site: Pick<Site, 'config' | 'navigation' | 'divisions' | 'routes' | 'apis' | 'reference' | 'icons'>
  /** Every page by its path, also those that are mere links. */
  readonly pages: ReadonlyMap<string, PageSummary>
  /** What the repository says of the rules; where it is not given, each rule is as by itself. */
  readonly settings?: CheckSettings
  /** Whether some page links to this one; absent while not every page was read. */
  readonly isLinked?: ((path: string) => boolean) | undefined
  /** What was heard of addresses of the internet; absent while nobody asked. */
  readonly linkResults?: ReadonlyMap<string, LinkResult> | undefined
  /** The scripts that the page takes components from; where they are not given, all of these are programs. */
  readonly scripts?: Snippets | undefined
  /** The places of a page that a link can lead to (see `anchorsOf`), asked for because of a link to `id`; `undefined` where the page was not parsed: then they are not judged. */
  anchors(path: string, id: string): ReadonlySet<string> | undefined
}
