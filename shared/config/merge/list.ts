import { namesAfter, namesOf } from './identity.ts'

/** An item of a merged list with what it is on each side; `undefined`: it is not there. */
export interface MergedItem {
  readonly name: string
  readonly base: unknown
  readonly mine: unknown
  readonly disk: unknown
}

/** A list as both sides would have it together. */
export interface MergedList {
  /** In the order of `order`, or of the one side that changed the order. */
  readonly items: readonly MergedItem[]
  /** Both sides gave what they share another order. */
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

/** Puts what only `other` has behind what stands before it there. */
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
 * Merges three lists: what a side added or took out counts as in sets, the order is that of the side which
 * changed it. Where both did, `order` says whose it is.
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
