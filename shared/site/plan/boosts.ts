import type { NavigationEntry } from '../../config/navigation/entry.ts'
import { listedPages } from '../../config/navigation/navigation.ts'

const known = new WeakMap<readonly NavigationEntry[], ReadonlyMap<string, number>>()

/** The boost of every page in a group that has one: that of the innermost; the first place of a page counts. */
function boostsOf(entries: readonly NavigationEntry[]): ReadonlyMap<string, number> {
  const boosts = new Map<string, number>()
  const seen = new Set<string>()
  for (const { entry, groups } of listedPages(entries)) {
    const boost = groups.findLast(group => group.boost !== undefined)?.boost
    if (boost !== undefined && !seen.has(entry.path)) boosts.set(entry.path, boost)
    seen.add(entry.path)
  }
  return boosts
}

/** Returns what multiplies the rank of a page in the search, as the groups around it say. */
export function boostIn(entries: readonly NavigationEntry[], path: string): number | undefined {
  const boosts = known.get(entries) ?? boostsOf(entries)
  known.set(entries, boosts)
  return boosts.get(path)
}
