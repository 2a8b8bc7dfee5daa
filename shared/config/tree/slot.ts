import { type Message, message } from '../../messages/message.ts'
import type { Change } from '../edit/changes.ts'
import { formatPointer, type JsonPath } from '../json/pointer.ts'
import { isList } from '../json/value.ts'
import { valueAt } from '../json/value-at.ts'
import type { ContainerKey } from '../navigation/containers.ts'
import { isNewer } from '../schema/form.ts'
import {
  type EntryKind,
  entryKindAt,
  isDivisionKind,
  levelKindAt,
  listFor,
  listsAt,
  listsOf,
} from './kinds.ts'
import { inList, oneOf, several } from './phrases.ts'

/** A position in the navigation, relative to an entry; `into` is the end of a level. */
export interface Place {
  readonly at: JsonPath
  readonly position: 'before' | 'after' | 'into'
}

/** A position in a list; `prepare` makes it possible to insert there, and `list` refers to its result. */
export interface Slot {
  readonly prepare: readonly Change[]
  readonly list: JsonPath
  readonly index: number
}

/** Returns the position for an entry of a kind, or the reason why it cannot be there. */
export function slotFor(config: unknown, kind: EntryKind, place: Place): Slot | Message {
  if (kind === 'unknown') return message('tree:unknownEntry')
  if (place.position === 'into') return slotInto(config, kind, place.at)
  const { at } = place
  if (entryKindAt(config, at) === undefined) return noEntry(at)
  if (at.at(-1) === 'root') return slotIn(config, kind, { list: [...at.slice(0, -1), 'pages'], index: 0 })
  if (typeof at.at(-1) !== 'number') return message('tree:fixedPlace')
  const index = Number(at.at(-1)) + (place.position === 'after' ? 1 : 0)
  return slotIn(config, kind, { list: at.slice(0, -1), index })
}

/** Says that there is no entry at a path. */
export const noEntry = (at: JsonPath): Message => message('tree:noEntry', { path: formatPointer(at) })

type ListSlot = Omit<Slot, 'prepare'>

const at = (list: JsonPath, index: number, prepare: readonly Change[] = []): Slot => ({
  prepare,
  list,
  index,
})

/** A position in a list that exists. */
function slotIn(config: unknown, kind: EntryKind, { list, index }: ListSlot): Slot | Message {
  const key = list.at(-1)
  if (kind === 'group' && key === 'pages') return at(list, index)
  if (!isNewer(config)) return slotInOlder(kind, { list, index })
  const own = listFor(kind)
  if (own === key) return at(list, index)
  const isBare = kind === 'page' || kind === 'operation'
  if (isBare && key === 'groups' && !listsAt(config, list.slice(0, -1)).includes('pages'))
    return at([...list.slice(0, -1), 'pages'], index, [{ kind: 'rename', path: list, key: 'pages' }])
  return message('tree:listHolds', { others: inList(containerKey(key)), entries: several(kind) })
}

const containerKey = (key: string | number | undefined): ContainerKey =>
  listsOf('product').find(known => known === key) ?? (key === 'products' ? 'products' : 'pages')

function slotInOlder(kind: EntryKind, { list, index }: ListSlot): Slot | Message {
  const isTop = list.length === 1
  if (!isTop)
    return isDivisionKind(kind) || kind === 'operation'
      ? message('tree:topOnly', { entries: several(kind) })
      : at(list, index)
  const own = OLDER_LIST[kind]
  if (own === list[0]) return at(list, index)
  return kind === 'page'
    ? message('tree:pageNeedsGroup')
    : message('tree:cannotHold', { level: oneOf('root'), entries: several(kind) })
}

/** The list of the older form that holds entries of a kind outside groups. */
const OLDER_LIST: Readonly<Partial<Record<EntryKind, string>>> = {
  group: 'navigation',
  tab: 'tabs',
  anchor: 'anchors',
  version: 'versions',
}

const lengthOf = (config: unknown, list: JsonPath): number => {
  const value = valueAt(config, list)
  return isList(value) ? value.length : 0
}

/** The end of a level. */
function slotInto(config: unknown, kind: EntryKind, level: JsonPath): Slot | Message {
  const levelKind = levelKindAt(config, level)
  if (levelKind === undefined) return notALevel(config, level)
  if (!isNewer(config)) return slotIntoOlder(config, kind, level)
  const impossible = message('tree:cannotHold', { level: oneOf(levelKind), entries: several(kind) })
  const key = levelKind === 'group' ? 'pages' : listFor(kind)
  if (key === undefined || !isAllowed(kind, levelKind)) return impossible
  const file = valueAt(config, [...level, '$ref'])
  if (file !== undefined) return message('tree:inOtherFile', { file: String(file) })
  if (levelKind === 'global') return end(config, level, key)
  if (valueAt(config, [...level, 'href']) !== undefined && isDivisionKind(levelKind))
    return message('tree:isLink')
  return slotAmong(config, kind, { level, key })
}

const isAllowed = (kind: EntryKind, level: Parameters<typeof listsOf>[0]): boolean => {
  const key = listFor(kind)
  if (level === 'group') return !isDivisionKind(kind)
  return key !== undefined && listsOf(level).includes(key)
}

const end = (config: unknown, level: JsonPath, key: ContainerKey): Slot =>
  at([...level, key], lengthOf(config, [...level, key]))

/** The end of a level that may have lists already: it has one kind of list at a time. */
function slotAmong(
  config: unknown,
  kind: EntryKind,
  { level, key }: { readonly level: JsonPath; readonly key: ContainerKey },
): Slot | Message {
  const lists = listsAt(config, level)
  const [first] = lists
  if (first === undefined || lists.includes(key)) return end(config, level, key)
  const list = [...level, first]
  const isBare = key === 'pages' && first === 'groups'
  const isEmpty = lists.length === 1 && lengthOf(config, list) === 0
  if (isBare || isEmpty)
    return at([...level, key], lengthOf(config, list), [{ kind: 'rename', path: list, key }])
  if (key === 'groups' && lists.includes('pages')) return end(config, level, 'pages')
  return message('tree:holdsOther', { entries: several(kind), others: inList(first) })
}

function slotIntoOlder(config: unknown, kind: EntryKind, level: JsonPath): Slot | Message {
  if (level.length > 1)
    return slotIn(config, kind, { list: [...level, 'pages'], index: lengthOf(config, [...level, 'pages']) })
  const list: JsonPath = [OLDER_LIST[kind] ?? 'navigation']
  return slotIn(config, kind, { list, index: lengthOf(config, list) })
}

function notALevel(config: unknown, level: JsonPath): Message {
  const kind = entryKindAt(config, level)
  return kind === undefined ? noEntry(level) : message('tree:notALevel', { level: oneOf(kind) })
}
