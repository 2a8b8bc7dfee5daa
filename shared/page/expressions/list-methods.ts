import { isSame, numberOf, textOf } from './operators.ts'
import {
  type Computation,
  type Computed,
  isNothing,
  isTrue,
  list,
  type Native,
  NOTHING,
  plain,
  type Take,
} from './values.ts'

type Items = readonly Computed[]
type Method = (items: Items, given: Items, computation: Computation) => Computed

const numberIn = (value: Computed | undefined, { take }: Computation): number | undefined =>
  value === undefined || value === NOTHING ? undefined : numberOf(value, take)

/** Calls the function that a method gets with an item, its index, and the list. */
const caller = (items: Items, [callee = NOTHING]: Items, { call, take }: Computation) => {
  const all = list(items)
  return (item: Computed, index: number): Computed => {
    take(1)
    return call(callee, [item, plain(index), all])
  }
}

const each = (items: Items, given: Items, run: Computation): Items => items.map(caller(items, given, run))

/** The index of the first item for which the function returns what is wanted. */
function positionOf(items: Items, given: Items, run: Computation, wanted: boolean): number {
  const result = caller(items, given, run)
  return items.findIndex((item, index) => isTrue(result(item, index)) === wanted)
}

function flat(items: Items, depth: number, take: Take): Items {
  take(items.length)
  return items.flatMap(item =>
    item.kind === 'list' && depth > 0 ? flat(item.items, depth - 1, take) : [item],
  )
}

function sorted(items: Items, [by]: Items, { call, take }: Computation): Computed {
  take(items.length * 10)
  if (by !== undefined) {
    const compare = (a: Computed, b: Computed): number => {
      take(1)
      return numberOf(call(by, [a, b]), take) || 0
    }
    return list([...items].sort(compare))
  }
  const texts = items.map(item => [textOf(item, take), item] as const)
  texts.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  return list(texts.map(([, item]) => item))
}

function reduced(items: Items, [by = NOTHING, start]: Items, { call, take }: Computation): Computed {
  const from = start === undefined ? 1 : 0
  const all = list(items)
  return items.slice(from).reduce(
    (sum, item, index) => {
      take(1)
      return call(by, [sum, item, plain(index + from), all])
    },
    start ?? items[0] ?? NOTHING,
  )
}

function joined(items: Items, [by = plain(',')]: Items, { take }: Computation): Computed {
  const separator = textOf(by, take)
  take(items.length * separator.length)
  return plain(items.map(item => (isNothing(item) ? '' : textOf(item, take))).join(separator))
}

const METHODS: ReadonlyMap<string, Method> = new Map<string, Method>([
  ['at', (items, [at], run) => items.at(numberIn(at, run) ?? 0) ?? NOTHING],
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
  ['flat', (items, [depth], run) => list(flat(items, Math.min(10, numberIn(depth, run) ?? 1), run.take))],
  ['flatMap', (items, given, run) => list(flat(each(items, given, run), 1, run.take))],
  ['includes', (items, [wanted = NOTHING]) => plain(items.some(item => isSame(item, wanted)))],
  ['indexOf', (items, [wanted = NOTHING]) => plain(items.findIndex(item => isSame(item, wanted)))],
  ['join', joined],
  ['map', (items, given, run) => list(each(items, given, run))],
  ['reduce', reduced],
  ['slice', (items, [from, to], run) => list(items.slice(numberIn(from, run), numberIn(to, run)))],
  ['some', (items, given, run) => plain(positionOf(items, given, run, true) >= 0)],
  ['toReversed', items => list([...items].reverse())],
  ['toSorted', sorted],
  ['toString', (items, _given, run) => plain(textOf(list(items), run.take))],
])

/** Methods that change a list in place: allowed on a list that nothing else refers to. */
const ON_COPIES: ReadonlyMap<string, Method> = new Map<string, Method>([
  ['sort', sorted],
  ['reverse', items => list([...items].reverse())],
])

/** The size of what a method returned. */
function sizeOf(made: Computed): number {
  if (made.kind === 'list') return made.items.length
  return made.kind === 'plain' && typeof made.value === 'string' ? made.value.length : 1
}

/** The method of a list with this name; `isOwn` says that nothing else refers to the list. */
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
