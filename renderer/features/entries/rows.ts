import type { JsonPath } from '../../../shared/config/json/pointer.ts'
import { isObject } from '../../../shared/config/json/value.ts'
import type { DivisionKind } from '../../../shared/config/navigation/containers.ts'
import type {
  DivisionEntry,
  GroupEntry,
  NavigationEntry,
  PageEntry,
} from '../../../shared/config/navigation/entry.ts'
import { readNavigation, rootOf } from '../../../shared/config/navigation/navigation.ts'
import {
  type NewerNavigation,
  readNewerNavigation,
} from '../../../shared/config/navigation/newer-navigation.ts'
import type { PageSummary } from '../../../shared/page/summary.ts'
import type { OutlinedOperation } from '../../../shared/site/api/api-outline.ts'

/** The kind of a row that is listed because of an API file, without an entry in docs.json. */
export interface GeneratedFrom {
  /** It is not inside another row of API files. */
  readonly isOutermost: boolean
  /** It contains groups: it cannot be added to docs.json as a whole. */
  readonly isWhole: boolean
  readonly operations: readonly OutlinedOperation[]
}

/** One row of the tree. The same object again while nothing in it changed, so that only changed rows are drawn. */
export interface Row {
  /** Stays the same when the row moves. */
  readonly id: string
  readonly kind: 'group' | 'page' | 'unknown'
  readonly label: string
  /** Secondary text: a page’s path. */
  readonly detail: string
  readonly icon?: string
  readonly iconType?: string
  readonly operation?: string
  readonly version?: string
  /** The row is a division of the newer form: a language, a tab and the like. */
  readonly division?: DivisionKind
  /** A small label after the name. */
  readonly tag?: string
  /** Readers see it only from the inside. */
  readonly isHidden?: true
  /** New readers see this language or version. */
  readonly isDefault?: true
  /** The page opens from the name of its group. */
  readonly isRoot?: true
  /** Readers see it next to every page of its level. */
  readonly isGlobal?: true
  /** The page's file; absent if it is missing. */
  readonly file?: string
  /** The address to which the entry leads. */
  readonly url?: string
  /** The same page is in the navigation more than once. */
  readonly repeated: boolean
  /** It is collapsed, so the rows inside it are left out. */
  readonly isFolded?: true
  readonly rows: readonly Row[]
  /** Absent for rows that docs.json lists. */
  readonly generated?: GeneratedFrom
}

/** The tree, and the location of each of its rows in docs.json. */
export interface Rows {
  readonly rows: readonly Row[]
  readonly locations: ReadonlyMap<string, JsonPath>
  readonly byId: ReadonlyMap<string, Row>
}

type Pages = ReadonlyMap<string, PageSummary>

interface Building {
  readonly pages: Pages
  readonly before: ReadonlyMap<string, Row>
  readonly locations: Map<string, JsonPath>
  readonly byId: Map<string, Row>
  readonly seen: Map<string, number>
  /** How often each page is listed, by the version or language around it. */
  readonly counts: ReadonlyMap<string, number>
}

/** The entries of a navigation and what is shown everywhere, in the order of the tree. */
export function navigationEntries(navigation: unknown): readonly NavigationEntry[] {
  return isObject(navigation) ? withGlobals(readNewerNavigation(navigation)) : readNavigation({ navigation })
}

const withGlobals = ({ entries, globals }: NewerNavigation): readonly NavigationEntry[] => [
  ...entries,
  ...globals,
]

/** The entries inside an entry, as the tree shows them. */
function inside(entry: NavigationEntry): readonly NavigationEntry[] {
  if (entry.kind === 'division') return [...entry.entries, ...entry.globals]
  if (entry.kind !== 'group') return []
  const root = rootOf(entry)
  return root ? [root, ...entry.entries] : entry.entries
}

/** The ID of a row by its content, numbered if it repeats. */
function identify(entry: NavigationEntry, { seen }: Pick<Building, 'seen'>): string {
  const base = baseOf(entry)
  const number = seen.get(base) ?? 0
  seen.set(base, number + 1)
  return number === 0 ? base : `${base}#${number}`
}

function baseOf(entry: NavigationEntry): string {
  switch (entry.kind) {
    case 'page':
      return `page:${entry.path}`
    case 'group':
      return `group:${entry.name}`
    case 'division':
      return `${entry.division.kind}:${entry.division.name}`
    case 'operation':
      return `operation:${entry.written}`
    case 'unknown':
      return 'unknown:'
  }
}

/** A page may be listed once in every version and language. */
const countKey = (scope: string, path: string): string => `${scope} ${path}`

const scopeIn = (entry: NavigationEntry, scope: string): string =>
  entry.kind === 'division' && (entry.division.kind === 'version' || entry.division.kind === 'language')
    ? entry.at.join('/')
    : scope

function countPages(entries: readonly NavigationEntry[], counts: Map<string, number>, scope = '') {
  for (const entry of entries) {
    if (entry.kind === 'page') {
      const key = countKey(scope, entry.path)
      counts.set(key, (counts.get(key) ?? 0) + 1)
    } else countPages(inside(entry), counts, scopeIn(entry, scope))
  }
  return counts
}

const present = <T extends object>(values: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never

function pageRow(id: string, entry: PageEntry, { pages, counts }: Building, scope: string): Row {
  const { path } = entry
  const page = pages.get(path)
  return {
    id,
    kind: 'page',
    label: page?.sidebarTitle ?? page?.title ?? path,
    detail: path,
    ...present({
      icon: page?.icon,
      iconType: page?.iconType,
      operation: page?.operation,
      version: page?.version,
      file: page?.file,
      url: page?.url,
      isRoot: entry.at.at(-1) === 'root' || undefined,
    }),
    repeated: (counts.get(countKey(scope, path)) ?? 0) > 1,
    rows: [],
  }
}

function groupRow(id: string, entry: GroupEntry, rows: readonly Row[]): Row {
  const { icon, iconType, version, tag, name } = entry
  return {
    id,
    kind: 'group',
    label: name,
    detail: '',
    ...present({ icon, iconType, version, tag, isHidden: entry.isHidden || undefined }),
    repeated: false,
    rows,
  }
}

function divisionRow(id: string, { at, division }: DivisionEntry, rows: readonly Row[]): Row {
  const { kind, name, icon, iconType, tag, href } = division
  return {
    id,
    kind: 'group',
    label: name,
    detail: href ?? '',
    division: kind,
    ...present({
      icon,
      iconType,
      tag,
      url: href,
      isHidden: division.isHidden || undefined,
      isDefault: division.isDefault || undefined,
      isGlobal: at.includes('global') || undefined,
    }),
    repeated: false,
    rows,
  }
}

function rowOf(id: string, entry: NavigationEntry, building: Building, scope: string): Row {
  const rows = () => inside(entry).map(child => build(child, building, scopeIn(entry, scope)))
  switch (entry.kind) {
    case 'page':
      return pageRow(id, entry, building, scope)
    case 'group':
      return groupRow(id, entry, rows())
    case 'division':
      return divisionRow(id, entry, rows())
    case 'operation':
      return {
        ...{ id, kind: 'unknown', label: entry.target, detail: '', operation: entry.method },
        ...{ repeated: false, rows: [] },
      }
    case 'unknown':
      return { id, kind: 'unknown', label: '', detail: '', repeated: false, rows: [] }
  }
}

function build(entry: NavigationEntry, building: Building, scope = ''): Row {
  const id = identify(entry, building)
  building.locations.set(id, entry.at)
  const row = rowOf(id, entry, building, scope)
  const kept = reuse(row, building.before.get(id))
  building.byId.set(id, kept)
  return kept
}

/** Returns `before` if it shows the same as `row`. */
function reuse(row: Row, before: Row | undefined): Row {
  if (!before || before.rows.length !== row.rows.length) return row
  const { rows, ...fields } = row
  const same = Object.entries(fields).every(([name, value]) => Reflect.get(before, name) === value)
  const sameSize = Object.keys(before).length === Object.keys(row).length
  return same && sameSize && rows.every((child, index) => child === before.rows[index]) ? before : row
}

/** The rows of a navigation with the titles of its pages; unchanged rows are taken from `before`, the last result. */
export function buildRows(entries: readonly NavigationEntry[], pages: Pages, before?: Rows): Rows {
  const building: Building = {
    pages,
    before: before?.byId ?? new Map(),
    locations: new Map(),
    byId: new Map(),
    seen: new Map(),
    counts: countPages(entries, new Map()),
  }
  const rows = entries.map(entry => build(entry, building))
  return { rows, locations: building.locations, byId: building.byId }
}

/** The location of each row, by its ID, without anything to draw. */
export function rowLocations(entries: readonly NavigationEntry[]): ReadonlyMap<string, JsonPath> {
  const places = new Map<string, JsonPath>()
  const seen = new Map<string, number>()
  const visit = (entry: NavigationEntry) => {
    places.set(identify(entry, { seen }), entry.at)
    inside(entry).forEach(visit)
  }
  entries.forEach(visit)
  return places
}

/** Every ancestor of the row at `id`, from the top. */
export function ancestors(rows: readonly Row[], id: string): readonly Row[] {
  for (const row of rows) {
    if (row.id === id) return []
    const below = ancestors(row.rows, id)
    if (below.length > 0 || row.rows.some(child => child.id === id)) return [row, ...below]
  }
  return []
}
