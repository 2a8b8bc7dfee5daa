import { useState } from 'react'
import type { Key } from 'react-aria-components'
import type { Row, Rows } from '../entries/rows.ts'

/** Kept as the tree gives it: it also says where a range of rows, chosen with Shift, began. */
export type SelectedIds = ReadonlySet<Key>

/** The rows a person selected. */
export interface TreeSelection {
  readonly ids: SelectedIds
  set(ids: SelectedIds | 'all'): void
  only(id: string): void
  /** The last of them in the order they were chosen. */
  readonly last: Row | undefined
  /** What an action at `row` concerns: all selected rows when it is one of them, else it alone. */
  with(row: Row): readonly Row[]
}

export function useSelection({ byId, locations: places }: Rows): TreeSelection {
  const [ids, setIds] = useState<SelectedIds>(new Set())
  return {
    ids,
    set: next => setIds(next === 'all' ? new Set(byId.keys()) : next),
    last: byId.get(String([...ids].at(-1) ?? '')),
    // What the tree gave stays: a range begins there.
    only: id => setIds(now => (now.size === 1 && now.has(id) ? now : new Set([id]))),
    // `places` is in the order of the tree.
    with: row =>
      ids.has(row.id) ? [...places.keys()].flatMap(id => (ids.has(id) ? (byId.get(id) ?? []) : [])) : [row],
  }
}
