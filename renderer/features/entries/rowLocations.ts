import { insertItem, moveItem, removeAt, setValue } from '../../../shared/config/edit/edit.ts'
import { parseCached } from '../../../shared/config/json/cached-parse.ts'
import { nodeAt, toValue } from '../../../shared/config/json/parse.ts'
import { formatPointer, isInside, type JsonPath } from '../../../shared/config/json/pointer.ts'
import { readNavigation } from '../../../shared/config/navigation/navigation.ts'
import { composeEdits, editInTurn } from '../../../shared/text/compose.ts'
import { applyEdits, type TextEdits } from '../../../shared/text/edit.ts'
import { rowLocations } from './rows.ts'

/** A target position in the tree, relative to a row. */
export interface RowTarget {
  readonly id: string
  readonly position: 'before' | 'after' | 'on'
}

/** A list in docs.json and a position in it, counted before anything moves. */
interface Slot {
  readonly list: JsonPath
  readonly index: number
}

let last: { readonly text: string; readonly places: ReadonlyMap<string, JsonPath> } | undefined

/** The location of every row in docs.json, by its ID; computed once for each text. */
export function locationsIn(text: string): ReadonlyMap<string, JsonPath> {
  if (last?.text === text) return last.places
  const { root } = parseCached(text)
  const node = root && nodeAt(root, ['navigation'])
  const places = rowLocations(readNavigation({ navigation: node && toValue(node) }))
  last = { text, places }
  return places
}

function length(text: string, list: JsonPath): number {
  const { root } = parseCached(text)
  const node = root && nodeAt(root, list)
  return node?.type === 'array' ? (node.children?.length ?? 0) : 0
}

/** The list and the position that a target refers to. */
export function slot(text: string, at: JsonPath, position: RowTarget['position']): Slot {
  if (position === 'on') {
    const list = [...at, 'pages']
    return { list, index: length(text, list) }
  }
  const index = Number(at.at(-1))
  return { list: at.slice(0, -1), index: position === 'after' ? index + 1 : index }
}

/** Whether a row may move there: not into itself, and pages only into groups. */
export function mayMove(
  row: { kind: string; at: JsonPath },
  target: { at: JsonPath; position: RowTarget['position'] },
) {
  const inside = target.position === 'on' || target.at.length > 2
  const itself = isInside(target.at, row.at) && (target.position === 'on' || target.at.length > row.at.length)
  return !itself && (inside || row.kind === 'group')
}

/** Moves a row by one position among its siblings. */
export function moveBy(text: string, id: string, step: 1 | -1): TextEdits {
  const from = locationsIn(text).get(id)
  if (!from) return []
  const list = from.slice(0, -1)
  const index = Number(from.at(-1))
  const to = step === 1 ? index + 2 : index - 1
  return to < 0 || to > length(text, list) ? [] : moveItem(text, from, list, to)
}

/** The position of a row among its siblings, from 1. */
export function positionAmong(text: string, id: string): { readonly place: number; readonly total: number } {
  const at = locationsIn(text).get(id) ?? []
  return { place: Number(at.at(-1) ?? 0) + 1, total: length(text, at.slice(0, -1)) }
}

/** The row at the location that `id` has in `before`: a renamed group has another ID. */
export function sameRow(before: string, after: string, id: string): string {
  const at = locationsIn(before).get(id)
  const found = [...locationsIn(after)].find(([, place]) => at && formatPointer(place) === formatPointer(at))
  return found?.[0] ?? id
}

export function renameGroup(text: string, id: string, name: string): TextEdits {
  const at = locationsIn(text).get(id)
  return at ? setValue(text, [...at, 'group'], name) : []
}

/** Inserts `value` at `target`, or at the end of the navigation. */
export function insertAt(text: string, value: unknown, target: RowTarget | undefined): TextEdits {
  const at = target && locationsIn(text).get(target.id)
  if (target && at) {
    const { list, index } = slot(text, at, target.position)
    return insertItem(text, list, index, value)
  }
  const { root } = parseCached(text)
  const navigation = root && nodeAt(root, ['navigation'])
  return navigation?.type === 'array'
    ? insertItem(text, ['navigation'], length(text, ['navigation']), value)
    : setValue(text, ['navigation'], [value])
}

/** Inserts a page at `target`; without a target, in a new group at the end. */
export const insertedPage = (
  text: string,
  path: string,
  target: RowTarget | undefined,
  group: string,
): TextEdits =>
  target && locationsIn(text).has(target.id)
    ? insertAt(text, path, target)
    : insertAt(text, { group, pages: [path] }, undefined)

/** The order in which items are inserted one by one at a target, so that they end up in their own order. */
export const inTurn = <T>(values: readonly T[], target: RowTarget | undefined): readonly T[] =>
  target?.position === 'after' ? values.toReversed() : values

/** Inserts `values` at `target`, in their order. */
export function insertAllAt(
  text: string,
  values: readonly unknown[],
  target: RowTarget | undefined,
): TextEdits {
  return editInTurn(text, inTurn(values, target), (now, value) => insertAt(now, value, target))
}

/** Whether the navigation lists this page already. */
export const isListed = (text: string, path: string): boolean => locationsIn(text).has(`page:${path}`)

/** The settings of a group; an empty text removes the key. */
export interface GroupSettings {
  readonly name: string
  readonly icon: string
  readonly version: string
}

/** Sets the name, icon and version of a group. */
export function setGroup(text: string, id: string, settings: GroupSettings): TextEdits {
  const at = locationsIn(text).get(id)
  if (!at) return []
  const { root } = parseCached(text)
  const wanted = { group: settings.name, icon: settings.icon, version: settings.version }
  return Object.entries(wanted).reduce<TextEdits>((edits, [key, value]) => {
    const path = [...at, key]
    const now = applyEdits(text, edits)
    const node = root && nodeAt(root, path)
    if (value === '' && key !== 'group') return node ? composeEdits(edits, removeAt(now, path)) : edits
    return node?.value === value ? edits : composeEdits(edits, setValue(now, path, value))
  }, [])
}

/** Points an entry to another page. */
export function pointAt(text: string, id: string, path: string): TextEdits {
  const at = locationsIn(text).get(id)
  return at ? setValue(text, at, path) : []
}

/** Replaces the navigation with `members`, or appends them. */
export function appendMembers(
  text: string,
  members: readonly unknown[],
  how: 'replace' | 'append',
): TextEdits {
  if (how === 'replace') return setValue(text, ['navigation'], members)
  return insertAllAt(text, members, undefined)
}

/** The row that `insertAt` created at `target`, from the texts before and after. */
export function insertedRow(
  before: string,
  after: string,
  target: RowTarget | undefined,
): string | undefined {
  const at = target && locationsIn(before).get(target.id)
  const { list, index } =
    target && at
      ? slot(before, at, target.position)
      : { list: ['navigation'], index: length(before, ['navigation']) }
  const wanted = formatPointer([...list, index])
  return [...locationsIn(after)].find(([, place]) => formatPointer(place) === wanted)?.[0]
}
