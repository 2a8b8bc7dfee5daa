import { type Message, message } from '../../messages/message.ts'
import { composeEdits } from '../../text/compose.ts'
import { applyEdits, type TextEdits } from '../../text/edit.ts'
import { Refusal } from '../../text/failure.ts'
import { sameValue } from '../json/equal.ts'
import { hasBreak, indentAt } from '../json/lines.ts'
import { type JsonNode, nodeAt, propertyOf, toValue } from '../json/parse.ts'
import { formatPointer, isInside, type JsonPath } from '../json/pointer.ts'
import { readableRoot } from '../json/root.ts'
import {
  type Fragment,
  fragmentAround,
  fragmentOfMember,
  fragmentOfProperty,
  fragmentOfValue,
  styleKeyOf,
} from './fragment.ts'
import { insertFragment } from './insert.ts'
import { layoutOf } from './layout.ts'
import { removeMember } from './remove.ts'
import { type Style, styleOf } from './style.ts'
import { type Form, itemKey, writeValue } from './write.ts'

const named = (path: JsonPath): Message =>
  path.length === 0
    ? message('config:wholeFile')
    : message('config:pointer', { pointer: formatPointer(path) })

/** What JSON keeps of a value: no `undefined`, no functions. */
function asJson(value: unknown): unknown {
  const json: string | undefined = JSON.stringify(value)
  if (json === undefined) throw new Refusal('bad-request', message('config:edit.notJson'))
  return JSON.parse(json)
}

function listAt(root: JsonNode, path: JsonPath): JsonNode {
  const node = nodeAt(root, path)
  if (node?.type === 'array') return node
  throw new Refusal('not-found', message('config:edit.noList', { path: named(path) }))
}

function checkIndex(list: JsonNode, index: number, path: JsonPath): void {
  const length = list.children?.length ?? 0
  if (Number.isInteger(index) && index >= 0 && index <= length) return
  throw new Refusal('not-found', message('config:edit.noRoom', { path: named(path), count: length, index }))
}

/**
 * Returns the edits that set the value at `path`, creating missing objects and lists on the way: a number
 * creates a list, a key an object. An equal value gives no edit; otherwise only the value's own bytes change.
 * A new key is added last, or where `orderOf` puts it among its neighbors. Throws a `Refusal` if something
 * else is in the way.
 */
export function setValue(text: string, path: JsonPath, value: unknown, orderOf?: KeyOrder): TextEdits {
  const root = readableRoot(text)
  const json = asJson(value)
  const node = nodeAt(root, path)
  if (node) return sameValue(toValue(node), json) ? [] : replaceNode(text, root, node, json)
  let depth = path.length - 1
  while (depth > 0 && !nodeAt(root, path.slice(0, depth))) depth -= 1
  const parent = nodeAt(root, path.slice(0, depth))
  const style = styleOf(text, root)
  const inner = path.slice(depth + 1).reduceRight(wrapped, json)
  return addChild(
    text,
    {
      parent,
      at: path.slice(0, depth),
      step: path[depth] ?? '',
      order: orderOf?.(path.slice(0, depth)) ?? [],
    },
    { value: inner, style },
  )
}

function wrapped(value: unknown, step: string | number): unknown {
  if (typeof step === 'string') return Object.fromEntries([[step, value]])
  if (step === 0) return [value]
  throw new Refusal('not-found', message('config:edit.newList', { step }))
}

/** Where a child is missing. */
interface Missing {
  readonly parent: JsonNode | undefined
  readonly at: JsonPath
  readonly step: string | number
  readonly order: readonly string[]
}

/** The default order of the keys of the object at a path; keys it does not name stay where they are. */
export type KeyOrder = (path: JsonPath) => readonly string[]

/**
 * The index of a new key: after the last key that precedes it in `order`, else before the first that follows
 * it.
 */
function indexOfNewKey(object: JsonNode, key: string, order: readonly string[]): number {
  const ranks = (object.children ?? []).map(child => order.indexOf(String(child.children?.[0]?.value)))
  const own = order.indexOf(key)
  const before = ranks.findLastIndex(rank => rank >= 0 && rank < own)
  if (before >= 0) return before + 1
  const after = own < 0 ? -1 : ranks.findIndex(rank => rank > own)
  return after < 0 ? ranks.length : after
}

function addChild(
  text: string,
  { parent, at, step, order }: Missing,
  added: { value: unknown; style: Style },
): TextEdits {
  const { value, style } = added
  if (parent?.type === 'array') {
    const length = parent.children?.length ?? 0
    if (Number(step) !== length && step !== '-') {
      throw new Refusal('not-found', message('config:edit.noItem', { path: named(at), count: length, step }))
    }
    return insertInto(text, parent, length, { value, style })
  }
  if (parent?.type !== 'object') {
    throw new Refusal('bad-request', message('config:edit.noContainer', { path: named(at), step }))
  }
  const fragment = fragmentOfProperty([String(step), value], style, { form: formIn(text, parent) })
  return insertFragment(text, layoutOf(text, parent), indexOfNewKey(parent, String(step), order), {
    fragment,
    style,
  })
}

/** Whether an object or list has members, all in one line. */
const isOneLine = (text: string, { offset, length, children }: JsonNode): boolean =>
  Boolean(children?.length) && !hasBreak(text, offset, offset + length)

const formIn = (text: string, container: JsonNode): Form =>
  isOneLine(text, container) ? 'one-line' : 'custom'

function insertInto(
  text: string,
  list: JsonNode,
  index: number,
  { value, style }: { value: unknown; style: Style },
) {
  const setting = { form: formIn(text, list), key: itemKey(styleKeyOf(list)) }
  const fragment = fragmentOfValue(value, style, setting)
  return insertFragment(text, layoutOf(text, list), index, { fragment, style })
}

function replaceNode(text: string, root: JsonNode, node: JsonNode, value: unknown): TextEdits {
  const style = styleOf(text, root)
  const around = node.parent?.type === 'property' ? node.parent.parent : node.parent
  const oneLine = isOneLine(text, node) || (around !== undefined && isOneLine(text, around))
  const tall = hasBreak(text, node.offset, node.offset + node.length)
  const form = oneLine ? 'one-line' : tall ? 'lines' : 'custom'
  const written = writeValue(value, style, {
    indent: indentAt(text, node.offset),
    form,
    key: styleKeyOf(node),
  })
  return [{ offset: node.offset, length: node.length, text: written }]
}

/** Returns the edits that insert an item into the list at `path`; a missing list is created. */
export function insertItem(text: string, path: JsonPath, index: number, value: unknown): TextEdits {
  const root = readableRoot(text)
  if (!nodeAt(root, path) && index === 0) return setValue(text, path, [value])
  const list = listAt(root, path)
  checkIndex(list, index, path)
  return insertInto(text, list, index, { value: asJson(value), style: styleOf(text, root) })
}

/** Returns the edits that remove the item or key at `path`, including every duplicate of a key. */
export function removeAt(text: string, path: JsonPath): TextEdits {
  const root = readableRoot(text)
  const member = memberAt(root, path)
  if (!member) throw new Refusal('not-found', message('config:edit.nothingToRemove', { path: named(path) }))
  const edits = composeEdits(removeMember(text, layoutOf(text, member.parent), member.index), [])
  const rest = applyEdits(text, edits)
  if (member.parent.type === 'array' || !nodeAt(readableRoot(rest), path)) return edits
  return composeEdits(edits, removeAt(rest, path))
}

/** The object or list that contains the value at `path`, and its index there. */
function memberAt(root: JsonNode, path: JsonPath): { parent: JsonNode; index: number } | undefined {
  const step = path.at(-1)
  const parent = nodeAt(root, path.slice(0, -1))
  const node = nodeAt(root, path)
  if (step === undefined || !parent || !node) return undefined
  const child = parent.type === 'object' ? propertyOf(parent, String(step)) : node
  return { parent, index: child ? (parent.children?.indexOf(child) ?? -1) : -1 }
}

/**
 * Returns the edits that move the item at `from`, with its comments, to `index` of the list at `to`, counted
 * before the item is removed. A list that is missing in an object is created. Throws a `Refusal` for a move
 * into itself.
 */
export function moveItem(text: string, from: JsonPath, to: JsonPath, index: number): TextEdits {
  const root = readableRoot(text)
  const place = memberAt(root, from)
  if (place?.parent.type !== 'array')
    throw new Refusal('not-found', message('config:edit.nothingToMove', { path: named(from) }))
  if (isInside(to, from)) throw new Refusal('bad-request', message('config:edit.intoItself'))
  const layout = layoutOf(text, place.parent)
  const member = layout.members[place.index]
  if (!member) return []
  const fragment = fragmentOfMember(text, member, toValue(member.node))
  const added = movedInto(text, root, { to, index, fragment, from: place })
  return added.length === 0 ? [] : inOrder([...added, ...removeMember(text, layout, place.index)])
}

const inOrder = (edits: TextEdits): TextEdits =>
  composeEdits(
    [...edits].sort((a, b) => a.offset - b.offset || a.length - b.length),
    [],
  )

/**
 * Returns the edits that move the key at `path`, with its value and comments, to `index` among the keys of
 * its object, counted before the key is removed.
 */
export function moveKey(text: string, path: JsonPath, index: number): TextEdits {
  const root = readableRoot(text)
  const place = memberAt(root, path)
  if (place?.parent.type !== 'object')
    throw new Refusal('not-found', message('config:edit.noKey', { path: named(path) }))
  checkIndex(place.parent, index, path)
  const layout = layoutOf(text, place.parent)
  const member = layout.members[place.index]
  if (!member || index === place.index || index === place.index + 1) return []
  const fragment = fragmentOfMember(text, member, toValue(member.node))
  const added = insertFragment(text, layout, index, { fragment, style: styleOf(text, root) })
  return inOrder([...added, ...removeMember(text, layout, place.index)])
}

/** A fragment being moved. */
interface Moving {
  readonly to: JsonPath
  readonly index: number
  readonly fragment: Fragment
  readonly from: { readonly parent: JsonNode; readonly index: number }
}

function movedInto(text: string, root: JsonNode, { to, index, fragment, from }: Moving): TextEdits {
  const style = styleOf(text, root)
  const parent = nodeAt(root, to.slice(0, -1))
  if (!nodeAt(root, to) && index === 0 && parent?.type === 'object') {
    const list = fragmentAround(String(to.at(-1)), fragment, { style, oneLine: isOneLine(text, parent) })
    return insertFragment(text, layoutOf(text, parent), parent.children?.length ?? 0, {
      fragment: list,
      style,
    })
  }
  const list = listAt(root, to)
  checkIndex(list, index, to)
  const stays = list === from.parent && (index === from.index || index === from.index + 1)
  return stays ? [] : insertFragment(text, layoutOf(text, list), index, { fragment, style })
}
