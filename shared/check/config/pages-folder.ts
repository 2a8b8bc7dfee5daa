import type { ListedPage } from '../../config/navigation/navigation.ts'
import { message } from '../../messages/message.ts'
import type { ConfigCheck } from '../base/config-check.ts'

/** With fewer missing pages, each is reported on its own. */
const MANY = 5

/** The path without folders such as `(start)`, which some frameworks leave out of addresses. */
const withoutGroups = (path: string): string => path.replace(/(^|\/)\([^/]*\)(?=\/)/g, '').replace(/^\//, '')

/**
 * Finds the folder that holds the pages of the navigation if they are not where the navigation says;
 * undefined if that explains less than half of the listed pages.
 */
function folderOfPages(
  missing: readonly string[],
  pages: Iterable<string>,
  count: number,
): string | undefined {
  const wanted = new Set(missing)
  const found = new Map<string, number>()
  for (const page of pages) {
    const names = withoutGroups(page).split('/')
    for (let depth = 1; depth < names.length; depth++) {
      if (!wanted.has(names.slice(depth).join('/'))) continue
      const folder = names.slice(0, depth).join('/')
      found.set(folder, (found.get(folder) ?? 0) + 1)
      break
    }
  }
  const [best] = [...found].toSorted(([, one], [, other]) => other - one)
  return best !== undefined && best[1] * 2 > count ? best[0] : undefined
}

/** Reports with one problem that the pages are in another folder; returns whether that is so. */
export function reportOtherFolder(check: ConfigCheck, listed: readonly ListedPage[]): boolean {
  const { pages } = check.context
  const paths = new Set(listed.map(({ entry }) => entry.path))
  const missing = [...paths].filter(path => !pages.has(path))
  if (missing.length < MANY || missing.length * 2 < paths.size) return false
  const folder = folderOfPages(missing, pages.keys(), paths.size)
  if (folder === undefined) return false
  check.add('navigation/missing-page', ['navigation'], {
    message: message('checks:navigation.otherFolder', { missing: missing.length, count: paths.size, folder }),
    hint: message('checks:navigation.otherFolderHint', { folder }),
  })
  return true
}
