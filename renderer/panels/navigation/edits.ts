import { insertItem, moveItem, removeAt, setValue } from '../../../shared/config/edit.ts'
import { nodeAt, parseJson } from '../../../shared/config/json.ts'
import { readNavigation } from '../../../shared/config/navigation.ts'
import { formatPointer, type JsonPath } from '../../../shared/config/pointer.ts'
import { readConfig } from '../../../shared/config/read.ts'
import type { TextEdits } from '../../../shared/text/edit.ts'
import { rowPlaces } from './rows.ts'

/** A place in the tree as a person points at it. */
export interface Target {
  readonly id: string
  readonly position: 'before' | 'after' | 'on'
}

/** A list in docs.json and a place in it, counted before anything moves. */
interface Slot {
  readonly list: JsonPath
  readonly index: number
}

const places = (text: string) => rowPlaces(readNavigation(readConfig(text).value))

function length(text: string, list: JsonPath): number {
  const { root } = parseJson(text)
  const node = root && nodeAt(root, list)
  return node?.type === 'array' ? (node.children?.length ?? 0) : 0
}

function slot(text: string, at: JsonPath, position: Target['position']): Slot {
  if (position === 'on') {
    const list = [...at, 'pages']
    return { list, index: length(text, list) }
  }
  const index = Number(at.at(-1))
  return { list: at.slice(0, -1), index: position === 'after' ? index + 1 : index }
}

const startsWith = (path: JsonPath, start: JsonPath) => start.every((step, index) => path[index] === step)

/** Whether a row may go there: not into itself, and pages only into groups. */
export function mayMove(
  row: { kind: string; at: JsonPath },
  target: { at: JsonPath; position: Target['position'] },
) {
  const inside = target.position === 'on' || target.at.length > 2
  const itself =
    startsWith(target.at, row.at) && (target.position === 'on' || target.at.length > row.at.length)
  return !itself && (inside || row.kind === 'group')
}

/** Moves one row; no edits where it is there already. */
export function moveRow(text: string, id: string, target: Target): TextEdits {
  const all = places(text)
  const from = all.get(id)
  const to = all.get(target.id)
  if (!from || !to) return []
  const { list, index } = slot(text, to, target.position)
  return moveItem(text, from, list, index)
}

/** Moves a row by one place among its neighbours. */
export function moveBy(text: string, id: string, step: 1 | -1): TextEdits {
  const from = places(text).get(id)
  if (!from) return []
  const list = from.slice(0, -1)
  const index = Number(from.at(-1))
  const to = step === 1 ? index + 2 : index - 1
  return to < 0 || to > length(text, list) ? [] : moveItem(text, from, list, to)
}

/** Where a row stands among its neighbours, from 1. */
export function placeAmong(text: string, id: string): { readonly place: number; readonly total: number } {
  const at = places(text).get(id) ?? []
  return { place: Number(at.at(-1) ?? 0) + 1, total: length(text, at.slice(0, -1)) }
}

export function removeRow(text: string, id: string): TextEdits {
  const at = places(text).get(id)
  return at ? removeAt(text, at) : []
}

/** The row that stands where `before` says `id` stood: a group that was renamed has another id. */
export function sameRow(before: string, after: string, id: string): string {
  const at = places(before).get(id)
  const found = [...places(after)].find(([, place]) => at && formatPointer(place) === formatPointer(at))
  return found?.[0] ?? id
}

export function renameGroup(text: string, id: string, name: string): TextEdits {
  const at = places(text).get(id)
  return at ? setValue(text, [...at, 'group'], name) : []
}

/** Puts `value` where `target` says, or at the end of the navigation. */
export function insertAt(text: string, value: unknown, target: Target | undefined): TextEdits {
  const at = target && places(text).get(target.id)
  if (target && at) {
    const { list, index } = slot(text, at, target.position)
    return insertItem(text, list, index, value)
  }
  const { root } = parseJson(text)
  const navigation = root && nodeAt(root, ['navigation'])
  return navigation?.type === 'array'
    ? insertItem(text, ['navigation'], length(text, ['navigation']), value)
    : setValue(text, ['navigation'], [value])
}

/** Whether the navigation names this page already. */
export const isListed = (text: string, path: string): boolean => places(text).has(`page:${path}`)
