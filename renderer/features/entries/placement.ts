import { entryKindAt } from '../../../shared/config/tree/kinds.ts'
import { siteStore } from '../../host/scope/per-scope.ts'
import type { Site } from '../../host/scope/site.ts'
import { useConfig, writtenConfig } from '../../host/site/config.ts'
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
export function offersAt(
  config: unknown,
  tree: Rows,
  moved: readonly Row[],
  row: Row,
): readonly RowTarget['position'][] {
  const at = tree.locations.get(row.id)
  if (!at || moved.some(({ id }) => id === row.id)) return []
  const positions =
    row.kind === 'group' ? (['before', 'on', 'after'] as const) : (['before', 'after'] as const)
  const movables = moved.flatMap(({ id }) => {
    const from = tree.locations.get(id)
    return from ? [{ kind: entryKindAt(config, from) ?? 'unknown', at: from }] : []
  })
  return positions.filter(position =>
    movables.every(one => mayMove(config, one, { at, position: position === 'on' ? 'into' : position })),
  )
}

/** Lets the person choose a target by clicking a row, until they do or {@link stopPlacement} is called. */
export function startPlacement(
  site: Site,
  tree: Rows,
  rows: readonly Row[],
  onPlace: (target: RowTarget) => void,
): void {
  const config = writtenConfig(useConfig.of(site).getState())
  const offers = new Map(
    [...tree.byId.values()]
      .map(row => [row.id, offersAt(config, tree, rows, row)] as const)
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
