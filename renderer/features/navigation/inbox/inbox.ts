import type { PageSummary } from '../../../../shared/page/summary.ts'
import type { Row, Rows } from '../../entries/rows.ts'

/** An item to sort out in the navigation. */
export type InboxItem =
  /** An entry without a file. `near`: the page that differs only in case. */
  | { readonly kind: 'missing' | 'case'; readonly id: string; readonly row: Row; readonly near?: PageSummary }
  /** A page that the navigation lists again. */
  | { readonly kind: 'twice'; readonly id: string; readonly row: Row }
  /** A page that the navigation does not list. */
  | { readonly kind: 'unlisted'; readonly id: string; readonly page: PageSummary }
  /** A page without a title of its own. */
  | { readonly kind: 'untitled'; readonly id: string; readonly row: Row; readonly page: PageSummary }

type Pages = ReadonlyMap<string, PageSummary>

const folded = (path: string): string => path.toLowerCase()

/** The version or language that contains a row: the same page may be listed once in each. */
function* rowsWithScope(rows: readonly Row[], scope = ''): Generator<readonly [Row, string]> {
  for (const row of rows) {
    yield [row, scope]
    const isScope = row.division === 'version' || row.division === 'language'
    yield* rowsWithScope(row.rows, isScope ? row.id : (row.version ?? scope))
  }
}

function fileless(row: Row, byFolded: ReadonlyMap<string, PageSummary>): InboxItem {
  const near = byFolded.get(folded(row.detail))
  return near
    ? { kind: 'case', id: `case:${row.id}`, row, near }
    : { kind: 'missing', id: `missing:${row.id}`, row }
}

/** Finds the items to sort out, in tree order, unlisted pages last. `kept`: paths that stay unlisted. */
export function findInbox(
  tree: Pick<Rows, 'rows'>,
  pages: Pages,
  kept: ReadonlySet<string>,
): readonly InboxItem[] {
  const byFolded = new Map([...pages.values()].map(page => [folded(page.path), page]))
  const seen = new Set<string>()
  const listed = new Set<string>()
  const found: InboxItem[] = []
  for (const [row, scope] of rowsWithScope(tree.rows)) {
    if (row.kind !== 'page') continue
    const page = pages.get(row.detail)
    const place = `${scope}\n${row.detail}`
    if (!page) {
      const item = fileless(row, byFolded)
      if (item.kind === 'case' && item.near) listed.add(item.near.path)
      found.push(item)
    } else if (seen.has(place)) found.push({ kind: 'twice', id: `twice:${row.id}`, row })
    else if (
      !page.titled &&
      page.url === undefined &&
      page.operation === undefined &&
      !listed.has(row.detail)
    )
      found.push({ kind: 'untitled', id: `untitled:${row.id}`, row, page })
    seen.add(place)
    listed.add(row.detail)
  }
  for (const page of pages.values()) {
    if (listed.has(page.path) || kept.has(page.path) || page.hidden) continue
    found.push({ kind: 'unlisted', id: `unlisted:${page.path}`, page })
  }
  return found
}
