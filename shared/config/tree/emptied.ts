import type { Change } from '../edit/changes.ts'
import type { JsonPath } from '../json/pointer.ts'
import { isList, isObject } from '../json/value.ts'
import { valueAt } from '../json/value-at.ts'
import { isNewer } from '../schema/form.ts'
import { hasContent } from './new-entry.ts'

/** The lists that may be empty in the newer form. */
const MAY_BE_EMPTY: ReadonlySet<unknown> = new Set(['pages', 'menu', 'products', 'dropdowns'])

/**
 * Returns the changes that make a list valid again from which entries were taken: most lists of the newer form must
 * not be empty. The level has no pages then, unless it has other content.
 */
export function afterEmptying(config: unknown, list: JsonPath): readonly Change[] {
  const value = valueAt(config, list)
  const [key, level] = [list.at(-1), list.slice(0, -1)]
  if (!isList(value) || value.length > 0 || level.at(-1) === 'global' || key === 'pages') return []
  if (!isNewer(config))
    return level.length === 0 && key !== 'navigation' ? [{ kind: 'remove', path: list }] : []
  if (MAY_BE_EMPTY.has(key)) return []
  const others = Object.entries(Object(valueAt(config, level))).filter(([name]) => name !== key)
  return isObject(valueAt(config, level)) && hasContent(Object.fromEntries(others))
    ? [{ kind: 'remove', path: list }]
    : [{ kind: 'rename', path: list, key: 'pages' }]
}
