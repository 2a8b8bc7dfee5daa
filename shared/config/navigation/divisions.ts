import type { JsonPath } from '../json/pointer.ts'
import type { Anchor, DocsConfig, Gradient, Tab } from '../schema/types.generated.ts'
import { type ListedPage, listedPages, type NavigationEntry, pagePath } from './navigation.ts'
import { readVersions, type Version } from './versions.ts'

/** A tab or an anchor: a division of the documentation, or a link to another site. */
export interface Division {
  readonly kind: 'tab' | 'anchor'
  /** Its pointer: `/tabs/0`; for the first one `/primaryTab` or `/topAnchor`, which may be missing. */
  readonly at: JsonPath
  readonly name: string
  /** Holds every page that no other division of its kind holds. */
  readonly isFirst: boolean
  /** Its pages have this path or are in the folder of that name. Missing for the first one and for links. */
  readonly prefix?: string
  /** It is a link to another site (or `mailto:`) and holds no pages. */
  readonly href?: string
  /** Shown only when this version is selected, or on its own pages. */
  readonly version?: string
  /** Shown only on its own pages. */
  readonly isHidden: boolean
  readonly icon?: string
  readonly iconType?: string
  readonly color?: string | Gradient
  readonly openapi: readonly string[]
}

/** The divisions that a page belongs to. */
export interface Membership {
  readonly tab?: Division
  readonly anchor?: Division
  /** The page is shown only when this version is selected: that of the innermost group with a version. */
  readonly version?: string
  /** The version to select when a reader arrives here. */
  readonly selects?: string
}

/**
 * Whether readers of a page with this membership see the tab or anchor: hidden ones and those of other
 * versions are shown only on their own pages.
 */
export function isShown(division: Division, { tab, anchor, selects }: Membership): boolean {
  if (division === tab || division === anchor) return true
  if (division.isHidden) return false
  return division.version === undefined || division.version === selects
}

/** The divisions of a site. */
export interface Divisions {
  /** In the order of the tab bar, the first tab before the others; empty if the file has none. */
  readonly tabs: readonly Division[]
  /** In their order, the top anchor first; empty if the file has none. */
  readonly anchors: readonly Division[]
  readonly versions: readonly Version[]
  /** The divisions of a page, by its path alone if the navigation does not list it. */
  of(path: string): Membership
  /** The pages that the navigation lists in this division, in order, each once. */
  pagesOf(division: Division): readonly string[]
}

const NAME = 'Documentation'
const ADDRESS = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i

/** Whether `url` leads out of the site: `https://…`, `mailto:…`, `//…`. */
export const isAddress = (url: string): boolean => ADDRESS.test(url.trim())

const listOf = (value: string | readonly string[] | undefined): readonly string[] =>
  typeof value === 'string' ? [value] : (value ?? [])

function division(kind: 'tab' | 'anchor', written: Tab & Anchor, at: JsonPath): readonly Division[] {
  const { name, url, version, icon, iconType, color } = written
  if (!name?.trim() || !url?.trim()) return []
  return [
    {
      kind,
      at,
      name,
      isFirst: false,
      ...(isAddress(url) ? { href: url.trim() } : { prefix: pagePath(url) }),
      ...(version ? { version } : {}),
      ...(icon ? { icon } : {}),
      ...(iconType ? { iconType } : {}),
      ...(color ? { color } : {}),
      isHidden: written.isDefaultHidden === true,
      openapi: listOf(written.openapi),
    },
  ]
}

function readTabs(config: DocsConfig): readonly Division[] {
  const own = (config.tabs ?? []).flatMap((tab, index) => division('tab', tab, ['tabs', index]))
  if (own.length === 0) return []
  const { name, isDefaultHidden } = config.primaryTab ?? {}
  const first: Division = {
    kind: 'tab',
    at: ['primaryTab'],
    name: name?.trim() ? name : NAME,
    isFirst: true,
    isHidden: isDefaultHidden === true,
    openapi: [],
  }
  return [first, ...own]
}

function readAnchors(config: DocsConfig): readonly Division[] {
  const own = (config.anchors ?? []).flatMap((anchor, index) =>
    division('anchor', anchor, ['anchors', index]),
  )
  if (own.length === 0) return []
  const { name, icon = 'book-open', iconType = 'duotone' } = config.topAnchor ?? {}
  const first: Division = {
    kind: 'anchor',
    at: ['topAnchor'],
    name: name?.trim() ? name : NAME,
    isFirst: true,
    icon,
    iconType,
    isHidden: false,
    openapi: [],
  }
  return [first, ...own]
}

/**
 * Finds the division whose prefix matches the longest run of folders of a path; the first of equal prefixes
 * wins.
 */
function byPrefix(divisions: readonly Division[]): (path: string) => Division | undefined {
  const prefixes = new Map<string, Division>()
  for (const one of divisions) {
    if (one.prefix !== undefined && !prefixes.has(one.prefix)) prefixes.set(one.prefix, one)
  }
  const rest = prefixes.get('') ?? divisions.find(one => one.isFirst)
  return path => {
    for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) {
      const found = prefixes.get(path.slice(0, end))
      if (found !== undefined) return found
    }
    return rest
  }
}

const versionOf = (placed: ListedPage | undefined): string | undefined =>
  placed?.groups.findLast(group => group.version !== undefined)?.version

/**
 * Reads the divisions of a site: for tabs and anchors alike, the prefix that matches most folders of a page's
 * path wins. Tabs and anchors without a name or a url are ignored, since readers could not use them.
 */
export function readDivisions(config: DocsConfig, navigation: readonly NavigationEntry[]): Divisions {
  const tabs = readTabs(config)
  const anchors = readAnchors(config)
  const versions = readVersions(config)
  const tabOf = byPrefix(tabs)
  const anchorOf = byPrefix(anchors)
  const placed = new Map<string, ListedPage>()
  for (const page of listedPages(navigation)) {
    if (!placed.has(page.entry.path)) placed.set(page.entry.path, page)
  }
  const of = (path: string): Membership => {
    const tab = tabOf(path)
    const anchor = anchorOf(path)
    const version = versionOf(placed.get(path))
    const selects = version ?? anchor?.version ?? tab?.version ?? versions.find(one => one.isDefault)?.name
    return {
      ...(tab ? { tab } : {}),
      ...(anchor ? { anchor } : {}),
      ...(version ? { version } : {}),
      ...(selects ? { selects } : {}),
    }
  }
  const members = new Map<Division, string[]>([...tabs, ...anchors].map(one => [one, []]))
  for (const path of placed.keys()) {
    for (const one of [tabOf(path), anchorOf(path)]) if (one !== undefined) members.get(one)?.push(path)
  }
  return { tabs, anchors, versions, of, pagesOf: one => members.get(one) ?? [] }
}
