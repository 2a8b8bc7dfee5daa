import { type Message, message } from '../../messages/message.ts'
import { composeEdits } from '../../text/compose.ts'
import type { TextEdits } from '../../text/edit.ts'
import { Refusal } from '../../text/failure.ts'
import { hasBreak } from '../json/lines.ts'
import { type JsonNode, nodeAt, propertyOf } from '../json/parse.ts'
import { formatPointer, type JsonPath } from '../json/pointer.ts'
import type { Form } from './write.ts'

/** Names a path in a sentence. */
export const named = (path: JsonPath): Message =>
  path.length === 0
    ? message('config:wholeFile')
    : message('config:pointer', { pointer: formatPointer(path) })

/** Returns the list at `path`; throws a `Refusal` if there is none. */
export function listAt(root: JsonNode, path: JsonPath): JsonNode {
  const node = nodeAt(root, path)
  if (node?.type === 'array') return node
  throw new Refusal('not-found', message('config:edit.noList', { path: named(path) }))
}

/** Throws a `Refusal` unless something can be inserted at `index` of a list or an object. */
export function checkIndex(list: JsonNode, index: number, path: JsonPath): void {
  const length = list.children?.length ?? 0
  if (Number.isInteger(index) && index >= 0 && index <= length) return
  throw new Refusal('not-found', message('config:edit.noRoom', { path: named(path), count: length, index }))
}

/** Throws a `Refusal` if an object has a key already. */
export function checkNewKey(object: JsonNode, key: string): void {
  if (propertyOf(object, key)) throw new Refusal('bad-request', message('config:edit.keyExists', { key }))
}

/** The object or list that contains the value at `path`, and its index there. */
export function memberAt(root: JsonNode, path: JsonPath): { parent: JsonNode; index: number } | undefined {
  const step = path.at(-1)
  const parent = nodeAt(root, path.slice(0, -1))
  const node = nodeAt(root, path)
  if (step === undefined || !parent || !node) return undefined
  const child = parent.type === 'object' ? propertyOf(parent, String(step)) : node
  return { parent, index: child ? (parent.children?.indexOf(child) ?? -1) : -1 }
}

/** Whether an object or list has members, all in one line. */
export const isOneLine = (text: string, { offset, length, children }: JsonNode): boolean =>
  Boolean(children?.length) && !hasBreak(text, offset, offset + length)

/** The form of what is added to an object or list. */
export const formIn = (text: string, container: JsonNode): Form =>
  isOneLine(text, container) ? 'one-line' : 'custom'

/** Sorts edits and joins those that touch. */
export const inOrder = (edits: TextEdits): TextEdits =>
  composeEdits(
    [...edits].sort((a, b) => a.offset - b.offset || a.length - b.length),
    [],
  )
