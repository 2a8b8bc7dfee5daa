import { field } from '../equivalents/values.ts'
import { sameValue } from '../json/equal.ts'
import type { JsonPath } from '../json/pointer.ts'
import { isList, isObject } from '../json/value.ts'
import { namesAfter, namesOf } from '../merge/identity.ts'

/** What distinguishes a value from another one, by paths in the first. */
export interface Differences {
  /** Values that the other does not have, as deep as possible. */
  readonly gone: readonly JsonPath[]
  /** Lists and objects that have more in the other, or the same in another order. */
  readonly rearranged: readonly JsonPath[]
}

/** Returns what distinguishes `one` from `other`; items of lists are compared with those of the same name. */
export function differences(one: unknown, other: unknown): Differences {
  const found = { gone: [] as JsonPath[], rearranged: [] as JsonPath[] }
  const compare = (mine: unknown, theirs: unknown, at: JsonPath): void => {
    if (sameValue(mine, theirs)) return
    if (isList(mine) && isList(theirs)) compareLists(mine, theirs, at)
    else if (isObject(mine) && isObject(theirs)) {
      for (const key of Object.keys(mine)) compare(mine[key], field(theirs, key), [...at, key])
      if (Object.keys(theirs).some(key => !Object.hasOwn(mine, key))) found.rearranged.push(at)
    } else found.gone.push(at)
  }
  const compareLists = (mine: readonly unknown[], theirs: readonly unknown[], at: JsonPath): void => {
    const positions = new Map(namesAfter(mine, theirs).map((name, index) => [name, index]))
    const matches = namesOf(mine).map(name => positions.get(name))
    for (const [index, position] of matches.entries()) {
      const path = [...at, index]
      if (position === undefined) found.gone.push(path)
      else compare(mine[index], theirs[position], path)
    }
    const kept = matches.filter(position => position !== undefined)
    const isOrdered = kept.every((position, index) => index === 0 || position > (kept[index - 1] ?? 0))
    if (!isOrdered || kept.length < theirs.length) found.rearranged.push(at)
  }
  compare(one, other, [])
  return found
}
