import type { JsonPath } from '../json/pointer.ts'
import type { Anchor, DocsConfig, Gradient, Tab } from '../schema/types.generated.ts'
import { type ListedPage, listedPages, type NavigationEntry, pagePath } from './navigation.ts'
import { readVersions, type Version } from './versions.ts'

/** A tab or an anchor: a part of the documentation, or a link to another site. */
export interface Division {
  readonly kind: 'tab' | 'anchor'
  /** Where it is described: `/tabs/0`; of the first one, `/primaryTab` or `/topAnchor`, which need not be there. */
  readonly at: JsonPath
  readonly name: string
  /** Holds every page that no other of its kind holds. */
  readonly isFirst: boolean
  /** Its pages have this path or stand in the folder of that name. Not of the first one, nor of a link. */
  readonly prefix?: string
  /** It is a link to another site (or `mailto:`) and holds no page. */
  readonly href?: string
  /** Shown only when this version is selected, or from inside. */
  readonly version?: string
  /** Shown only from inside. */
  readonly isHidden: boolean
  readonly icon?: string
  readonly iconType?: string
  readonly color?: string | Gradient
  readonly openapi: readonly string[]
}

/** Where a page belongs. */
export interface Membership {
  readonly tab?: Division
  readonly anchor?: Division
  /** The page is shown only when this version is selected: that of the innermost group which names one. */
  readonly version?: string
  /** The version to select when a reader arrives here. */
  readonly selects?: string
}

/** Tells whether a reader whose page belongs there sees the tab or anchor: hidden ones and those of other versions only from inside. */
export function isShown(division: Division, { tab, anchor, selects }: Membership): boolean {
  if (division === tab || division === anchor) return true
  if (division.isHidden) return false
  return division.version === undefined || division.version === selects
}

/** How a site is divided. */
export interface Divisions {
  /** In the order of the tab bar, the first tab before those of the file; empty where the file has none. */
  readonly tabs: readonly Division[]
  /** In their order, the top anchor first; empty where the file has none. */
  readonly anchors: readonly Division[]
  readonly versions: readonly Version[]
  /** Where a page belongs, by its path alone where the navigation does not list it. */
  of(path: string): Membership
  /** The pages that the navigation lists in this division, in order, each once. */
  pagesOf(division: Division): readonly string[]
}

const NAME = 'Documentation'
const ADDRESS = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i

/** Tells whether `url` leads out of the site: `https://…`, `mailto:…`, `//…`. */
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

/** Finds the division with the longest prefix of a path at a `/`; of equal prefixes the first one wins. */
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
 * Reads how the site is divided: the longest prefix at a `/` wins, page by page, for tabs and anchors alike.
 * Tabs and anchors without a name or a url are left out, as readers could not use them.
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
