import { message } from '../../messages/message.ts'
import { composeEdits } from '../../text/compose.ts'
import { applyEdits, type TextEdits } from '../../text/edit.ts'
import { Refusal } from '../../text/failure.ts'
import { sameValue } from '../json/equal.ts'
import { hasBreak, indentAt } from '../json/lines.ts'
import { type JsonNode, nodeAt, toValue } from '../json/parse.ts'
import { isInside, type JsonPath } from '../json/pointer.ts'
import { readableRoot } from '../json/root.ts'
import { styleBeside } from './beside.ts'
import {
  type Fragment,
  fragmentAround,
  fragmentOfMember,
  fragmentOfProperty,
  fragmentOfValue,
} from './fragment.ts'
import { insertFragment } from './insert.ts'
import { indexOfNewKey } from './key-order.ts'
import { layoutOf } from './layout.ts'
import { checkIndex, formIn, inOrder, isOneLine, listAt, memberAt, named } from './located.ts'
import { removeMember } from './remove.ts'
import { type Style, styleKeyOf, styleOf } from './style.ts'
import { itemKey, writeValue } from './write.ts'

/** What JSON keeps of a value: no `undefined`, no functions. */
function asJson(value: unknown): unknown {
  const json: string | undefined = JSON.stringify(value)
  if (json === undefined) throw new Refusal('bad-request', message('config:edit.notJson'))
  return JSON.parse(json)
}

/**
 * Returns the edits that set the value at `path`, creating missing objects and lists on the way: a number
 * creates a list, a key an object. An equal value gives no edit; otherwise only the value's own bytes change.
 * A new key is added last, or with `orderOf` where the file has such keys, else where that order puts it. Throws a `Refusal` if something
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
      order: orderOf?.(path.slice(0, depth)),
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
  readonly order: readonly string[] | undefined
}

/** The default order of the keys of the object at a path; keys it does not name stay where they are. */
export type KeyOrder = (path: JsonPath) => readonly string[]

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
  const index = order ? indexOfNewKey(parent, String(step), { order, style }) : (parent.children?.length ?? 0)
  const near = styleBeside(text, parent, index, style)
  const fragment = fragmentOfProperty([String(step), value], near, { form: formIn(text, parent) })
  return insertFragment(text, layoutOf(text, parent), index, { fragment, style: near })
}

function insertInto(
  text: string,
  list: JsonNode,
  index: number,
  { value, style }: { value: unknown; style: Style },
) {
  const setting = { form: formIn(text, list), key: itemKey(styleKeyOf(list)) }
  const near = styleBeside(text, list, index, style)
  const fragment = fragmentOfValue(value, near, setting)
  return insertFragment(text, layoutOf(text, list), index, { fragment, style: near })
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
    const position = indexOfNewKey(parent, String(to.at(-1)), { order: [], style })
    return insertFragment(text, layoutOf(text, parent), position, { fragment: list, style })
  }
  const list = listAt(root, to)
  checkIndex(list, index, to)
  const stays = list === from.parent && (index === from.index || index === from.index + 1)
  return stays ? [] : insertFragment(text, layoutOf(text, list), index, { fragment, style })
}
