import type { JsonPath } from '../../../../shared/config/json/pointer.ts'
import { valueAt } from '../../../../shared/config/json/value-at.ts'
import type { NavigationEntry } from '../../../../shared/config/navigation/entry.ts'
import { insertEntries } from '../../../../shared/config/tree/insert.ts'
import { NAVIGATION } from '../../../../shared/config/tree/kinds.ts'
import { mentionsOf } from '../../../../shared/config/tree/mentions.ts'
import { moveEntries } from '../../../../shared/config/tree/move.ts'
import { slotFor } from '../../../../shared/config/tree/slot.ts'
import type { TreeEdit } from '../../../../shared/config/tree/tree-edit.ts'
import { navigationEntries } from '../../entries/rows.ts'

/** A part of the navigation that pages can be in. */
export interface PageGroup {
  readonly at: JsonPath
  readonly name: string
  /** The names of what is around it, outermost first. */
  readonly around: readonly string[]
}

/** The groups and divisions that list pages, in tree order. */
export function pageGroups(config: unknown): readonly PageGroup[] {
  const walk = (entries: readonly NavigationEntry[], around: readonly string[]): PageGroup[] =>
    entries.flatMap(entry => {
      if (entry.kind !== 'group' && entry.kind !== 'division') return []
      const name = entry.kind === 'group' ? entry.name : entry.division.name
      const takesPages = !('key' in slotFor(config, 'page', { at: entry.at, position: 'into' }))
      const own = takesPages ? [{ at: entry.at, name, around }] : []
      return [...own, ...walk(entry.entries, [...around, name])]
    })
  return walk(navigationEntries(valueAt(config, NAVIGATION)), [])
}

/** Where the navigation lists a page, and the group of each; the page of a group is in that group. */
export const placesOf = (config: unknown, path: string) =>
  mentionsOf(config, path).map(({ at }) => ({
    at,
    group: at.at(-1) === 'root' ? at.slice(0, -1) : at.slice(0, -2),
  }))

/** Moves a page to the end of a group: from its first place, or into the navigation if it is in none. */
export function putInGroup(config: unknown, path: string, group: JsonPath): TreeEdit {
  const [first] = placesOf(config, path)
  const place = { at: group, position: 'into' } as const
  return first
    ? moveEntries(config, [first.at], place)
    : insertEntries(config, [{ kind: 'page', name: path }], place)
}
