import type { NavigationEntry } from '../../config/navigation/entry.ts'
import { rootOf } from '../../config/navigation/navigation.ts'
import type { Site } from './plan.ts'

const known = new WeakMap<readonly NavigationEntry[], ReadonlySet<string>>()

/** Returns the paths that are listed where readers see them, or where a hidden place says that it is searched. */
function pagesToFind(entries: readonly NavigationEntry[]): ReadonlySet<string> {
  const found = new Set<string>()
  const walk = (members: readonly NavigationEntry[]) => {
    for (const entry of members) {
      if (entry.kind === 'page') found.add(entry.path)
      else if (entry.kind === 'division') {
        if (!entry.division.isHidden || entry.division.isSearchable === true) walk(entry.entries)
      } else if (entry.kind === 'group' && (entry.isHidden !== true || entry.isSearchable === true)) {
        const root = rootOf(entry)
        walk(root ? [root, ...entry.entries] : entry.entries)
      }
    }
  }
  walk(entries)
  return found
}

/**
 * Whether the search, search engines and other programs find a page of the newer form: one that is listed
 * where readers see it, or any page if docs.json says so.
 */
export function isFound({ config, reference, routes }: Site, path: string): boolean {
  if (config.newer?.seo?.indexing === 'all') return true
  const { whole } = reference
  const found = known.get(whole) ?? pagesToFind(whole)
  known.set(whole, found)
  return found.has(path) || path === routes.home || found.size === 0
}
