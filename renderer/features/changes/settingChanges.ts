import { sameValue } from '../../../shared/config/json/equal.ts'
import type { JsonPath } from '../../../shared/config/json/pointer.ts'
import { isList, isObject } from '../../../shared/config/json/value.ts'
import { assign } from '../../fields/base/assign.ts'
import { own, valueAt } from '../../fields/base/values.ts'
import { finder, identitiesOf, traitsOf } from './itemIdentity.ts'

/** One change in docs.json as a person would describe it. Paths are those of the current file. */
export type ConfigChange =
  /** A value changed, was added (no `before`) or was removed (no `after`). */
  | { readonly kind: 'value'; readonly path: JsonPath; readonly before: unknown; readonly after: unknown }
  | { readonly kind: 'added'; readonly list: JsonPath; readonly index: number; readonly item: unknown }
  | { readonly kind: 'removed'; readonly list: JsonPath; readonly index: number; readonly item: unknown }
  /** `to`: its current index; `from`: its index in the former list. */
  | {
      readonly kind: 'moved'
      readonly list: JsonPath
      readonly from: number
      readonly to: number
      readonly item: unknown
    }
  /** The keys of an object are in another order, which readers see. */
  | {
      readonly kind: 'order'
      readonly path: JsonPath
      readonly before: readonly string[]
      readonly after: readonly string[]
    }
  /** From one list to another. */
  | {
      readonly kind: 'carried'
      readonly item: unknown
      readonly from: { readonly list: JsonPath; readonly index: number }
      readonly to: { readonly list: JsonPath; readonly index: number }
    }

/** For each current item, the index of its former version; -1 for a new one. */
function origins(before: readonly unknown[], after: readonly unknown[]): readonly number[] {
  const taken = new Set<number>()
  const takeBy = (keysOf: (item: unknown) => readonly string[]) => {
    const find = finder(before, keysOf, taken)
    return (item: unknown) => {
      const found = keysOf(item).flatMap(key => find(key) ?? [])
      const index = found.length === 0 ? -1 : Math.min(...found)
      if (index >= 0) taken.add(index)
      return index
    }
  }
  const first = after.map(takeBy(identitiesOf))
  const takeKin = takeBy(traitsOf)
  return first.map((found, at) => (found >= 0 ? found : takeKin(after[at])))
}

/** Indexes in `order` that must move so that the others ascend: as few as possible, the earlier of two that swapped. */
function movers(order: readonly number[]): ReadonlySet<number> {
  const best: number[] = []
  const last: number[] = []
  for (const [index, value] of order.entries()) {
    let [length, previous] = [0, -1]
    for (let at = 0; at < index; at += 1) {
      if ((order[at] ?? 0) < value && (best[at] ?? 0) >= length) [length, previous] = [best[at] ?? 0, at]
    }
    best.push(length + 1)
    last.push(previous)
  }
  const stay = new Set<number>()
  for (let at = best.lastIndexOf(Math.max(...best)); at >= 0; at = last[at] ?? -1) stay.add(at)
  return new Set([...order.keys()].filter(index => !stay.has(index)))
}

/** Longer lists are shown as one value, without looking for moves. */
const LONGEST = 1500

function listChanges(
  before: readonly unknown[],
  after: readonly unknown[],
  list: JsonPath,
): readonly ConfigChange[] {
  if (before.length > LONGEST || after.length > LONGEST) return [{ kind: 'value', path: list, before, after }]
  const from = origins(before, after)
  const kept = [...after.keys()].filter(index => (from[index] ?? -1) >= 0)
  const moving = movers(kept.map(index => from[index] ?? 0))
  const places = new Map(kept.map((index, place) => [index, place]))
  const known = new Set(from)
  const told: ConfigChange[] = []
  for (const [index, was] of before.entries()) {
    if (!known.has(index)) told.push({ kind: 'removed', list, index, item: was })
  }
  for (const [index, item] of after.entries()) {
    const origin = from[index] ?? -1
    if (origin < 0) told.push({ kind: 'added', list, index, item })
    else {
      if (moving.has(places.get(index) ?? -1))
        told.push({ kind: 'moved', list, from: origin, to: index, item })
      told.push(...changesOf(before[origin], item, [...list, index]))
    }
  }
  return told
}

/** The objects whose keys are shown in file order. */
const isOrdered = (path: JsonPath): boolean => path.length === 1 && path[0] === 'footerSocials'

function orderOf(before: object, after: object, path: JsonPath): readonly ConfigChange[] {
  const old = Object.keys(before).filter(key => Object.hasOwn(after, key))
  const now = Object.keys(after).filter(key => Object.hasOwn(before, key))
  return sameValue(old, now) ? [] : [{ kind: 'order', path, before: old, after: now }]
}

function changesOf(before: unknown, after: unknown, path: JsonPath): readonly ConfigChange[] {
  if (sameValue(before, after, path.length < 2)) return []
  if (isList(before) && isList(after)) return listChanges(before, after, path)
  if (!isObject(before) || !isObject(after)) return [{ kind: 'value', path, before, after }]
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  const told = [...keys].flatMap(key => changesOf(own(before, key), own(after, key), [...path, key]))
  return isOrdered(path) ? [...told, ...orderOf(before, after, path)] : told
}

/** An item removed from one list and added to another was moved there. */
function carried(told: readonly ConfigChange[]): readonly ConfigChange[] {
  const taken = new Set<number>()
  const find = finder(told, one => (one.kind === 'added' ? identitiesOf(one.item) : []), taken)
  const rest = told.map((one): ConfigChange => {
    if (one.kind !== 'removed') return one
    const [there = -1] = identitiesOf(one.item).flatMap(key => find(key) ?? [])
    const found = told[there]
    if (found?.kind !== 'added') return one
    taken.add(there)
    const { list, index, item } = found
    return { kind: 'carried', item, from: { list: one.list, index: one.index }, to: { list, index } }
  })
  return rest.filter((_, at) => !taken.has(at))
}

/** The changes from one docs.json to another, as few as possible. */
export const receiptOf = (before: unknown, after: unknown): readonly ConfigChange[] =>
  carried(changesOf(before, after, []))

const without = (root: unknown, list: JsonPath, index: number): unknown => {
  const items = valueAt(root, list)
  return isList(items)
    ? assign(
        root,
        list,
        items.filter((_, at) => at !== index),
      )
    : root
}

const withItem = (root: unknown, list: JsonPath, index: number, item: unknown): unknown => {
  const items = valueAt(root, list)
  return isList(items) ? assign(root, list, [...items.slice(0, index), item, ...items.slice(index)]) : root
}

/** `now` without this one change. */
export function withoutChange(now: unknown, told: ConfigChange): unknown {
  switch (told.kind) {
    case 'value':
      return assign(now, told.path, told.before)
    case 'order': // the value is the same; see takenBack
      return now
    case 'added':
      return without(now, told.list, told.index)
    case 'removed':
      return withItem(now, told.list, told.index, told.item)
    case 'moved':
      return withItem(without(now, told.list, told.to), told.list, told.from, told.item)
    case 'carried': {
      // paths are valid while the outer list is in its current state: it changes last
      const { from, to, item } = told
      const isInside = from.list.every((step, at) => step === to.list[at])
      if (isInside) return withItem(without(now, to.list, to.index), from.list, from.index, item)
      return without(withItem(now, from.list, from.index, item), to.list, to.index)
    }
  }
}
