import { isList, isObject } from '../json/value.ts'

/** What people know an item of a list by. */
const NAMES = ['group', 'tab', 'anchor', 'version', 'language', 'name', 'source', 'title', 'label'] as const

const nameOf = (item: unknown): string => {
  const key = isObject(item)
    ? NAMES.find(name => typeof item[name] === 'string' && item[name] !== '')
    : undefined
  return isObject(item) && key !== undefined ? `${key} ${item[key]}` : JSON.stringify(item)
}

/** Returns what tells the items of one list apart: their name, else their value; a number for those alike. */
export function namesOf(items: readonly unknown[]): readonly string[] {
  const seen = new Map<string, number>()
  return items.map(item => {
    const name = nameOf(item)
    const count = seen.get(name) ?? 0
    seen.set(name, count + 1)
    return `${count} ${name}`
  })
}

const isKin = (one: unknown, other: unknown): boolean =>
  isObject(one) &&
  isObject(other) &&
  Object.entries(one).some(([key, value]) => {
    const isTelling = (typeof value === 'string' || isList(value)) && value.length > 1 && key !== 'type'
    return isTelling && JSON.stringify(value) === JSON.stringify(other[key])
  })

/**
 * Returns names for the items of `other` under which the items of `base` know them: an item that has another
 * name but stands where one of `base` is missing, and shares a text or a list with it, is that one renamed.
 */
export function namesAfter(base: readonly unknown[], other: readonly unknown[]): readonly string[] {
  const old = namesOf(base)
  const places = new Map(old.map((name, index) => [name, index]))
  const names = [...namesOf(other)]
  const gone = new Set(old.filter(name => !names.includes(name)))
  let before = -1
  for (const [index, name] of names.entries()) {
    const candidate = old[before + 1]
    if (places.has(name)) before = places.get(name) ?? before
    else if (candidate !== undefined && gone.has(candidate) && isKin(base[before + 1], other[index])) {
      names[index] = candidate
      gone.delete(candidate)
      before += 1
    }
  }
  return names
}
