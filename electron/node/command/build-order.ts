import type { Urls } from '../../../shared/site/base/routes.ts'
import type { Repository } from './repository.ts'

/** What to build, and where to. */
export interface BuildOrder {
  readonly repository: Repository
  /** A folder that may be written to. */
  readonly out: string
  /** Where readers find the site, if that is known. */
  readonly url: string | undefined
  /** How addresses of pages end; like files if absent. */
  readonly urls?: Urls | undefined
  /** Check the site as well, and write nothing if there are problems. */
  readonly strict: boolean
  /** The divisions to build, as written; none for all. */
  readonly only: readonly string[]
  /** The part of the site to draw, to be joined with the others, as written; none for the whole site. */
  readonly part?: readonly string[]
  /** The folders of parts that were drawn elsewhere: they become one site. */
  readonly join?: readonly string[]
  /** Galley’s own folder. */
  readonly data: string
  /** Nobody builds into the folder again: nothing is recorded for the next build. */
  readonly isOnce?: boolean
}
