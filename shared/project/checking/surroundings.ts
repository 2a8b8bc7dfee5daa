import { pagesInOrder } from '../../config/navigation/navigation.ts'
import { pathOfFile } from '../../page/summary.ts'
import type { Routes } from '../../site/base/routes.ts'
import type { Site } from '../../site/plan/plan.ts'

/** The parts of docs.json that the problems of pages depend on. */
export interface Surroundings {
  readonly listed: ReadonlySet<string>
  /** The first page, which is always reachable. */
  readonly home: string | undefined
  /** Redirects, versions and the hosts of embedded pages, which affect every page. */
  readonly common: string
  readonly routes: Pick<Routes, 'pages' | 'folders'>
}

/** Returns what the problems of the pages of a site depend on. */
export const surroundingsOf = ({ config, navigation, routes }: Site): Surroundings => ({
  listed: new Set(pagesInOrder(navigation).map(({ path }) => path)),
  home: routes.home,
  common: JSON.stringify([config.redirects, config.versions, config.embeds]),
  routes,
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

/** Returns the paths of pages that are drawn now and were not, or the other way around, and of folders that lead to another page. */
export function leadingElsewhere([{ routes: before }, { routes: after }]: readonly [
  Surroundings,
  Surroundings,
]): readonly string[] {
  const pages = new Set([...before.pages.keys(), ...after.pages.keys()])
  const folders = new Set([...before.folders.keys(), ...after.folders.keys()])
  return [
    ...[...pages].filter(path => before.pages.has(path) !== after.pages.has(path)),
    ...[...folders].filter(path => before.folders.get(path) !== after.folders.get(path)),
  ]
}
