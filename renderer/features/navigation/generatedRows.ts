import type { PageSummary } from '../../../shared/page/summary.ts'
import type { GeneratedEntry } from '../../../shared/site/api/api-outline.ts'
import { operationsOf } from '../../host/site/generated-entries.ts'
import type { GeneratedFrom, Row } from '../entries/rows.ts'

/** A row of the tree that is generated from an API file. */
export interface GeneratedRow extends Row {
  readonly generated: GeneratedFrom
  readonly rows: readonly GeneratedRow[]
}

type Pages = ReadonlyMap<string, PageSummary>

const TOP = 'made:'

/** The rows that API files add to the navigation, in the order of readers. */
export function generatedRows(entries: readonly GeneratedEntry[], pages: Pages): readonly GeneratedRow[] {
  const seen = new Map<string, number>()
  const identify = (base: string): string => {
    const count = seen.get(base) ?? 0
    seen.set(base, count + 1)
    return count === 0 ? base : `${base}#${count}`
  }
  const visit = (entry: GeneratedEntry, above: string): GeneratedRow =>
    entry.kind === 'page'
      ? pageRow(entry, identify(`made:${entry.page}`), { pages, isOutermost: above === TOP })
      : groupRow(entry, above)
  const groupRow = (entry: GeneratedEntry & { readonly kind: 'group' }, above: string): GeneratedRow => {
    const id = identify(`${above}/${entry.name}`)
    return {
      ...{ id, kind: 'group', label: entry.name, detail: '', repeated: false },
      rows: entry.entries.map(child => visit(child, id)),
      generated: {
        isOutermost: above === TOP,
        isWhole: entry.entries.some(({ kind }) => kind === 'group'),
        operations: operationsOf(entry.entries),
      },
    }
  }
  return entries.map(entry => visit(entry, TOP))
}

function pageRow(
  { page, operation }: GeneratedEntry & { readonly kind: 'page' },
  id: string,
  { pages, isOutermost }: { readonly pages: Pages; readonly isOutermost: boolean },
): GeneratedRow {
  const written = operation.state === 'written' ? pages.get(page) : undefined
  return {
    id,
    kind: 'page',
    label: written?.sidebarTitle ?? written?.title ?? operation.title,
    detail: page,
    operation: operation.name,
    ...(written ? { file: written.file } : {}),
    ...(written?.icon === undefined ? {} : { icon: written.icon }),
    repeated: false,
    rows: [],
    generated: { isOutermost, isWhole: false, operations: [operation] },
  }
}

/** Removes the pages that are listed, and groups without other pages. */
export const without = (
  entries: readonly GeneratedEntry[],
  isListed: (path: string) => boolean,
): readonly GeneratedEntry[] =>
  entries.flatMap((entry): readonly GeneratedEntry[] => {
    if (entry.kind === 'page') return isListed(entry.page) ? [] : [entry]
    const inside = without(entry.entries, isListed)
    return inside.length === 0 ? [] : [{ ...entry, entries: inside }]
  })

/** Every row, including nested ones, by its ID. */
export function byIdOf(rows: readonly GeneratedRow[]): ReadonlyMap<string, GeneratedRow> {
  const found = new Map<string, GeneratedRow>()
  const visit = (row: GeneratedRow) => {
    found.set(row.id, row)
    row.rows.forEach(visit)
  }
  rows.forEach(visit)
  return found
}
