import { sameValue } from '../json/equal.ts'
import type { JsonPath } from '../json/pointer.ts'
import { isList, isObject, type JsonObject } from '../json/value.ts'

/**
 * One small step from a value to another, as plain JSON. Every path refers to the value before the step; `path`
 * is the list for `insert`, otherwise the value itself.
 */
export type Change =
  | { readonly kind: 'set'; readonly path: JsonPath; readonly value: unknown }
  | { readonly kind: 'remove'; readonly path: JsonPath }
  | { readonly kind: 'insert'; readonly path: JsonPath; readonly index: number; readonly value: unknown }
  | MoveChange
  | CopyChange
  | RenameChange
  | WrapChange
  | UnwrapChange

/**
 * Moves an item of a list, with its text, to index `to` of the result. A missing `list` is its own list; one
 * that does not exist in its object is created by index 0.
 */
export interface MoveChange {
  readonly kind: 'move'
  readonly path: JsonPath
  readonly list?: JsonPath
  readonly to: number
}

/** Copies an item of a list, with its text, to index `to` of a list that exists. */
export interface CopyChange {
  readonly kind: 'copy'
  readonly path: JsonPath
  readonly list: JsonPath
  readonly to: number
}

/** Renames the last key of `path` where it is; the object has no such key yet. */
export interface RenameChange {
  readonly kind: 'rename'
  readonly path: JsonPath
  readonly key: string
}

/**
 * Puts the key at `path` with its value into a new object with `members`, the only item of a new list under
 * `key`, in the same position: `"groups": […]` becomes `"tabs": [{"tab": "Guides", "groups": […]}]`.
 */
export interface WrapChange {
  readonly kind: 'wrap'
  readonly path: JsonPath
  readonly key: string
  readonly members: JsonObject
}

/** The reverse of a wrap: replaces the list at `path` and its only item by the `key` of that item. */
export interface UnwrapChange {
  readonly kind: 'unwrap'
  readonly path: JsonPath
  readonly key: string
}

/** Finds the steps from one list to another. */
type ListSteps = (before: readonly unknown[], after: readonly unknown[], at: JsonPath) => readonly Change[]

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
