import { isList, isObject } from '../../../shared/config/json/value.ts'
import { isText, own } from '../../fields/base/values.ts'

const NAMES = ['group', 'name', 'source', 'anchor', 'tab', 'title'] as const

const namedAs = (item: unknown): string | undefined =>
  NAMES.map(key => own(item, key)).find((name): name is string => isText(name) && name !== '')

/** The name of a list item as people know it. */
export function nameOfItem(item: unknown): string {
  if (!isObject(item)) return isText(item) ? item : (JSON.stringify(item) ?? '')
  return namedAs(item) ?? '…'
}

/** Equal for items that are the same thing: items with the same name, and equal values. An object without a name has none. */
export function identitiesOf(item: unknown): readonly string[] {
  if (!isObject(item)) return [JSON.stringify(item) ?? '']
  const name = namedAs(item)
  return name === undefined ? [] : [`{${name}`]
}

/** Properties that an item may share with a changed version of it, each by itself: the same URL, the same pages. */
export const traitsOf = (item: unknown): readonly string[] =>
  isObject(item)
    ? Object.entries(item)
        .filter(([key, value]) => key !== 'type' && (isList(value) || isText(value)) && value.length > 1)
        .map(([key, value]) => JSON.stringify([key, value]))
    : []

/** Finds the first item, in the order of `items`, that has a key and is not in `taken` yet; returns its index. */
export function finder<Item>(
  items: readonly Item[],
  keysOf: (item: Item) => readonly string[],
  taken: ReadonlySet<number>,
): (key: string) => number | undefined {
  const byKey = new Map<string, number[]>()
  for (const [index, item] of items.entries()) {
    for (const key of keysOf(item)) {
      const found = byKey.get(key)
      if (found) found.push(index)
      else byKey.set(key, [index])
    }
  }
  for (const indexes of byKey.values()) indexes.reverse()
  return key => {
    const left = byKey.get(key) ?? []
    while (taken.has(left.at(-1) ?? -1)) left.pop()
    return left.at(-1)
  }
}
