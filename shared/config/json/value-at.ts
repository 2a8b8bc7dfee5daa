import type { JsonPath } from './pointer.ts'
import { isList, isObject } from './value.ts'

/** Returns the value at `path`; `undefined` if there is none. */
export function valueAt(value: unknown, path: JsonPath): unknown {
  let found = value
  for (const step of path) {
    if (isList(found)) found = found[Number(step)]
    else found = isObject(found) && Object.hasOwn(found, step) ? found[step] : undefined
  }
  return found
}
