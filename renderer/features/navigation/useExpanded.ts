import { useMemo, useRef } from 'react'
import { siteStore } from '../../host/scope/per-scope.ts'
import { useSite } from '../../host/scope/site.ts'
import type { Row, Rows } from '../entries/rows.ts'
import { collapsedAtFirst, LARGE } from './foldedRows.ts'

/** Which groups are expanded. New groups are; a group that a person collapsed stays collapsed. */
export interface Expanded {
  readonly keys: ReadonlySet<string>
  set(keys: readonly string[]): void
  toggle(id: string): void
  /** Expands these groups. */
  show(ids: readonly string[]): void
}

const NONE: ReadonlySet<string> = new Set()

const groupsOf = (rows: Iterable<Row>): string[] =>
  [...rows].filter(row => row.kind === 'group').map(row => row.id)

/** The groups that are collapsed, once a person has expanded or collapsed one. Remembered for each folder. */
const useCollapsed = siteStore<{ readonly ids: ReadonlySet<string> | undefined }>(
  site => {
    const kept = site.memory.read('collapsed')
    return { ids: Array.isArray(kept) ? new Set(kept.filter(id => typeof id === 'string')) : undefined }
  },
  (site, store) => {
    store.subscribe(({ ids }) => site.memory.keep('collapsed', [...(ids ?? [])]))
  },
)

/** Stores the collapsed groups rather than the expanded ones; `all` expands everything temporarily. */
export function useExpanded({ rows, byId }: Rows, all: boolean): Expanded {
  const site = useSite()
  const chosen = useCollapsed(({ ids }) => ids)
  const first = useRef<ReadonlySet<string>>(undefined)
  if (first.current === undefined && byId.size > 0)
    first.current = byId.size > LARGE ? collapsedAtFirst(rows) : new Set()
  const closed = chosen ?? first.current ?? NONE
  const setClosed = (change: (before: ReadonlySet<string>) => ReadonlySet<string>) =>
    useCollapsed.of(site).setState(({ ids }) => ({ ids: change(ids ?? first.current ?? NONE) }))
  const groups = useMemo(() => groupsOf(byId.values()), [byId])
  // The tree walks through all of its rows whenever this set is another object.
  const keys = useMemo(
    () => new Set(all ? groups : groups.filter(id => !closed.has(id))),
    [all, groups, closed],
  )
  return {
    keys,
    set: open => {
      const shown = new Set(open)
      setClosed(() => new Set(groups.filter(id => !shown.has(id))))
    },
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
