import { isSame, textOf } from './operators.ts'
import {
  type Computation,
  type Computed,
  isNothing,
  isTrue,
  list,
  type Native,
  NOTHING,
  plain,
} from './values.ts'

type Items = readonly Computed[]
type Method = (items: Items, given: Items, computation: Computation) => Computed

const numberIn = (value: Computed | undefined): number | undefined =>
  value === undefined || value === NOTHING ? undefined : Number(textOf(value))

/** Calls the function that a method gets with an item, its position, and the list. */
const each = (items: Items, given: Items, { call, take }: Computation): readonly Computed[] =>
  items.map((item, index) => {
    take(1)
    return call(given[0] ?? NOTHING, [item, plain(index), list(items)])
  })

/** Like {@link each}, until one result ends it. */
function positionOf(items: Items, given: Items, computation: Computation, wanted: boolean): number {
  return items.findIndex((item, index) => {
    computation.take(1)
    return isTrue(computation.call(given[0] ?? NOTHING, [item, plain(index), list(items)])) === wanted
  })
}

const flat = (items: Items, depth: number): Items =>
  items.flatMap(item => (item.kind === 'list' && depth > 0 ? flat(item.items, depth - 1) : [item]))

function sorted(items: Items, given: Items, { call, take }: Computation): Computed {
  take(items.length * 10)
  const by = given[0]
  const compare = (a: Computed, b: Computed): number => {
    if (by !== undefined) {
      take(1)
      return Number(textOf(call(by, [a, b]))) || 0
    }
    const [one, other] = [textOf(a), textOf(b)]
    return one < other ? -1 : one > other ? 1 : 0
  }
  return list([...items].sort(compare))
}

function reduced(items: Items, given: Items, { call, take }: Computation): Computed {
  const [by = NOTHING, start] = given
  const from = start === undefined ? 1 : 0
  return items.slice(from).reduce(
    (sum, item, index) => {
      take(1)
      return call(by, [sum, item, plain(index + from), list(items)])
    },
    start ?? items[0] ?? NOTHING,
  )
}

const METHODS: ReadonlyMap<string, Method> = new Map<string, Method>([
  ['at', (items, [at]) => items.at(numberIn(at) ?? 0) ?? NOTHING],
  [
    'concat',
    (items, given) => list([...items, ...given.flatMap(one => (one.kind === 'list' ? one.items : [one]))]),
  ],
  ['every', (items, given, run) => plain(positionOf(items, given, run, false) < 0)],
  [
    'filter',
    (items, given, run) => {
      const kept = each(items, given, run)
      return list(items.filter((_, index) => isTrue(kept[index] ?? NOTHING)))
    },
  ],
  ['find', (items, given, run) => items[positionOf(items, given, run, true)] ?? NOTHING],
  ['findIndex', (items, given, run) => plain(positionOf(items, given, run, true))],
  ['flat', (items, [depth]) => list(flat(items, Math.min(10, numberIn(depth) ?? 1)))],
  ['flatMap', (items, given, run) => list(flat(each(items, given, run), 1))],
  ['includes', (items, [wanted = NOTHING]) => plain(items.some(item => isSame(item, wanted)))],
  ['indexOf', (items, [wanted = NOTHING]) => plain(items.findIndex(item => isSame(item, wanted)))],
  [
    'join',
    (items, [by]) =>
      plain(
        items.map(item => (isNothing(item) ? '' : textOf(item))).join(by === undefined ? ',' : textOf(by)),
      ),
  ],
  ['map', (items, given, run) => list(each(items, given, run))],
  ['reduce', reduced],
  ['slice', (items, [from, to]) => list(items.slice(numberIn(from), numberIn(to)))],
  ['some', (items, given, run) => plain(positionOf(items, given, run, true) >= 0)],
  ['toReversed', items => list([...items].reverse())],
  ['toSorted', sorted],
  ['toString', items => plain(textOf(list(items)))],
])

/** Methods that change a list in place: allowed on a list that nothing else can see. */
const ON_COPIES: ReadonlyMap<string, Method> = new Map<string, Method>([
  ['sort', sorted],
  ['reverse', items => list([...items].reverse())],
])

/** Takes for what a method made as much as it holds. */
function sizeOf(made: Computed): number {
  if (made.kind === 'list') return made.items.length
  return made.kind === 'plain' && typeof made.value === 'string' ? made.value.length : 1
}

/** The method of a list with this name; `isOwn` says that nothing else can see the list. */
export function listMethod(items: Items, name: string, isOwn: boolean): Native | undefined {
  const method = METHODS.get(name) ?? (isOwn ? ON_COPIES.get(name) : undefined)
  return (
    method &&
    ((given, computation) => {
      computation.take(items.length)
      const made = method(items, given, computation)
      computation.take(sizeOf(made))
      return made
    })
  )
}
