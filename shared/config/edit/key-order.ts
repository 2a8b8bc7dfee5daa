import type { JsonNode } from '../json/parse.ts'
import { orderKey, type Style, styleKeyOf } from './style.ts'

/** What decides where a new key goes. */
export interface KeyHabits {
  /** The default order; keys it does not name stay where they are. */
  readonly order: readonly string[]
  readonly style: Style
}

const isSorted = (keys: readonly string[]): boolean =>
  keys.every((key, index) => index === 0 || String(keys[index - 1]) <= key)

/**
 * Returns the index of a new key: by the alphabet in a file that sorts its keys, else where other items of such lists
 * have it, else by the default order.
 */
export function indexOfNewKey(object: JsonNode, key: string, { order, style }: KeyHabits): number {
  const keys = (object.children ?? []).map(child => String(child.children?.[0]?.value))
  if (style.sorted && isSorted(keys)) {
    const next = keys.findIndex(other => other > key)
    return next < 0 ? keys.length : next
  }
  return indexByOrder(keys, key, style.orders.get(orderKey(styleKeyOf(object), key)) ?? order)
}

/** After the last key that precedes it in `order`, else before the first that follows it. */
function indexByOrder(keys: readonly string[], key: string, order: readonly string[]): number {
  const ranks = keys.map(other => order.indexOf(other))
  const own = order.indexOf(key)
  const before = ranks.findLastIndex(rank => rank >= 0 && rank < own)
  if (before >= 0) return before + 1
  const after = own < 0 ? -1 : ranks.findIndex(rank => rank > own)
  return after < 0 ? keys.length : after
}

/** Returns the members of a new object in the order that is customary for objects in its position. */
export function inKeyOrder(
  entries: readonly (readonly [string, unknown])[],
  styleKey: string | undefined,
  style: Style,
): readonly (readonly [string, unknown])[] {
  if (style.sorted) return entries.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  const placed: (readonly [string, unknown])[] = []
  for (const entry of entries) {
    const order = style.orders.get(orderKey(styleKey, entry[0])) ?? []
    const keys = placed.map(([key]) => key)
    placed.splice(indexByOrder(keys, entry[0], order), 0, entry)
  }
  return placed
}
