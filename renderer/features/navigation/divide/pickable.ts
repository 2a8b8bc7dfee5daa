import type { Row } from '../../entries/rows.ts'

/** One line of the list in which pages are chosen. */
export interface PickLine {
  readonly row: Row
  readonly depth: number
  /** The name of a division that the list goes through: it cannot be chosen itself. */
  readonly isHeading: boolean
}

const isPickable = (row: Row): boolean =>
  row.generated === undefined && row.isGlobal !== true && row.url === undefined && row.kind !== 'unknown'

/** Returns the lines of rows: what is in closed groups is left out, divisions are always open. */
export function pickLines(
  rows: readonly Row[],
  isOpen: (id: string) => boolean,
  depth = 0,
): readonly PickLine[] {
  return rows.filter(isPickable).flatMap(row => {
    const isHeading = row.division !== undefined
    const inside = isHeading || isOpen(row.id) ? pickLines(row.rows, isOpen, depth + 1) : []
    return isHeading && inside.length === 0 ? [] : [{ row, depth, isHeading }, ...inside]
  })
}

/** The ticks of groups and pages; a ticked group stands for everything in it. */
export type Ticks = ReadonlySet<string>

/** How a row is ticked: itself or by a group around it, in part, or not at all. */
export type Tick = 'all' | 'some' | 'none'

const isBelow = (row: Row, ticks: Ticks): boolean =>
  row.rows.some(one => ticks.has(one.id) || isBelow(one, ticks))

/** Returns how each row is ticked, by its ID. */
export function ticksOf(rows: readonly Row[], ticks: Ticks, isInside = false): ReadonlyMap<string, Tick> {
  return new Map(
    rows.flatMap((row): readonly (readonly [string, Tick])[] => {
      const isOwn = isInside || ticks.has(row.id)
      const own = isOwn ? 'all' : isBelow(row, ticks) ? 'some' : 'none'
      return [[row.id, own], ...ticksOf(row.rows, ticks, isOwn)]
    }),
  )
}

const idsBelow = (row: Row): readonly string[] => row.rows.flatMap(one => [one.id, ...idsBelow(one)])

/** The rows around a row, from the outermost, and the row itself. */
function trailOf(rows: readonly Row[], id: string): readonly Row[] {
  for (const row of rows) {
    const inside = row.id === id ? [] : trailOf(row.rows, id)
    if (row.id === id || inside.length > 0) return [row, ...inside]
  }
  return []
}

/** Ticks a row, or takes its tick away; a group around it then has ticks of what else is in it. */
export function withTick(rows: readonly Row[], ticks: Ticks, id: string, isOn: boolean): Ticks {
  const trail = trailOf(rows, id)
  const row = trail.at(-1)
  if (!row) return ticks
  const next = new Set(ticks)
  for (const below of idsBelow(row)) next.delete(below)
  if (isOn) return joined(trail, next.add(id))
  next.delete(id)
  const from = trail.findIndex(one => ticks.has(one.id))
  for (const [index, around] of from < 0 ? [] : trail.slice(from, -1).entries()) {
    const on = trail[from + index + 1]
    next.delete(around.id)
    for (const one of around.rows) if (one !== on && isPickable(one)) next.add(one.id)
  }
  return next
}

/** A group in which everything is ticked is ticked itself. */
function joined(trail: readonly Row[], ticks: Set<string>): Ticks {
  for (const row of trail.slice(0, -1).toReversed()) {
    const inside = row.rows.filter(isPickable)
    if (row.division !== undefined || !inside.every(one => ticks.has(one.id))) break
    for (const one of inside) ticks.delete(one.id)
    ticks.add(row.id)
  }
  return ticks
}

/** Returns the paths of the ticked pages, each once. */
export function tickedPages(rows: readonly Row[], ticks: Ticks, isInside = false): ReadonlySet<string> {
  return new Set(
    rows.flatMap(row => {
      const isOwn = isInside || ticks.has(row.id)
      const own = row.kind === 'page' && isOwn ? [row.detail] : []
      return [...own, ...tickedPages(row.rows, ticks, isOwn)]
    }),
  )
}

/** Returns the rows that readers of one language, version and product share with the given ones. */
export function rowsAround(rows: readonly Row[], ids: readonly string[]): readonly Row[] {
  const [first] = ids
  const trail = first === undefined ? [] : trailOf(rows, first)
  const scope = trail.findLast(
    row =>
      (row.division === 'language' || row.division === 'version' || row.division === 'product') &&
      ids.every(id => trailOf([row], id).length > 0),
  )
  return scope ? scope.rows : rows
}
