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
  const custom = style.orders.get(orderKey(styleKeyOf(object), key)) ?? []
  const before = keys.findLastIndex(other => precedes(other, key, [custom, order]))
  if (before >= 0) return before + 1
  const after = keys.findIndex(other => precedes(key, other, [custom, order]))
  return after < 0 ? keys.length : after
}

/** Whether a key comes before another in the first order that has both. */
function precedes(key: string, other: string, orders: readonly (readonly string[])[]): boolean {
  const both = orders.find(order => order.includes(key) && order.includes(other))
  return both !== undefined && both.indexOf(key) < both.indexOf(other)
}

/** Returns the members of a new object, in the order of the other items of such lists. */
export function inKeyOrder(
  entries: readonly (readonly [string, unknown])[],
  styleKey: string | undefined,
  style: Style,
): readonly (readonly [string, unknown])[] {
  if (style.sorted) return entries.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  const placed: (readonly [string, unknown])[] = []
  for (const entry of entries) {
    const order = style.orders.get(orderKey(styleKey, entry[0])) ?? []
    const next = placed.findIndex(([key]) => precedes(entry[0], key, [order]))
    placed.splice(next < 0 ? placed.length : next, 0, entry)
  }
  return placed
}
