import { sameValue } from '../json/equal.ts'
import type { JsonPath } from '../json/pointer.ts'
import { isList, isObject } from '../json/value.ts'

/** One small step from a value to another. `path` is the list for `insert`, otherwise the value itself. */
export type Change =
  | { readonly kind: 'set'; readonly path: JsonPath; readonly value: unknown }
  | { readonly kind: 'remove'; readonly path: JsonPath }
  | { readonly kind: 'insert'; readonly path: JsonPath; readonly index: number; readonly value: unknown }
  | { readonly kind: 'move'; readonly path: JsonPath; readonly to: number }

/** Finds the steps from one list to another. */
export type ListSteps = (
  before: readonly unknown[],
  after: readonly unknown[],
  at: JsonPath,
) => readonly Change[]

/**
 * Returns the steps from `before` to `after`, each made on the result of the previous ones. Steps of lists
 * come from `lists`, or else compare items by their index.
 */
export function changesBetween(
  before: unknown,
  after: unknown,
  at: JsonPath = [],
  lists: ListSteps = listChanges,
): readonly Change[] {
  if (sameValue(before, after)) return []
  if (isList(before) && isList(after)) return lists(before, after, at)
  if (!isObject(before) || !isObject(after)) return [{ kind: 'set', path: at, value: after }]
  const removed = Object.keys(before)
    .filter(key => !Object.hasOwn(after, key))
    .map(key => ({ kind: 'remove' as const, path: [...at, key] }))
  const others = Object.keys(after).flatMap(key =>
    Object.hasOwn(before, key)
      ? changesBetween(before[key], after[key], [...at, key], lists)
      : [{ kind: 'set' as const, path: [...at, key], value: after[key] }],
  )
  return [...removed, ...others]
}

function listChanges(before: readonly unknown[], after: readonly unknown[], at: JsonPath): readonly Change[] {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && sameValue(before[start], after[start])) start += 1
  let tail = 0
  while (tail < shorter - start && sameValue(before.at(-1 - tail), after.at(-1 - tail))) tail += 1
  const old = before.slice(start, before.length - tail)
  const fresh = after.slice(start, after.length - tail)
  const moved = moveOf(old, fresh)
  if (moved) return [{ kind: 'move', path: [...at, start + moved.from], to: start + moved.to }]

  const both = Math.min(old.length, fresh.length)
  const changed = fresh
    .slice(0, both)
    .flatMap((value, index) => changesBetween(old[index], value, [...at, start + index]))
  const inserted = fresh
    .slice(both)
    .map((value, index) => ({ kind: 'insert' as const, path: at, index: start + both + index, value }))
  const removed = old.slice(both).map(() => ({ kind: 'remove' as const, path: [...at, start + both] }))
  return [...changed, ...inserted, ...removed]
}

/** The move of one item, if nothing else differs; `to` is its index in the result. */
function moveOf(
  old: readonly unknown[],
  fresh: readonly unknown[],
): { from: number; to: number } | undefined {
  const last = old.length - 1
  if (last < 1 || fresh.length !== old.length) return undefined
  if (sameValue([...old.slice(1), old[0]], fresh)) return { from: 0, to: last }
  if (sameValue([old[last], ...old.slice(0, last)], fresh)) return { from: last, to: 0 }
  return undefined
}
