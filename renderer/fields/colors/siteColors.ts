import type { JsonPath } from '../../../shared/config/json/pointer.ts'
import { isObject, type JsonObject } from '../../../shared/config/json/value.ts'
import { assign } from '../base/assign.ts'
import { nearestReadable, roleOf } from '../base/colorRoles.ts'
import { isText, own, valueAt } from '../base/values.ts'
import { contrastOf, inCaseOf, readColor } from './color.ts'

const ROLES: readonly JsonPath[] = [
  ['colors', 'primary'],
  ['colors', 'light'],
  ['colors', 'dark'],
]

/** `colors` with the nearest readable colors for both modes, each in its own hue; `undefined` if all are readable. */
export function readableColors(config: JsonObject): JsonObject | undefined {
  let next: unknown = config
  for (const path of ROLES) {
    const written = valueAt(next, path)
    const color = isText(written) ? readColor(written) : undefined
    const role = roleOf(next, path)
    if (color === undefined || !role || contrastOf(color, role.other) >= role.needed) continue
    next = assign(next, path, inCaseOf(color, nearestReadable(color, role)))
  }
  const colors = own(next, 'colors')
  return next !== config && isObject(colors) ? colors : undefined
}
