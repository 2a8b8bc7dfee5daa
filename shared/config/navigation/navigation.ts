import type { JsonPath } from '../json/pointer.ts'
import { isObject } from '../json/value.ts'
import type { DivisionEntry, GroupEntry, NavigationEntry, PageEntry } from './entry.ts'
import { readNewerNavigation } from './newer-navigation.ts'
import { pagePath } from './page-path.ts'

/** A page in reading order, with the divisions and groups around it from the outermost. */
export interface ListedPage {
  readonly entry: PageEntry
  readonly divisions: readonly DivisionEntry[]
  readonly groups: readonly GroupEntry[]
}

/** Groups nested deeper become unknown members. */
const DEEPEST = 100
/** Returns the members of `navigation` in their order. Never fails: unusable members become unknown ones. */
export function readNavigation(config: { readonly navigation?: unknown }): readonly NavigationEntry[] {
  const { navigation } = config
  return isObject(navigation)
    ? readNewerNavigation(navigation).entries
    : readEntries(navigation, ['navigation'])
}

function readEntries(value: unknown, at: JsonPath): readonly NavigationEntry[] {
  return Array.isArray(value) ? value.map((member, index) => readEntry(member, [...at, index])) : []
}

function readEntry(member: unknown, at: JsonPath): NavigationEntry {
  if (typeof member === 'string') {
    const path = pagePath(member)
    return path === '' ? { kind: 'unknown', at } : { kind: 'page', at, path, written: member }
  }
  const name = textOf(member, 'group')
  const pages = own(member, 'pages')
  const isGroup = name !== undefined || Array.isArray(pages)
  if (!isGroup || at.length > DEEPEST * 2) return { kind: 'unknown', at }
  const [icon, iconType, version] = ['icon', 'iconType', 'version'].map(key => textOf(member, key))
  return {
    kind: 'group',
    at,
    name: name ?? '',
    ...(icon ? { icon } : {}),
    ...(iconType ? { iconType } : {}),
    ...(version ? { version } : {}),
    entries: readEntries(pages, [...at, 'pages']),
  }
}

function own(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? Reflect.get(value, key)
    : undefined
}

function textOf(value: unknown, key: string): string | undefined {
  const found = own(value, key)
  return typeof found === 'string' ? found : undefined
}

/** Returns every page of the navigation, depth first, as often as it is listed. */
export function pagesInOrder(entries: readonly NavigationEntry[]): readonly PageEntry[] {
  return listedPages(entries).map(placed => placed.entry)
}

/**
 * Returns every page of the navigation with its divisions and groups, depth first. The page that opens from a
 * group's name comes first in that group.
 */
export function listedPages(entries: readonly NavigationEntry[]): readonly ListedPage[] {
  const found: ListedPage[] = []
  type Around = Omit<ListedPage, 'entry'>
  const walk = (members: readonly NavigationEntry[], around: Around) => {
    for (const entry of members) {
      if (entry.kind === 'page') found.push({ entry, ...around })
      else if (entry.kind === 'division')
        walk(entry.entries, { divisions: [...around.divisions, entry], groups: [] })
      else if (entry.kind === 'group') {
        const inside = { divisions: around.divisions, groups: [...around.groups, entry] }
        const root = rootOf(entry)
        if (root) found.push({ entry: root, ...inside })
        walk(entry.entries, inside)
      }
    }
  }
  walk(entries, { divisions: [], groups: [] })
  return found
}

/** Returns the page that opens from a group's name, as an entry of its own. */
export const rootOf = ({ at, root }: GroupEntry): PageEntry | undefined =>
  root === undefined ? undefined : { kind: 'page', at: [...at, 'root'], path: root, written: root }

/** Returns every group, each before the groups inside it. */
export function groupsInOrder(entries: readonly NavigationEntry[]): readonly GroupEntry[] {
  const found: GroupEntry[] = []
  const walk = (members: readonly NavigationEntry[]) => {
    for (const entry of members) {
      if (entry.kind !== 'group' && entry.kind !== 'division') continue
      if (entry.kind === 'group') found.push(entry)
      walk(entry.entries)
    }
  }
  walk(entries)
  return found
}
