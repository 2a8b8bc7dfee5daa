import { isInside, type JsonPath } from '../../../shared/config/json/pointer.ts'
import { isList } from '../../../shared/config/json/value.ts'
import { valueAt } from '../../../shared/config/json/value-at.ts'
import { type EntryKind, NAVIGATION } from '../../../shared/config/tree/kinds.ts'
import { type Place, slotFor } from '../../../shared/config/tree/slot.ts'
import { navigationEntries, rowLocations } from './rows.ts'

/** A target position in the tree, relative to a row. */
export interface RowTarget {
  readonly id: string
  readonly position: 'before' | 'after' | 'on'
}

type Locations = ReadonlyMap<string, JsonPath>

const known = new WeakMap<object, Locations>()

/** The location of every row of a configuration, by its ID; computed once for each navigation. */
export function locationsIn(config: unknown): Locations {
  const navigation = valueAt(config, NAVIGATION)
  if (typeof navigation !== 'object' || navigation === null) return new Map()
  const found = known.get(navigation) ?? rowLocations(navigationEntries(navigation))
  known.set(navigation, found)
  return found
}

/** The place that a target means; without one, or if its row is gone, the end of the navigation. */
export function placeOf(config: unknown, target: RowTarget | undefined): Place {
  const at = target && locationsIn(config).get(target.id)
  if (!target || !at) return { at: NAVIGATION, position: 'into' }
  return { at, position: target.position === 'on' ? 'into' : target.position }
}

/** An entry that may move: its kind, and where it is unless it is new. */
export interface Movable {
  readonly kind: EntryKind
  readonly at?: JsonPath
}

/** Whether an entry may be at a place: not inside itself, and only where its kind is allowed. */
export function mayMove(config: unknown, { kind, at }: Movable, place: Place): boolean {
  const isInItself =
    at !== undefined && isInside(place.at, at) && (place.position === 'into' || place.at.length > at.length)
  return !isInItself && !('key' in slotFor(config, kind, place))
}

/** The ID of the row at a location. */
export const rowAtPath = (config: unknown, path: JsonPath): string | undefined =>
  [...locationsIn(config)].find(
    ([, at]) => at.length === path.length && at.every((step, index) => step === path[index]),
  )?.[0]

/** The position of a row among its siblings, from 1. */
export function positionAmong(
  config: unknown,
  id: string,
): { readonly place: number; readonly total: number } {
  const at = locationsIn(config).get(id) ?? []
  const siblings = valueAt(config, at.slice(0, -1))
  return { place: Number(at.at(-1) ?? 0) + 1, total: isList(siblings) ? siblings.length : 0 }
}

/** The order in which items are inserted one by one at a target, so that they end up in their own order. */
export const inTurn = <T>(values: readonly T[], target: RowTarget | undefined): readonly T[] =>
  target?.position === 'after' ? values.toReversed() : values

/** Whether the navigation lists this page already. */
export const isListed = (config: unknown, path: string): boolean => locationsIn(config).has(`page:${path}`)
