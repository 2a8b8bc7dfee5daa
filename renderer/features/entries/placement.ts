import { siteStore } from '../../host/scope/per-scope.ts'
import type { Site } from '../../host/scope/site.ts'
import { mayMove, type RowTarget } from './rowLocations.ts'
import type { Row, Rows } from './rows.ts'

/** Moving rows by clicks: every possible target row offers itself. */
interface Placement {
  /** Empty: nothing is being moved. */
  readonly rows: readonly Row[]
  /** Where they may go, by row. */
  readonly offers: ReadonlyMap<string, readonly RowTarget['position'][]>
  readonly onPlace: (target: RowTarget) => void
}

const NOTHING: Placement = { rows: [], offers: new Map(), onPlace: () => undefined }

/** The label of what is being moved. */
export const usePlacement = siteStore<Placement>(() => NOTHING)

/** Where `moved` may go around `row`. */
export function offersAt(tree: Rows, moved: readonly Row[], row: Row): readonly RowTarget['position'][] {
  const at = tree.locations.get(row.id)
  if (!at || moved.some(({ id }) => id === row.id)) return []
  const positions =
    row.kind === 'group' ? (['before', 'on', 'after'] as const) : (['before', 'after'] as const)
  return positions.filter(position =>
    moved.every(one => {
      const from = tree.locations.get(one.id)
      return from !== undefined && mayMove({ kind: one.kind, at: from }, { at, position })
    }),
  )
}

/** Lets the person choose a target by clicking a row, until they do or {@link stopPlacement} is called. */
export function startPlacement(
  site: Site,
  tree: Rows,
  rows: readonly Row[],
  onPlace: (target: RowTarget) => void,
): void {
  const offers = new Map(
    [...tree.byId.values()]
      .map(row => [row.id, offersAt(tree, rows, row)] as const)
      .filter(([, own]) => own.length > 0),
  )
  usePlacement.of(site).setState(
    {
      rows,
      offers,
      onPlace: target => {
        stopPlacement(site)
        onPlace(target)
      },
    },
    true,
  )
}

export const stopPlacement = (site: Site): void => usePlacement.of(site).setState(NOTHING, true)
