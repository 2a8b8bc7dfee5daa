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

/** Whether two JSON values are equal; key order matters only with `inOrder`. */
export function same(one: unknown, other: unknown, inOrder = false): boolean {
  if (Object.is(one, other)) return true
  if (isList(one) && isList(other)) {
    return one.length === other.length && one.every((item, index) => same(item, other[index], inOrder))
  }
  if (!isObject(one) || !isObject(other)) return false
  const [keys, others] = [Object.keys(one), Object.keys(other)]
  return (
    keys.length === others.length &&
    keys.every(
      (key, index) =>
        (!inOrder || others[index] === key) &&
        Object.hasOwn(other, key) &&
        same(one[key], other[key], inOrder),
    )
  )
}
