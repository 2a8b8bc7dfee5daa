import { sameValue } from '../json/equal.ts'
import type { JsonPath } from '../json/pointer.ts'
import { isList, isObject } from '../json/value.ts'
import { mergeLists } from './list.ts'

/** A setting that both sides changed differently. `undefined`: the side does not have it. */
export interface ValueOverlap {
  /** Stays the same whatever is chosen for other overlaps. */
  readonly id: string
  /** Its path in the file on disk, also if it is missing there. */
  readonly path: JsonPath
  /** `order`: the two sides are whole lists that only differ in order. */
  readonly kind: 'value' | 'order'
  readonly base: unknown
  readonly mine: unknown
  readonly disk: unknown
}

/** A value that combines both sides. */
interface MergedValue {
  readonly value: unknown
  readonly overlaps: readonly ValueOverlap[]
}

/** The chosen side of each overlap, by its id; the disk's by default. */
export type Choices = ReadonlyMap<string, 'mine' | 'disk'>

interface Sides {
  readonly base: unknown
  readonly mine: unknown
  readonly disk: unknown
}

class Merger {
  readonly overlaps: ValueOverlap[] = []
  readonly #choices: Choices

  constructor(choices: Choices) {
    this.#choices = choices
  }

  merge(sides: Sides, path: JsonPath, id: string): unknown {
    const { base, mine, disk } = sides
    if (sameValue(mine, disk) || sameValue(base, mine)) return disk
    if (sameValue(base, disk)) return mine
    if (isObject(mine) && isObject(disk))
      return this.#objects(isObject(base) ? base : {}, { mine, disk }, path, id)
    if (isList(mine) && isList(disk)) return this.#lists(isList(base) ? base : [], { mine, disk }, path, id)
    return this.#open({ ...sides, path, id, kind: 'value' }) === 'mine' ? mine : disk
  }

  #open(overlap: ValueOverlap): 'mine' | 'disk' {
    this.overlaps.push(overlap)
    return this.#choices.get(overlap.id) ?? 'disk'
  }

  #objects(
    base: Readonly<Record<string, unknown>>,
    { mine, disk }: { readonly mine: object; readonly disk: object },
    path: JsonPath,
    id: string,
  ): unknown {
    const own = (object: object, key: string): unknown =>
      Object.hasOwn(object, key) ? Reflect.get(object, key) : undefined
    const keys = new Set([...Object.keys(disk), ...Object.keys(mine)])
    const entries = [...keys].map((key): [string, unknown] => {
      const sides = { base: own(base, key), mine: own(mine, key), disk: own(disk, key) }
      return [key, this.merge(sides, [...path, key], `${id}/${JSON.stringify(key)}`)]
    })
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
  }

  #lists(
    base: readonly unknown[],
    { mine, disk }: { readonly mine: readonly unknown[]; readonly disk: readonly unknown[] },
    path: JsonPath,
    id: string,
  ): unknown {
    const orderId = `${id}/order`
    const { items, isOrderOpen } = mergeLists({ base, mine, disk }, this.#choices.get(orderId) ?? 'disk')
    if (isOrderOpen) this.#open({ base, mine, disk, path, id: orderId, kind: 'order' })
    return items
      .map(item => {
        const at = disk.indexOf(item.disk)
        return this.merge(item, [...path, at < 0 ? disk.length : at], `${id}/${JSON.stringify(item.name)}`)
      })
      .filter(value => value !== undefined)
  }
}

/**
 * Merges two values with a common ancestor, by path: objects key by key, lists as sets with items matched by
 * identifier. What both sides changed differently is returned with both sides.
 */
export function mergeValues(sides: Sides, choices: Choices = new Map()): MergedValue {
  const merger = new Merger(choices)
  const value = merger.merge(sides, [], '')
  return { value, overlaps: merger.overlaps }
}
