import { counterparts } from './counterparts.ts'
import { type Division, divisionIn, type Membership, type Switcher } from './division.ts'
import type { Divisions } from './divisions.ts'
import type { DivisionEntry, NavigationEntry } from './entry.ts'
import { type ListedPage, listedPages } from './navigation.ts'
import type { NewerNavigation } from './newer-navigation.ts'
import type { Version } from './versions.ts'

/** What surrounds a division in the navigation. */
interface Family {
  readonly entry: DivisionEntry
  readonly siblings: readonly Division[]
}

const ROOT: Membership = { trail: [] }

const versionName = ({ divisions }: ListedPage): string | undefined =>
  divisions.findLast(({ division }) => division.kind === 'version')?.division.name

const isDefaultAmong = (siblings: readonly Division[], division: Division): boolean =>
  division === (siblings.find(({ isDefault }) => isDefault) ?? siblings[0])

/**
 * Reads how a site of the newer form is divided: a page belongs where it is listed. The first place counts, of a page in
 * several versions the one in the default version. A page that is not listed belongs to its nearest listed neighbor.
 */
export function newerDivisions(navigation: NewerNavigation): Divisions {
  const families = familiesOf(navigation)
  const globals = new Map(
    [navigation, ...[...families.values()].map(({ entry }) => entry)]
      .flatMap(level => level.globals)
      .map(entry => [entry.division, entry]),
  )
  const locations = locationsOf(navigation.entries)
  const pages = new Map<Division, Set<string>>()
  for (const [path, listed] of locations) {
    for (const { division } of listed.flatMap(({ divisions }) => divisions)) {
      const known = pages.get(division)
      if (known) known.add(path)
      else pages.set(division, new Set([path]))
    }
  }
  const isInDefault = (location: ListedPage) =>
    location.divisions.every(({ division }) => {
      const siblings = families.get(division)?.siblings ?? []
      return division.kind !== 'version' || isDefaultAmong(siblings, division)
    })
  const nearest = nearestListed([...locations.keys()])
  const listedAt = (path: string) => locations.get(path) ?? locations.get(nearest(path) ?? '') ?? []
  const of = (path: string): Membership => {
    const listed = listedAt(path)
    const location = listed.find(isInDefault) ?? listed[0]
    if (location === undefined) return ROOT
    const isOfOne = locations.has(path) && new Set(listed.map(versionName)).size === 1
    return membershipOf(location, isOfOne)
  }
  const find = counterparts(
    division => families.get(division)?.entry ?? globals.get(division),
    path => locations.get(path)?.[0]?.groups.at(-1)?.name,
  )
  return {
    all: [...families.keys(), ...globals.keys()],
    versions: versionsOf([...families.values()].flatMap(({ siblings }) => siblings)),
    of,
    inVersion: (path, version) => {
      const location = listedAt(path).find(one => versionName(one) === version)
      return location === undefined ? of(path) : membershipOf(location, false)
    },
    versionsFor: membership => {
      const version = divisionIn(membership, 'version')
      return version === undefined ? [] : versionsOf(families.get(version)?.siblings ?? [])
    },
    itemsOf: division =>
      (families.get(division)?.entry.entries ?? []).flatMap(entry =>
        entry.kind === 'division' && entry.division.kind === 'item' ? [entry.division] : [],
      ),
    pagesOf: division => [...(pages.get(division) ?? [])],
    counterpart: (path, division) => find(path, of(path), division),
    switchers: ({ trail }) => switchersOf(navigation, trail, families),
    shows: () => true,
    entriesOf: ({ trail }) => {
      const innermost = trail.at(-1)
      return (innermost && families.get(innermost)?.entry.entries) ?? navigation.entries
    },
  }
}

function membershipOf(location: ListedPage, isOfOneVersion: boolean): Membership {
  const version = versionName(location)
  return {
    trail: location.divisions.map(({ division }) => division),
    ...(isOfOneVersion && version !== undefined && { version }),
    ...(version !== undefined && { selects: version }),
  }
}

/**
 * Every division with its siblings, in file order; global ones have no siblings, since no page is in them.
 */
function familiesOf({ entries }: NewerNavigation): ReadonlyMap<Division, Family> {
  const families = new Map<Division, Family>()
  const walk = (members: readonly NavigationEntry[]) => {
    const divisions = members.filter(member => member.kind === 'division')
    for (const entry of divisions) {
      const siblings = divisions.filter(({ division }) => division.kind === entry.division.kind)
      families.set(entry.division, { entry, siblings: siblings.map(({ division }) => division) })
      walk(entry.entries)
    }
  }
  walk(entries)
  return families
}

function locationsOf(entries: readonly NavigationEntry[]): ReadonlyMap<string, readonly ListedPage[]> {
  const found = new Map<string, ListedPage[]>()
  for (const location of listedPages(entries)) {
    const known = found.get(location.entry.path)
    if (known) known.push(location)
    else found.set(location.entry.path, [location])
  }
  return found
}

function switchersOf(
  navigation: NewerNavigation,
  trail: readonly Division[],
  families: ReadonlyMap<Division, Family>,
): readonly Switcher[] {
  const globals = [navigation, ...trail.flatMap(division => families.get(division)?.entry ?? [])].flatMap(
    level => level.globals.map(({ division }) => division),
  )
  const own = trail.map(({ kind }, index): Switcher => {
    const division = trail[index]
    const siblings = (division && families.get(division)?.siblings) ?? []
    const isInnermost = trail.findLastIndex(other => other.kind === kind) === index
    const beside = isInnermost ? globals.filter(one => one.kind === kind) : []
    return { kind, divisions: [...siblings, ...beside] }
  })
  const kinds = new Set(trail.map(({ kind }) => kind))
  const others = [...new Set(globals.map(({ kind }) => kind))].filter(kind => !kinds.has(kind))
  return [...own, ...others.map(kind => ({ kind, divisions: globals.filter(one => one.kind === kind) }))]
}

/** Each name once, in file order. */
function versionsOf(divisions: readonly Division[]): readonly Version[] {
  const siblings = divisions.filter(({ kind }) => kind === 'version')
  const first = siblings.filter(({ name }, index) => siblings.findIndex(one => one.name === name) === index)
  return first.map(division => ({
    name: division.name,
    at: division.at,
    isDefault: isDefaultAmong(first, division),
    ...(division.href !== undefined && { url: division.href }),
    ...(division.tag !== undefined && { tag: division.tag }),
  }))
}

/** Finds the listed page that shares the most leading segments with a path; the first of several. */
function nearestListed(listed: readonly string[]): (path: string) => string | undefined {
  const folders = new Map<string, string>()
  for (const path of listed) {
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
      const folder = path.slice(0, end)
      if (folders.has(folder)) break
      folders.set(folder, path)
    }
  }
  return path => {
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
      const found = folders.get(path.slice(0, end))
      if (found !== undefined) return found
    }
    return listed[0]
  }
}
