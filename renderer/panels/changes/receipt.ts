import type { JsonPath } from '../../../shared/config/pointer.ts'
import { assign } from '../../fields/assign.ts'
import { isList, isObject, isText, own, same, valueAt } from '../../fields/values.ts'

/** One change of docs.json as a person would tell it. Paths are those of the file as it is now. */
export type Told =
  /** A value is another one, is new (no `before`) or is gone (no `after`). */
  | { readonly kind: 'value'; readonly path: JsonPath; readonly before: unknown; readonly after: unknown }
  | { readonly kind: 'added'; readonly list: JsonPath; readonly index: number; readonly item: unknown }
  | { readonly kind: 'removed'; readonly list: JsonPath; readonly index: number; readonly item: unknown }
  /** `to`: its index now; `from`: its index in what the list was. */
  | {
      readonly kind: 'moved'
      readonly list: JsonPath
      readonly from: number
      readonly to: number
      readonly item: unknown
    }
  /** From one list to another. */
  | {
      readonly kind: 'carried'
      readonly item: unknown
      readonly from: { readonly list: JsonPath; readonly index: number }
      readonly to: { readonly list: JsonPath; readonly index: number }
    }

const NAMES = ['group', 'name', 'source', 'anchor', 'tab', 'title'] as const

/** What people call an item of a list. */
export function nameOfItem(item: unknown): string {
  if (!isObject(item)) return isText(item) ? item : (JSON.stringify(item) ?? '')
  return NAMES.map(key => own(item, key)).find((name): name is string => isText(name) && name !== '') ?? '…'
}

const isAlike = (one: unknown, other: unknown): boolean =>
  isObject(one) && isObject(other)
    ? nameOfItem(one) !== '…' && nameOfItem(one) === nameOfItem(other)
    : same(one, other)

/** They have a value in common that says something: the same address, the same pages. */
const isKin = (one: unknown, other: unknown): boolean =>
  isObject(one) &&
  isObject(other) &&
  Object.entries(one).some(
    ([key, value]) =>
      (isList(value) || isText(value)) && value.length > 1 && key !== 'type' && same(value, own(other, key)),
  )

/** For each item now the index of what it was; -1 for a new one. */
function origins(before: readonly unknown[], after: readonly unknown[]): readonly number[] {
  const taken = new Set<number>()
  const take = (fits: (was: unknown, index: number) => boolean) => {
    const index = before.findIndex((was, at) => !taken.has(at) && fits(was, at))
    if (index >= 0) taken.add(index)
    return index
  }
  const first = after.map(item => take(was => isAlike(was, item)))
  return first.map((found, at) => (found >= 0 ? found : take(was => isKin(was, after[at]))))
}

/** Indexes in `order` that must move so that the rest ascends: as few as can be, the earlier of two that swapped. */
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

/** Longer lists are told as one value: what moved in them is not sought. */
const LONGEST = 1500

function listChanges(before: readonly unknown[], after: readonly unknown[], list: JsonPath): readonly Told[] {
  if (before.length > LONGEST || after.length > LONGEST) return [{ kind: 'value', path: list, before, after }]
  const from = origins(before, after)
  const kept = [...after.keys()].filter(index => (from[index] ?? -1) >= 0)
  const moving = movers(kept.map(index => from[index] ?? 0))
  const told: Told[] = []
  for (const [index, was] of before.entries()) {
    if (!from.includes(index)) told.push({ kind: 'removed', list, index, item: was })
  }
  for (const [index, item] of after.entries()) {
    const origin = from[index] ?? -1
    if (origin < 0) told.push({ kind: 'added', list, index, item })
    else {
      if (moving.has(kept.indexOf(index))) told.push({ kind: 'moved', list, from: origin, to: index, item })
      told.push(...changesOf(before[origin], item, [...list, index]))
    }
  }
  return told
}

function changesOf(before: unknown, after: unknown, path: JsonPath): readonly Told[] {
  if (same(before, after)) return []
  if (isList(before) && isList(after)) return listChanges(before, after, path)
  if (!isObject(before) || !isObject(after)) return [{ kind: 'value', path, before, after }]
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...keys].flatMap(key => changesOf(own(before, key), own(after, key), [...path, key]))
}

/** What goes from one list and comes into another was carried there. */
function carried(told: readonly Told[]): readonly Told[] {
  const rest = [...told]
  return told
    .flatMap((one): readonly Told[] => {
      if (!rest.includes(one)) return []
      if (one.kind !== 'removed') return [one]
      const there = rest.find(other => other.kind === 'added' && isAlike(other.item, one.item))
      if (there?.kind !== 'added') return [one]
      rest.splice(rest.indexOf(there), 1)
      const { list, index, item } = there
      return [{ kind: 'carried', item, from: { list: one.list, index: one.index }, to: { list, index } }]
    })
    .filter(one => one.kind !== 'added' || rest.includes(one))
}

/** What changed from one docs.json to another, as few things as can be. */
export const receiptOf = (before: unknown, after: unknown): readonly Told[] =>
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

/** `now` as it would be without this one change. */
export function withoutChange(now: unknown, told: Told): unknown {
  switch (told.kind) {
    case 'value':
      return assign(now, told.path, told.before)
    case 'added':
      return without(now, told.list, told.index)
    case 'removed':
      return withItem(now, told.list, told.index, told.item)
    case 'moved':
      return withItem(without(now, told.list, told.to), told.list, told.from, told.item)
    case 'carried': {
      const back = withItem(now, told.from.list, told.from.index, told.item)
      return without(back, told.to.list, told.to.index)
    }
  }
}
