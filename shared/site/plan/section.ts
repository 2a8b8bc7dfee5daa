import { formatPointer } from '../../config/json/pointer.ts'
import type { Membership } from '../../config/navigation/division.ts'
import type { Divisions } from '../../config/navigation/divisions.ts'
import type { GroupEntry, NavigationEntry } from '../../config/navigation/entry.ts'
import { rootOf } from '../../config/navigation/navigation.ts'
import type { PageSummary } from '../../page/summary.ts'

/** A group in the sidebar. */
export interface GroupRow {
  readonly kind: 'group'
  readonly group: GroupEntry
  /** The page that opens from the group's name; it is not among the rows. */
  readonly root?: PageSummary
  readonly rows: readonly Row[]
}

/** A row of the sidebar. */
export type Row = { readonly kind: 'page'; readonly page: PageSummary } | GroupRow

/** Returns the first page in these rows that can be opened. */
export function firstPage(rows: readonly Row[]): PageSummary | undefined {
  for (const row of rows) {
    const [own, inner] = row.kind === 'page' ? [row.page, []] : [row.root, row.rows]
    const found = own?.url === undefined && own !== undefined ? own : firstPage(inner)
    if (found !== undefined) return found
  }
  return undefined
}

/**
 * The part of the navigation that readers see together: one tab, one anchor, one version, or the innermost
 * division.
 */
export interface Section {
  readonly key: string
  readonly membership: Membership
  readonly rows: readonly Row[]
  /** Pages that can be opened, in reading order, each once. */
  readonly order: readonly PageSummary[]
  /** Position of each page in `order`. */
  readonly positions: ReadonlyMap<string, number>
  /** Names of the groups around each page, the outermost first. */
  readonly groups: ReadonlyMap<string, readonly string[]>
}

/** Returns a key for a section; equal for pages that show the same sidebar. */
export const sectionKey = ({ trail, selects }: Membership): string =>
  JSON.stringify([trail.map(({ at }) => formatPointer(at)), selects ?? null])

/**
 * Reads the rows of the section that readers of `membership` see, from the entries around its pages. Missing
 * and hidden pages are omitted, and groups without rows.
 */
export function readSection(
  membership: Membership,
  entries: readonly NavigationEntry[],
  divisions: Divisions,
  pages: ReadonlyMap<string, PageSummary>,
): Section {
  const order: PageSummary[] = []
  const positions = new Map<string, number>()
  const groups = new Map<string, readonly string[]>()
  const shown = (path: string): PageSummary | undefined => {
    const page = pages.get(path)
    return page !== undefined && page.hidden !== true && divisions.shows(page, membership) ? page : undefined
  }
  const add = (page: PageSummary, around: readonly string[]) => {
    if (page.url !== undefined || positions.has(page.path)) return
    positions.set(page.path, order.length)
    order.push(page)
    groups.set(page.path, around)
  }
  const groupRow = (group: GroupEntry, around: readonly string[]): readonly Row[] => {
    if (group.isHidden === true) return []
    const isNamed = group.name.trim() !== ''
    const inside = isNamed ? [...around, group.name.trim()] : around
    const entry = rootOf(group)
    const root = entry && isNamed ? shown(entry.path) : undefined
    // The page that opens from the group's name is the first of its pages.
    if (root) add(root, inside)
    const rows = rowsOf(entry && !isNamed ? [entry, ...group.entries] : group.entries, inside)
    return rows.length === 0 && !root ? [] : [{ kind: 'group', group, ...(root && { root }), rows }]
  }
  const rowsOf = (members: readonly NavigationEntry[], around: readonly string[]): Row[] =>
    members.flatMap((entry): readonly Row[] => {
      if (entry.kind === 'group') return groupRow(entry, around)
      const page = entry.kind === 'page' ? shown(entry.path) : undefined
      if (page === undefined) return []
      add(page, around)
      return [{ kind: 'page', page }]
    })
  const rows = rowsOf(entries, [])
  return { key: sectionKey(membership), membership, rows, order, positions, groups }
}
