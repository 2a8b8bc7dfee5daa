import type { JsonPath } from '../json/pointer.ts'
import { isList, isObject, type JsonObject } from '../json/value.ts'

/** Whether a JSON value is a list of texts. */
export const isTexts = (value: unknown): value is readonly string[] =>
  isList(value) && value.every(item => typeof item === 'string')

/** Returns a non-empty text; `undefined` for any other value. */
export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined

/** Returns a field of an object; `undefined` if it has no such own property. */
export const field = (value: unknown, key: string): unknown =>
  isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined

/** Returns an object without these fields. */
export const without = (fields: JsonObject, keys: readonly string[]): JsonObject =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => !keys.includes(key)))

/** Returns the object without the value at `path`, and without objects around it that become empty. */
export function withoutAt(fields: JsonObject, path: JsonPath): JsonObject {
  const [first, ...rest] = path
  const key = String(first)
  const inner = field(fields, key)
  if (rest.length === 0) return without(fields, [key])
  if (!isObject(inner)) return fields
  const left = withoutAt(inner, rest)
  if (Object.keys(left).length === 0) return without(fields, [key])
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, name === key ? left : value]),
  )
}

/** Returns the object with `value` at `path`; anything on the way that is no object is replaced. */
export function withAt(fields: JsonObject, path: JsonPath, value: unknown): JsonObject {
  const [first, ...rest] = path
  const key = String(first)
  const inner = field(fields, key)
  const put = rest.length === 0 ? value : withAt(isObject(inner) ? inner : {}, rest, value)
  const entries = Object.entries(fields)
  return Object.hasOwn(fields, key)
    ? Object.fromEntries(entries.map(([name, old]) => [name, name === key ? put : old]))
    : Object.fromEntries([...entries, [key, put]])
}

/** Returns the object with some of its fields renamed, in the same order. */
export const renamed = (fields: JsonObject, names: Readonly<Record<string, string>>): JsonObject =>
  Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [
      Object.hasOwn(names, key) ? (names[key] ?? key) : key,
      value,
    ]),
  )

/** Whether a member of a navigation is a group without pages at any depth. */
export const isEmptyGroup = (item: unknown): boolean => {
  if (!isObject(item)) return false
  return !isList(item.pages) || item.pages.every(isEmptyGroup)
}
