import { isList, isObject } from '../../../shared/config/json/value.ts'

export const isText = (value: unknown): value is string => typeof value === 'string'

/** The object's own value of `key`. */
export const own = (object: unknown, key: string): unknown =>
  isObject(object) && Object.hasOwn(object, key) ? object[key] : undefined

/** The value at `path`; `undefined` if there is none. */
export function valueAt(root: unknown, path: readonly (string | number)[]): unknown {
  let value = root
  for (const step of path) value = isList(value) ? value[Number(step)] : own(value, String(step))
  return value
}
