import { namesAfter, namesOf } from './identity.ts'

/** An item of a merged list with its value on each side; `undefined`: the side does not have it. */
interface MergedItem {
  readonly name: string
  readonly base: unknown
  readonly mine: unknown
  readonly disk: unknown
}

/** A list that combines both sides. */
interface MergedList {
  /** In the order of the side that `order` names, or of the only side that changed the order. */
  readonly items: readonly MergedItem[]
  /** Both sides changed the order of their common items. */
  readonly isOrderOpen: boolean
}

interface Named {
  readonly names: readonly string[]
  readonly items: ReadonlyMap<string, unknown>
}

const named = (names: readonly string[], items: readonly unknown[]): Named => ({
  names,
  items: new Map(names.map((name, index) => [name, items[index]])),
})

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.every((name, index) => name === other[index])

/** Inserts items that only `other` has after the item that precedes them there. */
function withAdded(order: readonly string[], other: readonly string[]): readonly string[] {
  const result = [...order]
  const known = new Set(order)
  let before: string | undefined
  for (const name of other) {
    if (!known.has(name)) {
      result.splice(before === undefined ? 0 : result.indexOf(before) + 1, 0, name)
      known.add(name)
    }
    before = name
  }
  return result
}

/**
 * Merges three lists: added and removed items count as in sets, and the order comes from the side that
 * changed it. If both did, `order` names the side.
 */
export function mergeLists(
  lists: {
    readonly base: readonly unknown[]
    readonly mine: readonly unknown[]
    readonly disk: readonly unknown[]
  },
  order: 'mine' | 'disk',
): MergedList {
  const base = named(namesOf(lists.base), lists.base)
  const mine = named(namesAfter(lists.base, lists.mine), lists.mine)
  const disk = named(namesAfter(lists.base, lists.disk), lists.disk)
  const isShared = (name: string) => base.items.has(name) && mine.items.has(name) && disk.items.has(name)
  const [was, own, other] = [base, mine, disk].map(side => side.names.filter(isShared))
  const [mineMoved, diskMoved] = [!isSame(was ?? [], own ?? []), !isSame(was ?? [], other ?? [])]
  const isOrderOpen = mineMoved && diskMoved && !isSame(own ?? [], other ?? [])
  const leads = isOrderOpen ? order === 'mine' : mineMoved
  const [first, second] = leads ? [mine, disk] : [disk, mine]
  const names = withAdded(first.names, second.names)
  return {
    isOrderOpen,
    items: names.map(name => ({
      name,
      base: base.items.get(name),
      mine: mine.items.get(name),
      disk: disk.items.get(name),
    })),
  }
}
