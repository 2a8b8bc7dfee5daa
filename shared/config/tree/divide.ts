import { type Message, message } from '../../messages/message.ts'
import { followed } from '../edit/follow.ts'
import type { JsonPath } from '../json/pointer.ts'
import { valueAt } from '../json/value-at.ts'
import { type DivisionKind, divisionContainers } from '../navigation/containers.ts'
import { isNewer } from '../schema/form.ts'
import { divisionHome } from './division-home.ts'
import type { DivisionWish } from './division-wish.ts'
import { insertEntries } from './insert.ts'
import { type EntryKind, entryKindAt, isDivisionKind, listFor } from './kinds.ts'
import { entriesAt } from './levels.ts'
import { moveEntries } from './move.ts'
import { nameKeyOf } from './new-entry.ts'
import { anchorIcon, divideOlder, dividesOlder, needsOlderRest } from './older-divide.ts'
import { oneOf, several } from './phrases.ts'
import { noEntry, type Place } from './slot.ts'
import { topmost } from './topmost.ts'
import { edited, refused, Sequence, type TreeEdit } from './tree-edit.ts'
import { wrapLevel } from './wrap.ts'

/**
 * Makes a division of groups and pages, which move into it from where they are. If the level around them is not divided
 * yet, everything else on it becomes a division of its own. Nothing is left empty.
 */
export function divide(config: unknown, wish: DivisionWish): TreeEdit {
  const missing = wish.entries.find(entry => entryKindAt(config, entry) === undefined)
  if (missing) return refused(noEntry(missing))
  if (wish.entries.some(entry => !isMember(entryKindAt(config, entry))))
    return refused(message('tree:divideGroups'))
  if (!isNewer(config)) return divideOlder(config, wish)
  const entries = topmost(wish.entries)
  if (wish.place) return divideAt(config, { ...wish, entries }, wish.place)
  const home = divisionHome(config, entries, wish.kind)
  if (!home) return refused(nowhere(wish.kind))
  if (home.kind === 'beside') return divideAt(config, { ...wish, entries }, home.place)
  return divideLevel(config, { ...wish, entries }, home.level)
}

/** Whether an entry can be in a new division. */
const isMember = (kind: EntryKind | undefined): boolean =>
  kind === 'group' || kind === 'page' || kind === 'operation'

const nowhere = (kind: DivisionKind): Message =>
  message('tree:cannotHold', { level: oneOf('root'), entries: several(kind) })

/** Adds the division at a place, and moves the entries into it. */
function divideAt(config: unknown, { kind, name, entries, href }: DivisionWish, place: Place): TreeEdit {
  const sequence = new Sequence(config)
  const added = insertEntries(
    config,
    [{ kind, name, members: { ...anchorIcon(kind, href), ...(href !== undefined && { href }) } }],
    place,
  )
  if (added.kind !== 'edit') return added
  sequence.at = entries
  sequence.make(added.changes)
  const [division = []] = added.at
  if (entries.length > 0) {
    const moved = moveEntries(sequence.config, sequence.at, { at: division, position: 'into' })
    if (moved.kind !== 'edit') return moved
    sequence.at = [division]
    sequence.make(moved.changes)
  }
  const emptied = emptiedDivision(config, entries, sequence)
  return emptied ?? edited(sequence.changes, entries.length > 0 ? sequence.at : [division], added.notes)
}

/** Divides a level: the entries are in one division, everything else on the level is in another. */
function divideLevel(config: unknown, wish: DivisionWish, level: JsonPath): TreeEdit {
  const { kind, name, rest = '' } = wish
  if (holdsNothingElse(config, wish.entries, level)) return wrapLevel(config, level, { kind, name })
  const sequence = new Sequence(config)
  const wrapped = wrapLevel(config, level, { kind, name: rest })
  if (wrapped.kind !== 'edit') return wrapped
  sequence.at = wish.entries
  sequence.make(wrapped.changes)
  const place: Place = { at: [...level, listFor(kind) ?? 'tabs', 0], position: 'after' }
  const divided = divideAt(sequence.config, { ...wish, entries: sequence.at }, place)
  if (divided.kind !== 'edit') return divided
  return edited([...sequence.changes, ...divided.changes], divided.at, divided.notes)
}

/** What a division can consist of besides the pages that it lists. */
const OTHER_CONTENT = ['href', 'openapi', 'asyncapi', 'graphql', 'sdk'] as const

/** What readers can open in a level: pages, operations, links, and what is generated from a file. */
const contentOf = (config: unknown, level: JsonPath): readonly JsonPath[] =>
  [level, ...entriesAt(config, level)].filter(at => {
    if (at[level.length] === 'global') return false
    const kind = entryKindAt(config, at)
    const isLeaf = kind === 'page' || kind === 'operation'
    return isLeaf || OTHER_CONTENT.some(key => valueAt(config, [...at, key]) !== undefined)
  })

/** Whether the entries have every page of a level. */
function holdsNothingElse(config: unknown, entries: readonly JsonPath[], level: JsonPath): boolean {
  const isInside = (at: JsonPath) => entries.some(entry => entry.every((step, index) => at[index] === step))
  return contentOf(config, level).every(at => at === level || isInside(at))
}

/** The refusal if a division has nothing any more because its entries were taken. */
function emptiedDivision(
  config: unknown,
  entries: readonly JsonPath[],
  sequence: Sequence,
): TreeEdit | undefined {
  for (const at of new Map(entries.flatMap(entry => divisionsAround(config, entry))).values()) {
    const now = followed(at, sequence.changes)
    if (!now || contentOf(sequence.config, now).length > 0) continue
    const kind = entryKindAt(config, at) ?? 'unknown'
    return refused(
      message('tree:leavesEmpty', { name: String(valueAt(config, [...at, nameKeyOf(kind) ?? '']) ?? '') }),
    )
  }
  return undefined
}

/** The divisions around an entry, by their paths as text. */
const divisionsAround = (config: unknown, entry: JsonPath): readonly (readonly [string, JsonPath])[] =>
  entry.flatMap((_, depth) => {
    const at = entry.slice(0, depth)
    const kind = entryKindAt(config, at)
    return kind !== undefined && isDivisionKind(kind) ? [[at.join('/'), at] as const] : []
  })

/** Returns the kinds of divisions that can be made of groups and pages. */
export const dividesInto = (config: unknown, entries: readonly JsonPath[]): readonly DivisionKind[] =>
  entries.length === 0 || entries.some(entry => !isMember(entryKindAt(config, entry)))
    ? []
    : kindsFor(config, entries)

/** Returns the kinds of divisions that the navigation can have as a whole, besides what it has or around it. */
export const divisionsOfNavigation = (config: unknown): readonly DivisionKind[] => kindsFor(config, [])

function kindsFor(config: unknown, entries: readonly JsonPath[]): readonly DivisionKind[] {
  const kinds = divisionContainers.map(({ kind }) => kind)
  return isNewer(config)
    ? kinds.filter(kind => divisionHome(config, entries, kind) !== undefined)
    : kinds.filter(kind => dividesOlder(config, entries, kind))
}

/** Whether everything else becomes a division too, which needs a name. */
export function needsRest(config: unknown, { kind, entries, place }: Omit<DivisionWish, 'name'>): boolean {
  if (!isNewer(config)) return needsOlderRest(config, kind)
  if (place) return false
  const home = divisionHome(config, entries, kind)
  return home?.kind === 'divided' && !holdsNothingElse(config, entries, home.level)
}
