import type { Message } from '../../../shared/messages/message.ts'
import type { BuildProblem } from '../../../shared/site/plan/outputs.ts'
import type { PageRow } from '../output/manifest.ts'
import type { Written } from '../output/writer.ts'

/** What a build did. */
export interface SiteBuild {
  readonly pages: number
  /** How many of them were drawn in this build; the others are unchanged. */
  readonly drawn: number
  /** Problems in the texts of pages. */
  readonly problems: number
  /** Links that lead out of the chosen divisions. */
  readonly outside: number
  readonly trouble: readonly BuildProblem[]
  /** Absent if nothing was written. */
  readonly written: Written | undefined
  /** Files in the folder that are not from a build. */
  readonly strangers: readonly string[]
  /** Folders of parts whose pages were drawn again, because they belong to another site. */
  readonly foreign: readonly string[]
  /** Why the next build draws every page again, if it must. */
  readonly notRecorded?: Message
}

/** What the rows of its pages say about a site. */
export function sumsOf(
  pages: ReadonlyMap<string, PageRow>,
): Pick<SiteBuild, 'pages' | 'problems' | 'outside'> {
  const sumOf = (key: 'problems' | 'outside') => [...pages.values()].reduce((sum, page) => sum + page[key], 0)
  return { pages: pages.size, problems: sumOf('problems'), outside: sumOf('outside') }
}
