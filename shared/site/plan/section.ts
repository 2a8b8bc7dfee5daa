import type { Divisions, Membership } from '../../config/navigation/divisions.ts'
import type { GroupEntry, NavigationEntry } from '../../config/navigation/navigation.ts'
import type { PageSummary } from '../../page/summary.ts'

/** A row of the sidebar. */
export type Row =
  | { readonly kind: 'page'; readonly page: PageSummary }
  | { readonly kind: 'group'; readonly group: GroupEntry; readonly rows: readonly Row[] }

/** The first page below rows that can be opened. */
export function firstPage(rows: readonly Row[]): PageSummary | undefined {
  for (const row of rows) {
    const found = row.kind === 'page' ? row.page : firstPage(row.rows)
    if (found !== undefined && found.url === undefined) return found
  }
  return undefined
}

/** The part of the navigation that readers see together: one tab, one anchor, one version. */
export interface Section {
  readonly key: string
  readonly membership: Membership
  readonly rows: readonly Row[]
  /** Pages that can be opened, in the order of reading, each once. */
  readonly order: readonly PageSummary[]
  /** Place of each page in `order`. */
  readonly positions: ReadonlyMap<string, number>
  /** Names of the groups around each page, the outermost first. */
  readonly groups: ReadonlyMap<string, readonly string[]>
}

/** Names a section; equal for pages that show the same sidebar. */
export const sectionKey = ({ tab, anchor, selects }: Membership): string =>
  JSON.stringify([tab?.at ?? null, anchor?.at ?? null, selects ?? null])

/** Reads the rows of the section that `belonging` stands in. Missing and hidden pages are left out, and groups without rows. */
export function readSection(
  membership: Membership,
  navigation: readonly NavigationEntry[],
  divisions: Divisions,
  pages: ReadonlyMap<string, PageSummary>,
): Section {
  const order: PageSummary[] = []
  const places = new Map<string, number>()
  const groups = new Map<string, readonly string[]>()
  const shows = (page: PageSummary) => {
    const other = divisions.of(page.path)
    const version = page.version ?? other.version
    return (
      page.hidden !== true &&
      other.tab === membership.tab &&
      other.anchor === membership.anchor &&
      (version === undefined || membership.selects === undefined || version === membership.selects)
    )
  }
  const rowsOf = (entries: readonly NavigationEntry[], around: readonly string[]): Row[] =>
    entries.flatMap((entry): Row[] => {
      if (entry.kind === 'group') {
        const rows = rowsOf(entry.entries, entry.name.trim() === '' ? around : [...around, entry.name.trim()])
        return rows.length === 0 ? [] : [{ kind: 'group', group: entry, rows }]
      }
      const page = entry.kind === 'page' ? pages.get(entry.path) : undefined
      if (page === undefined || !shows(page)) return []
      if (page.url === undefined && !places.has(page.path)) {
        places.set(page.path, order.length)
        order.push(page)
        groups.set(page.path, around)
      }
      return [{ kind: 'page', page }]
    })
  const rows = rowsOf(navigation, [])
  return { key: sectionKey(membership), membership, rows, order, positions: places, groups }
}
