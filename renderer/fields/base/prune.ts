import { sameValue } from '../../../shared/config/json/equal.ts'
import { isList, isObject } from '../../../shared/config/json/value.ts'
import { own } from './values.ts'

/**
 * Removes from `next` what nobody entered: keys without a value, and new or newly empty objects and lists.
 * What was empty in `before` stays; items of a list always stay. What is the same object in both is passed over.
 */
export function prune(before: unknown, next: unknown): unknown {
  if (next === before) return next
  if (isList(next)) {
    const kept = new Set(isList(before) ? before : [])
    return next.map((item, index) =>
      kept.has(item) ? item : (prune(twin(before, next, index), item) ?? empty(item)),
    )
  }
  if (!isObject(next)) return next
  const entries = Object.entries(next)
    .map(([key, value]) => [key, prune(own(before, key), value)] as const)
    .filter(([key, value]) => value !== undefined && !appearedEmpty(own(before, key), value))
  return Object.fromEntries(entries)
}

/** The item of `before` that became the item at `index`: an equal one, or else the one at the same position. */
function twin(before: unknown, next: readonly unknown[], index: number): unknown {
  if (!isList(before)) return undefined
  return before.find(item => sameValue(item, next[index])) ?? before[index]
}

const empty = (item: unknown): unknown => (item === undefined ? null : item)

const isEmpty = (value: unknown): boolean =>
  isList(value) ? value.length === 0 : isObject(value) && Object.keys(value).length === 0

const appearedEmpty = (before: unknown, value: unknown): boolean => isEmpty(value) && !isEmpty(before)
