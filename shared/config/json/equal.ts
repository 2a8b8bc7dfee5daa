import { isList, isObject } from './value.ts'

/** Whether two JSON values are the same; the order of keys does not matter. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (isList(a) && isList(b)) {
    return a.length === b.length && a.every((item, index) => sameValue(item, b[index]))
  }
  if (!isObject(a) || !isObject(b)) return false
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length &&
    keys.every(key => Object.hasOwn(b, key) && sameValue(a[key], b[key]))
  )
}
