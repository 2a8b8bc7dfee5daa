import { type Division, divisionIn, type Membership } from './division.ts'
import type { DivisionEntry, NavigationEntry } from './entry.ts'
import { rootOf } from './navigation.ts'
import { type Translations, translations } from './translations.ts'

/** Finds the page that a reader reaches by choosing another division; see {@link counterparts}. */
type FindCounterpart = (path: string, from: Membership, to: Division) => string | undefined

/** The pages of a division, by everything that stays the same in its siblings. */
interface Lookup {
  readonly paths: ReadonlySet<string>
  /** By the path without one of its segments. */
  readonly variants: ReadonlyMap<string, string>
  /** The first page of each group, by the group's name. */
  readonly groups: ReadonlyMap<string, string>
  /** The first page of each division inside, by its kind and name. */
  readonly divisions: ReadonlyMap<string, string>
}

/** Divisions with other pages about the same subjects: readers stay on their subject when they switch. */
const PARALLEL: ReadonlySet<Division['kind']> = new Set(['language', 'version', 'dropdown'])

/**
 * Returns a search for the page that a reader of `path` reaches by choosing a division. Languages, versions and
 * dropdowns lead to the same page where they list it (a language to its translation), else to the one whose path
 * differs in one segment, else to the first page of the group or the division of the same name, else to their first
 * page; the others to their first page.
 * `entryOf` gives what is in a division; `groupOf` names the group around a page for its readers.
 */
export function counterparts(
  entryOf: (division: Division) => DivisionEntry | undefined,
  groupOf: (path: string) => string | undefined,
): FindCounterpart {
  const lookups = new Map<Division, Lookup>()
  const lookupOf = (division: Division, entry: DivisionEntry): Lookup => {
    const known = lookups.get(division) ?? readLookup(entry)
    lookups.set(division, known)
    return known
  }
  const pairs = new Map<Division, Map<Division, Translations>>()
  const translated = (path: string, from: Division | undefined, to: Division, entry: DivisionEntry) => {
    const own = from && from !== to ? entryOf(from) : undefined
    if (from === undefined || own === undefined) return undefined
    const known = pairs.get(from) ?? new Map<Division, Translations>()
    pairs.set(from, known)
    const found = known.get(to) ?? translations(own, entry)
    known.set(to, found)
    return found.of(path)
  }
  return (path, from, to) => {
    const entry = entryOf(to)
    if (entry === undefined) return undefined
    const first = () => firstPage(entry.entries, from)
    if (!PARALLEL.has(to.kind)) return first()
    const lookup = lookupOf(to, entry)
    if (lookup.paths.has(path)) return path
    const same =
      to.kind === 'language' ? translated(path, divisionIn(from, 'language'), to, entry) : undefined
    if (same !== undefined) return same
    const alike = variantsOf(path)
      .map(variant => lookup.variants.get(variant))
      .find(found => found !== undefined)
    const group = groupOf(path)
    const inner = from.trail.findLast(division => lookup.divisions.has(divisionKey(division)))
    return (
      alike ??
      (group === undefined ? undefined : lookup.groups.get(group)) ??
      (inner && lookup.divisions.get(divisionKey(inner))) ??
      first()
    )
  }
}

const divisionKey = ({ kind, name }: Division): string => `${kind} ${name}`

/** The path without each of its segments except the last; `2:guides/intro` says which one is omitted. */
function variantsOf(path: string): readonly string[] {
  const segments = path.split('/')
  const without = segments
    .slice(0, -1)
    .map((_, index) => `${index}:${segments.filter((_, other) => other !== index).join('/')}`)
  // One segment more or less at the start.
  return [...without, `0:${path}`]
}

function readLookup(entry: DivisionEntry): Lookup {
  const paths = new Set<string>()
  const variants = new Map<string, string>()
  const groups = new Map<string, string>()
  const divisions = new Map<string, string>()
  const note = (map: Map<string, string>, key: string, path: string) => {
    if (!map.has(key)) map.set(key, path)
  }
  const walk = (members: readonly NavigationEntry[], around: readonly string[]): void => {
    for (const member of members) {
      if (member.kind === 'page') {
        paths.add(member.path)
        for (const variant of variantsOf(member.path)) note(variants, variant, member.path)
        const group = around.at(-1)
        if (group !== undefined) note(groups, group, member.path)
      } else if (member.kind === 'group') {
        const root = rootOf(member)
        walk([...(root ? [root] : []), ...member.entries], [...around, member.name])
      } else if (member.kind === 'division') {
        const start = firstPage(member.entries, { trail: [] })
        if (start !== undefined) note(divisions, divisionKey(member.division), start)
        walk(member.entries, [])
      }
    }
  }
  walk(entry.entries, [])
  return { paths, variants, groups, divisions }
}

/**
 * Returns the first visible page below some entries; in versions and languages that of the reader, else of
 * the default.
 */
function firstPage(entries: readonly NavigationEntry[], from: Membership): string | undefined {
  for (const entry of inOrderFor(entries, from)) {
    if (entry.kind === 'page') return entry.path
    if (entry.kind === 'group' && entry.isHidden !== true) {
      const found = entry.root ?? firstPage(entry.entries, from)
      if (found !== undefined) return found
    }
    if (entry.kind === 'division' && !entry.division.isHidden) {
      const found = firstPage(entry.entries, from)
      if (found !== undefined) return found
    }
  }
  return undefined
}

/** The reader's own version or language first, then the default one, then the others in order. */
function inOrderFor(entries: readonly NavigationEntry[], { trail }: Membership): readonly NavigationEntry[] {
  const rank = (entry: NavigationEntry): number => {
    if (entry.kind !== 'division') return 0
    const { kind, name, isDefault } = entry.division
    if (kind !== 'version' && kind !== 'language') return 2
    if (trail.some(division => division.kind === kind && division.name === name)) return 0
    return isDefault === true ? 1 : 2
  }
  return entries.some(entry => entry.kind === 'division')
    ? entries.toSorted((a, b) => rank(a) - rank(b))
    : entries
}
