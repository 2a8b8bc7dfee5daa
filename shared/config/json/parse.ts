import { type ParseError, parseTree } from 'jsonc-parser'
import { message } from '../../messages/message.ts'
import { DEPTH_LIMIT, tooDeepAt } from './depth.ts'
import type { JsonError } from './error.ts'
import { explain } from './explain.ts'
import type { JsonPath } from './pointer.ts'

/**
 * A node of a JSON text. A `property` has its key as first child and its value, unless that is missing, as
 * second.
 */
export interface JsonNode {
  readonly type: 'object' | 'array' | 'property' | 'string' | 'number' | 'boolean' | 'null'
  /** In UTF-16 units of the text. */
  readonly offset: number
  readonly length: number
  /** Of strings, numbers, booleans and null. */
  readonly value?: string | number | boolean | null
  /** Properties of an object, items of an array. */
  readonly children?: readonly JsonNode[]
  readonly parent?: JsonNode
}

/** A key that an object has more than once; the last one counts. */
interface DuplicateKey {
  readonly key: string
  /** Every occurrence of the key, in order. */
  readonly ranges: readonly { readonly offset: number; readonly length: number }[]
}

/** A JSON text as read. The tree is there as far as the text can be understood. */
export interface JsonReading {
  readonly root?: JsonNode
  /** Ascending; a `fatal` error is the last, because what follows it is a guess. */
  readonly errors: readonly JsonError[]
  readonly duplicates: readonly DuplicateKey[]
}

/**
 * Parses `text` (without a byte order mark) as far as possible; never throws. Comments and trailing commas
 * are errors that are not `fatal`: the tree is complete anyway.
 */
export function parseJson(text: string): JsonReading {
  const deep = tooDeepAt(text)
  if (deep !== undefined) return { errors: [tooDeep(deep)], duplicates: [] }
  const found: ParseError[] = []
  const root: JsonNode | undefined = parseTree(text, found, { disallowComments: true })
  const duplicates: DuplicateKey[] = []
  if (root) collectDuplicates(root, duplicates)
  return { ...(root && { root }), errors: explain(text, found), duplicates }
}

const tooDeep = (offset: number): JsonError => ({
  cause: 'too-deep',
  fatal: true,
  offset,
  length: 1,
  message: message('json:tooDeep', { limit: DEPTH_LIMIT }),
  hint: message('json:tooDeepHint'),
})

function collectDuplicates(node: JsonNode, found: DuplicateKey[]): void {
  const children = node.children ?? []
  if (node.type === 'object') {
    const byKey = new Map<string, JsonNode[]>()
    for (const property of children) {
      const key = property.children?.[0]
      if (!key) continue
      const name = String(key.value)
      const same = byKey.get(name)
      if (same) same.push(key)
      else byKey.set(name, [key])
    }
    if (byKey.size < children.length) {
      for (const [key, places] of byKey) if (places.length > 1) found.push({ key, ranges: places })
    }
  }
  for (const child of children) if (child.children) collectDuplicates(child, found)
}

/** Returns the property of `object` that counts for `key`: the last with this key. */
export const propertyOf = (object: JsonNode, key: string): JsonNode | undefined =>
  object.type === 'object'
    ? object.children?.findLast(child => child.children?.[0]?.value === key)
    : undefined

/** Returns one step down: the value of a key, or an item. A number can also be a key, and digits an index. */
function childAt(node: JsonNode, step: string | number): JsonNode | undefined {
  if (node.type === 'object') return propertyOf(node, String(step))?.children?.[1]
  if (node.type !== 'array') return undefined
  const index = typeof step === 'number' ? step : /^(0|[1-9]\d*)$/.test(step) ? Number(step) : -1
  return node.children?.[index]
}

/** Returns the node at `path`; `undefined` if there is none. */
export function nodeAt(root: JsonNode, path: JsonPath): JsonNode | undefined {
  let node: JsonNode | undefined = root
  for (const step of path) node = node && childAt(node, step)
  return node
}

/** Returns the value of a node as `JSON.parse` would; for a property, its value. */
export const toValue = (node: JsonNode): unknown => assembled(node, toValue)

/** The value of a node, built from what `meaning` returns for its children. */
export function assembled(node: JsonNode, meaning: (node: JsonNode) => unknown): unknown {
  switch (node.type) {
    case 'array':
      return node.children?.map(meaning)
    case 'object':
      return objectOf(node.children ?? [], meaning)
    case 'property':
      return node.children?.[1] && meaning(node.children[1])
    default:
      return node.value
  }
}

function objectOf(
  properties: readonly JsonNode[],
  meaning: (node: JsonNode) => unknown,
): Record<string, unknown> {
  const result: Record<string, unknown> = {}
  for (const { children } of properties) {
    const [key, node] = children ?? []
    if (!key || !node) continue
    const name = String(key.value)
    const value = meaning(node)
    if (name !== '__proto__') result[name] = value
    else Object.defineProperty(result, name, { value, enumerable: true, configurable: true, writable: true })
  }
  return result
}
