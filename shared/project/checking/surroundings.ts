import { pagesInOrder } from '../../config/navigation/navigation.ts'
import { pathOfFile } from '../../page/summary.ts'
import type { Site } from '../../site/plan/plan.ts'

/** The parts of docs.json that the problems of pages depend on. */
export interface Surroundings {
  readonly listed: ReadonlySet<string>
  /** The first page, which is always reachable. */
  readonly home: string | undefined
  /** Redirects, versions and the hosts of embedded pages, which affect every page. */
  readonly common: string
}

/** Returns what the problems of the pages of a site depend on. */
export const surroundingsOf = ({ config, navigation, routes }: Site): Surroundings => ({
  listed: new Set(pagesInOrder(navigation).map(({ path }) => path)),
  home: routes.home,
  common: JSON.stringify([config.redirects, config.versions, config.embeds]),
})

/** Returns those of `files` that are or were the first page, or are listed now and were not, or the other way around. */
export const affectedBy = (
  [before, after]: readonly [Surroundings, Surroundings],
  files: Iterable<string>,
): readonly string[] =>
  [...files].filter(file => {
    const path = pathOfFile(file)
    return (
      before.listed.has(path) !== after.listed.has(path) || (before.home === path) !== (after.home === path)
    )
  })
