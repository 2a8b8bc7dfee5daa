import type { JsonPath } from '../json/pointer.ts'

/** A group of the navigation; `name` is empty if readers see no heading. */
export interface GroupEntry {
  readonly kind: 'group'
  readonly at: JsonPath
  readonly name: string
  readonly icon?: string
  readonly iconType?: string
  readonly version?: string
  readonly entries: readonly NavigationEntry[]
}

/** A page that the navigation lists; whether the file exists is not known here. */
export interface PageEntry {
  readonly kind: 'page'
  readonly at: JsonPath
  /** The path that identifies the page: without leading slash and extension. */
  readonly path: string
  /** As written in the file. */
  readonly written: string
}

/** A member that is neither a group nor a page; it is kept as it is. */
export interface UnknownEntry {
  readonly kind: 'unknown'
  readonly at: JsonPath
}

/** One member of the navigation. `at` is its path in docs.json. */
export type NavigationEntry = GroupEntry | PageEntry | UnknownEntry

/** A page in reading order, with the groups around it from the outermost. */
export interface ListedPage {
  readonly entry: PageEntry
  readonly groups: readonly GroupEntry[]
}

/** Groups nested deeper become unknown members. */
const DEEPEST = 100
const PAGE_EXTENSION = /\.mdx?$/i

/** Returns the path that identifies a page: no leading `/` or `./`, no trailing `/`, no `.md` or `.mdx`. */
export function pagePath(written: string): string {
  const path = written.trim().replaceAll('\\', '/')
  return path
    .replace(/^(\.?\/+)+/, '')
    .replace(/\/+$/, '')
    .replace(PAGE_EXTENSION, '')
}

/** Returns the members of `navigation` in their order. Never fails: unusable members become unknown ones. */
export function readNavigation(config: { readonly navigation?: unknown }): readonly NavigationEntry[] {
  return readEntries(config.navigation, ['navigation'])
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

/** Returns every page of the navigation with the groups around it, depth first. */
export function listedPages(entries: readonly NavigationEntry[]): readonly ListedPage[] {
  const found: ListedPage[] = []
  const walk = (members: readonly NavigationEntry[], groups: readonly GroupEntry[]) => {
    for (const entry of members) {
      if (entry.kind === 'page') found.push({ entry, groups })
      if (entry.kind === 'group') walk(entry.entries, [...groups, entry])
    }
  }
  walk(entries, [])
  return found
}

/** Returns every group, each before the groups inside it. */
export function groupsInOrder(entries: readonly NavigationEntry[]): readonly GroupEntry[] {
  const found: GroupEntry[] = []
  const walk = (members: readonly NavigationEntry[]) => {
    for (const entry of members) {
      if (entry.kind !== 'group') continue
      found.push(entry)
      walk(entry.entries)
    }
  }
  walk(entries)
  return found
}
