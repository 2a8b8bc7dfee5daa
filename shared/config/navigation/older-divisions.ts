import type { JsonPath } from '../json/pointer.ts'
import type { Anchor, DocsConfig, Tab } from '../schema/types.generated.ts'
import { isAddress } from './address.ts'
import type { Division, Membership } from './division.ts'
import type { Divisions } from './divisions.ts'
import type { NavigationEntry } from './entry.ts'
import { type ListedPage, listedPages } from './navigation.ts'
import { pagePath } from './page-path.ts'
import { readVersions } from './versions.ts'

const NAME = 'Documentation'

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

const isSameTrail = ({ trail }: Membership, other: Membership): boolean =>
  trail.length === other.trail.length && trail.every((division, index) => division === other.trail[index])

/**
 * Reads the divisions of a site of the older form: for tabs and anchors alike, the prefix that matches most folders of a
 * page's path wins. Tabs and anchors without a name or a url are ignored, since readers could not use them.
 */
export function olderDivisions(config: DocsConfig, navigation: readonly NavigationEntry[]): Divisions {
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
    const [tab, anchor] = [tabOf(path), anchorOf(path)]
    const version = versionOf(placed.get(path))
    const selects = version ?? anchor?.version ?? tab?.version ?? versions.find(one => one.isDefault)?.name
    return {
      trail: [tab, anchor].filter(division => division !== undefined),
      ...(version ? { version } : {}),
      ...(selects ? { selects } : {}),
    }
  }
  const all = [...tabs, ...anchors]
  const members = new Map<Division, string[]>(all.map(one => [one, []]))
  for (const path of placed.keys()) {
    for (const one of [tabOf(path), anchorOf(path)]) if (one !== undefined) members.get(one)?.push(path)
  }
  return {
    all,
    versions,
    of,
    inVersion: (path, version) => ({ ...of(path), selects: version }),
    versionsFor: () => versions,
    itemsOf: () => [],
    pagesOf: one => members.get(one) ?? [],
    counterpart: () => undefined,
    switchers: () => [
      { kind: 'tab', divisions: tabs },
      { kind: 'anchor', divisions: anchors },
    ],
    entriesOf: () => navigation,
    shows: (page, membership) => {
      const own = of(page.path)
      const version = page.version ?? own.version
      return (
        isSameTrail(own, membership) &&
        (version === undefined || membership.selects === undefined || version === membership.selects)
      )
    },
  }
}
