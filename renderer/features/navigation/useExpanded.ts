import { useMemo, useState } from 'react'
import type { Row, Rows } from '../entries/rows.ts'

/** Which groups are expanded. New groups are; a group that a person collapsed stays collapsed. */
export interface Expanded {
  readonly keys: ReadonlySet<string>
  set(keys: readonly string[]): void
  toggle(id: string): void
  /** Expands these groups. */
  show(ids: readonly string[]): void
}

const groupsOf = (rows: Iterable<Row>): string[] =>
  [...rows].filter(row => row.kind === 'group').map(row => row.id)

/** Stores the collapsed groups rather than the expanded ones; `all` expands everything temporarily. */
export function useExpanded({ byId }: Rows, all: boolean): Expanded {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const groups = useMemo(() => groupsOf(byId.values()), [byId])
  // The tree walks through all of its rows whenever this set is another object.
  const keys = useMemo(
    () => new Set(all ? groups : groups.filter(id => !closed.has(id))),
    [all, groups, closed],
  )
  return {
    keys,
    set: keys => setClosed(new Set(groups.filter(id => !keys.includes(id)))),
    toggle: id =>
      setClosed(before => {
        const next = new Set(before)
        if (!next.delete(id)) next.add(id)
        return next
      }),
    show: ids =>
      setClosed(before =>
        ids.some(id => before.has(id)) ? new Set([...before].filter(id => !ids.includes(id))) : before,
      ),
  }
}
