import { message } from '../messages/message.ts'
import { Refusal } from '../text/failure.ts'
import { checkCount, isPointer, misuse, pathOf, placeOf, valueOfWord } from './command-words.ts'
import { applyChanges } from './edit/apply-changes.ts'
import type { Change } from './edit/changes.ts'
import { pathAfterInsertion } from './edit/follow.ts'
import { sameValue } from './json/equal.ts'
import { formatPointer, isInside, type JsonPath } from './json/pointer.ts'
import { isList, isObject } from './json/value.ts'
import { valueAt } from './json/value-at.ts'
import { entryKindAt } from './tree/kinds.ts'
import { removeMentions } from './tree/mentions.ts'
import { moveEntries } from './tree/move.ts'
import { removeEntries } from './tree/remove.ts'
import { edited, refused, type TreeEdit, unchanged } from './tree/tree-edit.ts'

/** `set POINTER VALUE` */
export function setValue(config: unknown, words: readonly string[]): TreeEdit {
  checkCount('set', words, 2)
  const [pointer = '', word = ''] = words
  const path = pathOf(pointer)
  return edited([{ kind: 'set', path, value: valueOfWord(config, path, word) }])
}

/** `insert POINTER VALUE`: before the item that the pointer names; `-`, or the list itself, is the end. */
export function insertValue(config: unknown, words: readonly string[]): TreeEdit {
  checkCount('insert', words, 2)
  const [pointer = '', word = ''] = words
  const { list, index } = slotAt(config, pathOf(pointer))
  return edited([{ kind: 'insert', path: list, index, value: valueOfWord(config, [...list, index], word) }])
}

/** `remove POINTER|PAGE…`: keys and items, entries of the navigation, or every mention of pages. */
export function removeValues(config: unknown, words: readonly string[]): TreeEdit {
  if (words.length === 0) throw misuse('remove')
  if (words.every(word => !isPointer(word))) return removeMentions(config, words)
  if (words.some(word => !isPointer(word))) throw misuse('remove')
  const paths = words.map(pathOf)
  for (const path of paths) checkThere(config, path)
  if (paths.every(path => entryKindAt(config, path) !== undefined)) return removeEntries(config, paths)
  const [path, ...more] = paths
  if (path === undefined || more.length > 0) return refused(message('cli:config.removeOne'))
  return edited([{ kind: 'remove', path }])
}

function checkThere(config: unknown, path: JsonPath): void {
  if (path.length > 0 && valueAt(config, path) !== undefined) return
  throw new Refusal(
    'not-found',
    path.length === 0
      ? message('cli:config.notAll')
      : message('cli:config.nothingAt', { pointer: formatPointer(path) }),
  )
}

/** `move POINTER TO`, as RFC 6902 has it, or `move POINTER… PLACE` for entries of the navigation. */
export function moveValue(config: unknown, words: readonly string[]): TreeEdit {
  const place = placeOf(words.at(-2), words.at(-1))
  if (place && words.length > 2) return moveEntries(config, words.slice(0, -2).map(pathOf), place)
  checkCount('move', words, 2)
  const [from, to] = [pathOf(words[0] ?? ''), pathOf(words[1] ?? '')]
  checkThere(config, from)
  if (sameValue(from, to)) return unchanged(message('tree:thereAlready'))
  if (isInside(to, from)) return refused(message('config:edit.intoItself'))
  return typeof from.at(-1) === 'number' && isList(valueAt(config, from.slice(0, -1)))
    ? itemMoved(config, from, to)
    : keyMoved(config, from, to)
}

/** Paths of the target count after the item is removed. */
function itemMoved(config: unknown, from: JsonPath, to: JsonPath): TreeEdit {
  const rest = applyChanges(config, [{ kind: 'remove', path: from }])
  if (typeof to.at(-1) === 'string' && to.at(-1) !== '-' && !isList(valueAt(rest, to)))
    return replaced(config, from, to)
  const { list, index } = slotAt(rest, to)
  const target = pathAfterInsertion(list, from)
  const isSame = sameValue(target, from.slice(0, -1))
  if (isSame && index === from.at(-1)) return unchanged(message('tree:thereAlready'))
  return edited(
    [{ kind: 'move', path: from, ...(!isSame && { list: target }), to: index }],
    [[...list, index]],
  )
}

/** A key is renamed in its own object; anywhere else its value is removed and added. */
function keyMoved(config: unknown, from: JsonPath, to: JsonPath): TreeEdit {
  const [own, key] = [from.slice(0, -1), to.at(-1)]
  const isOwn = sameValue(own, to.slice(0, -1)) && isObject(valueAt(config, own))
  if (!isOwn || key === undefined) return replaced(config, from, to)
  const taken: readonly Change[] = valueAt(config, to) === undefined ? [] : [{ kind: 'remove', path: to }]
  return edited([...taken, { kind: 'rename', path: from, key: String(key) }], [to])
}

function replaced(config: unknown, from: JsonPath, to: JsonPath): TreeEdit {
  const value = valueAt(config, from)
  const removal: Change = { kind: 'remove', path: from }
  const rest = applyChanges(config, [removal])
  if (isList(valueAt(rest, to.slice(0, -1)))) {
    const { list, index } = slotAt(rest, to)
    return edited([removal, { kind: 'insert', path: list, index, value }], [[...list, index]])
  }
  return edited([removal, { kind: 'set', path: to, value }], [to])
}

/** The list that a pointer names, and the index in it. */
function slotAt(config: unknown, path: JsonPath): { readonly list: JsonPath; readonly index: number } {
  const last = path.at(-1)
  const list = last === '-' || typeof last === 'number' ? path.slice(0, -1) : path
  const items = valueAt(config, list)
  const count = isList(items) ? items.length : 0
  const index = typeof last === 'number' ? last : count
  if (items !== undefined && !isList(items))
    throw new Refusal('not-found', message('cli:config.noList', { pointer: formatPointer(list) }))
  if (index > count || (items === undefined && index > 0))
    throw new Refusal(
      'not-found',
      message('cli:config.noRoom', { pointer: formatPointer(list), count, index }),
    )
  return { list, index }
}
