import type { ListedPage } from '../../config/navigation/navigation.ts'
import { message } from '../../messages/message.ts'
import type { ConfigCheck } from '../base/config-check.ts'

/** With fewer missing pages, each is reported on its own. */
const MANY = 5

/** The path without folders such as `(start)`, which some frameworks leave out of addresses. */
const withoutGroups = (path: string): string => path.replace(/(^|\/)\([^/]*\)(?=\/)/g, '').replace(/^\//, '')

/** The folder that has the pages of the navigation, which are not where the navigation says. */
export interface OtherFolder {
  readonly folder: string
  /** How many pages the navigation lists, and how many of them do not exist. */
  readonly count: number
  readonly missing: number
  /** The page for each missing one that the folder has, by path. */
  readonly found: ReadonlyMap<string, string>
}

/** Finds pages by the paths that they have below some folder: by folder, the page for each path. */
function pagesByFolder(
  missing: readonly string[],
  pages: Iterable<string>,
): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const wanted = new Set(missing)
  const folders = new Map<string, Map<string, string>>()
  for (const page of pages) {
    const names = withoutGroups(page).split('/')
    for (let depth = 1; depth < names.length; depth++) {
      const path = names.slice(depth).join('/')
      if (!wanted.has(path)) continue
      const folder = names.slice(0, depth).join('/')
      const found = folders.get(folder) ?? new Map<string, string>()
      if (!found.has(path)) found.set(path, page)
      folders.set(folder, found)
      break
    }
  }
  return folders
}

/**
 * Finds the folder that holds the pages of the navigation if they are not where the navigation says; undefined if that
 * explains less than half of the listed pages.
 */
export function findOtherFolder(
  listed: readonly ListedPage[],
  pages: ReadonlyMap<string, unknown>,
): OtherFolder | undefined {
  const paths = new Set(listed.map(({ entry }) => entry.path))
  const missing = [...paths].filter(path => !pages.has(path))
  if (missing.length < MANY || missing.length * 2 < paths.size) return undefined
  const [best] = [...pagesByFolder(missing, pages.keys())].toSorted(
    ([, one], [, other]) => other.size - one.size,
  )
  if (best === undefined || best[1].size * 2 <= paths.size) return undefined
  const [folder, found] = best
  return { folder, found, count: paths.size, missing: missing.length }
}

/** Reports with one problem that the pages are in another folder; returns whether that is so. */
export function reportOtherFolder(check: ConfigCheck, listed: readonly ListedPage[]): boolean {
  const other = findOtherFolder(listed, check.context.pages)
  if (other === undefined) return false
  const { folder, missing, count } = other
  check.add('navigation/missing-page', ['navigation'], {
    message: message('checks:navigation.otherFolder', { missing, count, folder }),
    hint: message('checks:navigation.otherFolderHint', { folder }),
  })
  return true
}
