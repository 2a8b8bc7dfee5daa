import { isInside, type JsonPath } from '../json/pointer.ts'
import { isList, isObject, type JsonObject } from '../json/value.ts'
import { valueAt } from '../json/value-at.ts'
import type { Change, CopyChange, MoveChange, UnwrapChange, WrapChange } from './changes.ts'
import { pathAfterRemoval } from './follow.ts'

/**
 * Returns `value` after `changes`, each made on the result of the previous one: what `editsOf` does to its
 * text. A change that does not fit leaves the value as it is.
 */
export const applyChanges = (value: unknown, changes: readonly Change[]): unknown =>
  changes.reduce(applyChange, value)

function applyChange(value: unknown, change: Change): unknown {
  switch (change.kind) {
    case 'set':
      return updated(value, change.path, () => change.value)
    case 'remove':
      return without(value, change.path)
    case 'insert':
      return withItem(value, change.path, change.index, change.value)
    case 'move':
      return withMoved(value, change)
    case 'copy':
      return withCopy(value, change)
    case 'rename':
      return withKeys(value, change.path, (_, inner) => [change.key, inner])
    case 'wrap':
      return withKeys(value, change.path, (key, inner) => wrapped(change, key, inner))
    case 'unwrap':
      return withKeys(value, change.path, (_, inner) => unwrapped(change, inner))
  }
}

type Update = (value: unknown) => unknown

/** The value with another one at `path`; missing objects and lists are created. */
function updated(value: unknown, path: JsonPath, change: Update): unknown {
  const [step, ...rest] = path
  if (step === undefined) return change(value)
  if (isList(value) || (value === undefined && typeof step === 'number')) {
    const list = isList(value) ? value : []
    const index = Number(step)
    return list.toSpliced(index, 1, updated(list[index], rest, change))
  }
  const object = isObject(value) ? value : {}
  const present = Object.hasOwn(object, step) ? object[step] : undefined
  return entriesOf([...Object.entries(object), [String(step), updated(present, rest, change)]])
}

/** An object from its entries; of a key that is there twice, the last one counts, in the first position. */
const entriesOf = (entries: readonly (readonly [string, unknown])[]): JsonObject =>
  Object.fromEntries(entries)

function without(value: unknown, path: JsonPath): unknown {
  const step = path.at(-1)
  if (step === undefined || valueAt(value, path) === undefined) return value
  return updated(value, path.slice(0, -1), parent => {
    if (isList(parent)) return parent.toSpliced(Number(step), 1)
    return entriesOf(Object.entries(Object(parent)).filter(([key]) => key !== String(step)))
  })
}

const withItem = (value: unknown, list: JsonPath, index: number, item: unknown): unknown =>
  updated(value, list, found => (isList(found) ? found : []).toSpliced(index, 0, item))

function withMoved(value: unknown, { path, list, to }: MoveChange): unknown {
  const item = valueAt(value, path)
  const target = list ?? path.slice(0, -1)
  if (item === undefined || isInside(target, path)) return value
  return withItem(without(value, path), pathAfterRemoval(target, path), to, item)
}

function withCopy(value: unknown, { path, list, to }: CopyChange): unknown {
  const item = valueAt(value, path)
  return item === undefined ? value : withItem(value, list, to, item)
}

/** The value with another key and value in place of those at `path`. */
function withKeys(
  value: unknown,
  path: JsonPath,
  change: (key: string, value: unknown) => readonly [string, unknown],
): unknown {
  const step = path.at(-1)
  const parent = valueAt(value, path.slice(0, -1))
  if (!isObject(parent) || !Object.hasOwn(parent, String(step))) return value
  return updated(value, path.slice(0, -1), () =>
    entriesOf(
      Object.entries(parent).map(([key, inner]) =>
        key === String(step) ? change(key, inner) : [key, inner],
      ),
    ),
  )
}

const wrapped = ({ key, members }: WrapChange, own: string, inner: unknown): readonly [string, unknown] => [
  key,
  [{ ...members, [own]: inner }],
]

const unwrapped = ({ key }: UnwrapChange, list: unknown): readonly [string, unknown] => [
  key,
  valueAt(list, [0, key]),
]
