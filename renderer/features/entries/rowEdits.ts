import type { JsonPath } from '../../../shared/config/json/pointer.ts'
import { isObject } from '../../../shared/config/json/value.ts'
import { valueAt } from '../../../shared/config/json/value-at.ts'
import { type Name, nameAt } from '../../../shared/config/names/names.ts'
import { isNewer } from '../../../shared/config/schema/form.ts'
import { insertEntries } from '../../../shared/config/tree/insert.ts'
import { entryKindAt, listsAt, NAVIGATION } from '../../../shared/config/tree/kinds.ts'
import { moveEntries } from '../../../shared/config/tree/move.ts'
import type { NewEntry } from '../../../shared/config/tree/new-entry.ts'
import { removeEntries } from '../../../shared/config/tree/remove.ts'
import { namePath, renameEntry } from '../../../shared/config/tree/rename.ts'
import { edited, type TreeEdit, unchanged } from '../../../shared/config/tree/tree-edit.ts'
import { message } from '../../../shared/messages/message.ts'
import { locationsIn, placeOf, positionAmong, type RowTarget } from './rowLocations.ts'

// The commands of the navigation, with rows of the tree in place of locations.

const GONE = () => unchanged(message('tree:notListed'))

const locationsOf = (config: unknown, ids: readonly string[]): readonly JsonPath[] =>
  [...new Set(ids)].flatMap(id => {
    const at = locationsIn(config).get(id)
    return at ? [at] : []
  })

/** Moves rows to one target, in their order. */
export function moveRows(config: unknown, ids: readonly string[], target: RowTarget): TreeEdit {
  return locationsIn(config).has(target.id)
    ? moveEntries(config, locationsOf(config, ids), placeOf(config, target))
    : GONE()
}

/** Moves a row by one position among its siblings. */
export function moveBy(config: unknown, id: string, step: 1 | -1): TreeEdit {
  const at = locationsIn(config).get(id)
  const { place, total } = positionAmong(config, id)
  if (!at || place + step < 1 || place + step > total) return GONE()
  const sibling = [...at.slice(0, -1), Number(at.at(-1)) + step]
  return moveEntries(config, [at], { at: sibling, position: step === 1 ? 'after' : 'before' })
}

/** Removes rows from the navigation, including their contents. */
export const removeRows = (config: unknown, ids: readonly string[]): TreeEdit =>
  removeEntries(config, locationsOf(config, ids))

/** Gives the group or division of a row another name. */
export function renameRow(config: unknown, id: string, name: string): TreeEdit {
  const at = locationsIn(config).get(id)
  return at ? renameEntry(config, at, name) : GONE()
}

/** The name of a row, if others refer to it by its text. */
export function nameOfRow(config: unknown, id: string): Name | undefined {
  const at = locationsIn(config).get(id)
  const kind = at && entryKindAt(config, at)
  return kind && nameAt(config, namePath(config, at, kind))
}

/** Inserts entries at `target`, in their order, or at the end of the navigation. */
export const insertAt = (
  config: unknown,
  entries: readonly NewEntry[],
  target: RowTarget | undefined,
): TreeEdit => insertEntries(config, entries, placeOf(config, target))

/** Inserts a page at `target`; without a target, in a new group at the end. */
export const insertedPage = (
  config: unknown,
  path: string,
  target: RowTarget | undefined,
  group: string,
): TreeEdit =>
  target && locationsIn(config).has(target.id)
    ? insertAt(config, [{ kind: 'page', name: path }], target)
    : insertAt(config, [{ kind: 'group', name: group, members: { pages: [path] } }], undefined)

/** Points entries to other pages: `paths` by the IDs of their rows. */
export function pointAllAt(config: unknown, paths: ReadonlyMap<string, string>): TreeEdit {
  const locations = locationsIn(config)
  const found = [...paths].flatMap(([id, value]) => {
    const path = locations.get(id)
    return path ? [{ kind: 'set' as const, path, value }] : []
  })
  const at = found.map(({ path }) => path)
  return at.length > 0 ? edited(found, at) : GONE()
}

/** Points an entry to another page. */
export const pointAt = (config: unknown, id: string, path: string): TreeEdit =>
  pointAllAt(config, new Map([[id, path]]))

/** Replaces the navigation with `members`, or appends them. */
export function appendMembers(
  config: unknown,
  members: readonly unknown[],
  how: 'replace' | 'append',
): TreeEdit {
  if (how === 'append') return insertAt(config, members.map(entryOf), undefined)
  const path = isNewer(config) ? [...NAVIGATION, listsAt(config, NAVIGATION)[0] ?? 'groups'] : NAVIGATION
  return edited([{ kind: 'set', path, value: members }], [])
}

function entryOf(member: unknown): NewEntry {
  if (!isObject(member)) return { kind: 'page', name: String(member) }
  const { group, ...members } = member
  return { kind: 'group', name: String(group), members }
}

/** The value of a row's entry. */
export const entryAt = (config: unknown, id: string): unknown => {
  const at = locationsIn(config).get(id)
  return at && valueAt(config, at)
}
