import type { JsonPath } from '../../../shared/config/json/pointer.ts'
import { isList, isObject } from '../../../shared/config/json/value.ts'

/** `root` with `value` at `path`; missing objects are created, `undefined` removes the key. The input is not changed. */
export function assign(root: unknown, path: JsonPath, value: unknown): unknown {
  const [step, ...rest] = path
  if (step === undefined) return value
  if (typeof step === 'number' && isList(root)) {
    return root.map((item, index) => (index === step ? assign(item, rest, value) : item))
  }
  const entries = Object.entries(isObject(root) ? root : {})
  const key = String(step)
  const old = entries.find(([name]) => name === key)
  const next = assign(old?.[1], rest, value)
  if (!old) return Object.fromEntries(next === undefined ? entries : [...entries, [key, next]])
  return Object.fromEntries(
    entries.flatMap(([name, kept]) =>
      name !== key ? [[name, kept]] : next === undefined ? [] : [[name, next]],
    ),
  )
}
