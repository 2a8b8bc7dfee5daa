import { useState } from 'react'
import type { Key } from 'react-aria-components'
import type { Row, Rows } from '../entries/rows.ts'

/** Stored as the tree reports it: it also contains where a range of rows, selected with Shift, started. */
export type SelectedIds = ReadonlySet<Key>

/** The selected rows. */
export interface TreeSelection {
  readonly ids: SelectedIds
  set(ids: SelectedIds | 'all'): void
  only(id: string): void
  /** The row that was selected last. */
  readonly last: Row | undefined
  /** The rows that an action at `row` applies to: all selected rows if it is one of them, else only that row. */
  with(row: Row): readonly Row[]
}

export function useSelection({ byId, locations: places }: Rows): TreeSelection {
  const [ids, setIds] = useState<SelectedIds>(new Set())
  return {
    ids,
    set: next => setIds(next === 'all' ? new Set(byId.keys()) : next),
    last: byId.get(String([...ids].at(-1) ?? '')),
    // The tree’s own value is preserved: a range starts there.
    only: id => setIds(now => (now.size === 1 && now.has(id) ? now : new Set([id]))),
    // `places` is in tree order.
    with: row =>
      ids.has(row.id) ? [...places.keys()].flatMap(id => (ids.has(id) ? (byId.get(id) ?? []) : [])) : [row],
  }
}
