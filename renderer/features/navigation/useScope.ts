import { useMemo } from 'react'
import type { DivisionKind } from '../../../shared/config/navigation/containers.ts'
import { siteStore } from '../../host/scope/per-scope.ts'
import { type Site, useSite } from '../../host/scope/site.ts'
import { ancestors, type Row, type Rows } from '../entries/rows.ts'

/** The divisions that readers choose between for the whole site. */
const KINDS: ReadonlySet<DivisionKind | undefined> = new Set<DivisionKind>(['language', 'version', 'product'])

/** A choice of one language, version or product. */
export interface ScopeLevel {
  readonly kind: DivisionKind
  readonly options: readonly Row[]
  /** `undefined`: all of them. */
  readonly chosen: Row | undefined
}

/** The part of the navigation that the tree shows. */
export interface Scope {
  readonly levels: readonly ScopeLevel[]
  readonly rows: readonly Row[]
  /** Shows one division of a level, or all if `id` is empty. */
  choose(level: number, id: string): void
}

/** The IDs of the chosen divisions, from the outermost. */
const useChosen = siteStore<{ readonly ids: readonly string[] }>(() => ({ ids: [] }))

function levelsIn(rows: readonly Row[], ids: readonly string[]): readonly ScopeLevel[] {
  const options = rows.filter(row => KINDS.has(row.division) && row.isGlobal !== true)
  const [first] = options
  if (!first?.division || options.length < 2) return []
  const chosen = options.find(row => row.id === ids[0])
  const level = { kind: first.division, options, chosen }
  return [level, ...(chosen ? levelsIn(chosen.rows, ids.slice(1)) : [])]
}

/** The choice of what the tree shows: one language, in it one version, and so on. */
export function useScope({ rows }: Rows): Scope {
  const site = useSite()
  const { ids } = useChosen(state => state)
  return useMemo(() => {
    const levels = levelsIn(rows, ids)
    const innermost = levels.findLast(({ chosen }) => chosen !== undefined)?.chosen
    return {
      levels,
      rows: innermost ? [innermost] : rows,
      choose: (level, id) => {
        const above = ids.slice(0, level)
        useChosen.of(site).setState({ ids: id === '' ? above : [...above, id] })
      },
    }
  }, [rows, ids, site])
}

/** Shows everything again if a row is outside the scope. */
export function widenScope(site: Site, rows: readonly Row[], id: string): void {
  const { ids } = useChosen.of(site).getState()
  const around = new Set([...ancestors(rows, id).map(row => row.id), id])
  const inside = ids.findIndex(chosen => !around.has(chosen))
  if (inside >= 0) useChosen.of(site).setState({ ids: ids.slice(0, inside) })
}
