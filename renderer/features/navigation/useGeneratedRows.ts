import { useMemo, useState } from 'react'
import { useGeneratedEntries } from '../../host/site/generated-entries.ts'
import { usePages } from '../../host/site/pages.ts'
import type { Row, Rows } from '../entries/rows.ts'
import { filterRows } from '../entries/useRows.ts'
import { byIdOf, type GeneratedRow, generatedRows, without } from './generatedRows.ts'

/** The rows that API files add below those of docs.json. */
export interface GeneratedTree {
  readonly rows: readonly Row[]
  readonly byId: ReadonlyMap<string, GeneratedRow>
  /** The expanded groups. */
  readonly open: ReadonlySet<string>
  toggle(id: string): void
  /** Replaces the set of expanded groups. */
  set(ids: readonly string[]): void
}

/** With more operations than this only the outermost groups are expanded at first. */
const FEW = 60

/** The visible rows: a collapsed group is drawn without its contents, which may be thousands of rows. */
const drawn = (row: GeneratedRow, open: ReadonlySet<string>): GeneratedRow =>
  row.kind === 'group' ? { ...row, rows: open.has(row.id) ? row.rows.map(one => drawn(one, open)) : [] } : row

/** The rows that API files add after those of docs.json, filtered by the search text. */
export function useGeneratedTree({ byId: named }: Rows, filterText: string): GeneratedTree {
  const entries = useGeneratedEntries()
  const pages = usePages()
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set())
  const all = useMemo(() => {
    // Rows that were just added to docs.json are not shown twice while the host has not caught up.
    const isListed = (path: string) => named.has(`page:${path}`)
    return generatedRows(without(entries, isListed), pages)
  }, [entries, named, pages])
  const byId = useMemo(() => byIdOf(all), [all])
  const open = useMemo(() => {
    const groups = [...byId.values()].filter(({ kind }) => kind === 'group')
    const count = all.reduce((sum, { generated: made }) => sum + made.operations.length, 0)
    const opens = ({ generated: made }: GeneratedRow) => count <= FEW || made.isOutermost
    return new Set(
      groups.filter(row => filterText !== '' || opens(row) !== changed.has(row.id)).map(({ id }) => id),
    )
  }, [all, byId, changed, filterText])
  const rows = useMemo(
    () => (filterText === '' ? all.map(row => drawn(row, open)) : filterRows(all, filterText)),
    [all, open, filterText],
  )
  const toggle = (id: string) =>
    setChanged(before => new Set(before.has(id) ? [...before].filter(one => one !== id) : [...before, id]))
  return {
    rows,
    byId,
    open,
    toggle,
    set: ids => {
      const now = new Set(ids)
      for (const [id, { kind }] of byId) if (kind === 'group' && now.has(id) !== open.has(id)) toggle(id)
    },
  }
}
