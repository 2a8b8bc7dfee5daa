import { isList, isObject } from './value.ts'

/** Whether two JSON values are the same; the order of keys matters only with `inOrder`. */
export function sameValue(a: unknown, b: unknown, inOrder = false): boolean {
  if (a === b) return true
  if (isList(a) && isList(b)) {
    return a.length === b.length && a.every((item, index) => sameValue(item, b[index], inOrder))
  }
  if (!isObject(a) || !isObject(b)) return false
  const [keys, others] = [Object.keys(a), Object.keys(b)]
  return (
    keys.length === others.length &&
    keys.every(
      (key, index) =>
        (!inOrder || others[index] === key) && Object.hasOwn(b, key) && sameValue(a[key], b[key], inOrder),
    )
  )
}
