import type { JsonPath } from '../../../shared/config/json/pointer.ts'
import type { DivisionEntry, GroupEntry, NavigationEntry } from '../../../shared/config/navigation/entry.ts'
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
  /** The page's file; absent if it is missing. */
  readonly file?: string
  /** The page is an entry that links elsewhere. */
  readonly url?: string
  /** The same page is in the navigation more than once. */
  readonly repeated: boolean
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
  readonly counts: ReadonlyMap<string, number>
}

/** The ID of a row by its content, numbered if it repeats. */
function identify(entry: NavigationEntry, building: Pick<Building, 'seen'>): string {
  const base =
    entry.kind === 'page' ? `page:${entry.path}` : entry.kind === 'group' ? `group:${entry.name}` : 'unknown:'
  const number = building.seen.get(base) ?? 0
  building.seen.set(base, number + 1)
  return number === 0 ? base : `${base}#${number}`
}

function countPages(entries: readonly NavigationEntry[], counts: Map<string, number>) {
  for (const entry of entries) {
    if (entry.kind === 'page') counts.set(entry.path, (counts.get(entry.path) ?? 0) + 1)
    if (entry.kind === 'group') countPages(entry.entries, counts)
  }
  return counts
}

const present = <T extends object>(values: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never

function pageRow(id: string, path: string, { pages, counts }: Building): Row {
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
    }),
    repeated: (counts.get(path) ?? 0) > 1,
    rows: [],
  }
}

function containerRow(id: string, entry: GroupEntry | DivisionEntry, building: Building): Row {
  const { icon, iconType, version, name } = entry.kind === 'group' ? entry : entry.division
  return {
    id,
    kind: 'group',
    label: name,
    detail: '',
    ...present({ icon, iconType, version }),
    repeated: false,
    rows: entry.entries.map(child => build(child, building)),
  }
}

function rowOf(id: string, entry: NavigationEntry, building: Building): Row {
  switch (entry.kind) {
    case 'page':
      return pageRow(id, entry.path, building)
    case 'group':
    case 'division':
      return containerRow(id, entry, building)
    case 'operation':
    case 'unknown': {
      const label = entry.kind === 'operation' ? entry.written : ''
      return { id, kind: 'unknown', label, detail: '', repeated: false, rows: [] }
    }
  }
}

function build(entry: NavigationEntry, building: Building): Row {
  const id = identify(entry, building)
  building.locations.set(id, entry.at)
  const row = rowOf(id, entry, building)
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
    if (entry.kind === 'group') entry.entries.forEach(visit)
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
