import { isList, isObject } from '../json/value.ts'

/** Properties that identify an item of a list. */
const NAMES = [
  'group',
  'tab',
  'dropdown',
  'item',
  'product',
  'anchor',
  'version',
  'language',
  'name',
  'source',
  'title',
  'label',
] as const

const nameOf = (item: unknown): string => {
  const key = isObject(item)
    ? NAMES.find(name => typeof item[name] === 'string' && item[name] !== '')
    : undefined
  return isObject(item) && key !== undefined ? `${key} ${item[key]}` : JSON.stringify(item)
}

/**
 * Returns identifiers for the items of a list: their name, else their value; numbered if several are equal.
 */
export function namesOf(items: readonly unknown[]): readonly string[] {
  const seen = new Map<string, number>()
  return items.map(item => {
    const name = nameOf(item)
    const count = seen.get(name) ?? 0
    seen.set(name, count + 1)
    return `${count} ${name}`
  })
}

const isRelated = (one: unknown, other: unknown): boolean =>
  isObject(one) &&
  isObject(other) &&
  Object.entries(one).some(([key, value]) => {
    const isSignificant = (typeof value === 'string' || isList(value)) && value.length > 1 && key !== 'type'
    return isSignificant && JSON.stringify(value) === JSON.stringify(other[key])
  })

/**
 * Returns identifiers for the items of `other` that match those of `base`: an item with a new name at the
 * position of a missing item of `base`, with which it shares a text or a list, counts as that item renamed.
 */
export function namesAfter(base: readonly unknown[], other: readonly unknown[]): readonly string[] {
  const old = namesOf(base)
  const positions = new Map(old.map((name, index) => [name, index]))
  const names = [...namesOf(other)]
  const gone = new Set(old.filter(name => !names.includes(name)))
  let before = -1
  for (const [index, name] of names.entries()) {
    const candidate = old[before + 1]
    if (positions.has(name)) before = positions.get(name) ?? before
    else if (candidate !== undefined && gone.has(candidate) && isRelated(base[before + 1], other[index])) {
      names[index] = candidate
      gone.delete(candidate)
      before += 1
    }
  }
  return names
}
