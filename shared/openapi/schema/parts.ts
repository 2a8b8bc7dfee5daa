import type { Text } from '../../messages/message.ts'
import { type ApiNode, child, children, nameOf, nodeKey, withValue } from '../document/node.ts'
import { type ApiFiles, referenceIn } from '../document/references.ts'
import { isObject, own } from '../document/value.ts'
import { keywordGroupsOf, type SchemaGroup } from './keywords.ts'

/** A schema taken apart: the objects that hold together for one value, the nearest to the place last. */
export interface SchemaParts extends SchemaGroup {
  /** The schemas that were opened on the way, to notice when one comes again inside itself. */
  readonly opened: readonly ApiNode[]
  /** Name of the component it is, where the place is nothing but a reference. */
  readonly name: string | undefined
  /** The place of an outer schema that this one repeats: it contains itself. */
  readonly repeats: string | undefined
  /** The place of the component that it is, as its name says. */
  readonly component: string | undefined
  /** Why a part of it is missing. */
  readonly broken: Text | undefined
}

/** Schemas that are being read, by their values. */
export type OpenSchemas = ReadonlyMap<unknown, ApiNode>

/** The schemas around one that is taken apart. */
export interface OuterSchemas {
  readonly open: OpenSchemas
  /** Values of outer schemas, which are not repeated inside. */
  readonly held: ReadonlySet<unknown> | undefined
}

interface PartsState {
  readonly files: ApiFiles
  readonly around: OuterSchemas
  readonly parts: ApiNode[]
  readonly opened: ApiNode[]
  repeats: string | undefined
  broken: Text | undefined
}

const wholes = new WeakMap<object, unknown>()

/** The value of a schema as it is written, for one that {@link without} gave as well. */
export const wholeOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? (wholes.get(value) ?? value) : value

/** A schema without one of its keys, which is still known as the same schema. */
export function without(node: ApiNode, key: string): ApiNode {
  const value = { ...Object(node.value), [key]: undefined }
  wholes.set(value, wholeOf(node.value))
  return withValue(node, value)
}

/** The schemas that are open when those of `opened` are, too. */
export function opening(open: OpenSchemas, opened: readonly ApiNode[]): OpenSchemas {
  if (opened.every(({ value }) => open.has(wholeOf(value)))) return open
  const all = new Map(open)
  for (const node of opened) {
    const value = wholeOf(node.value)
    if (!all.has(value)) all.set(value, node)
  }
  return all
}

/** Schemas that one schema may consist of. */
const MOST_PARTS = 200

function take(node: ApiNode, state: PartsState, depth: number): void {
  const { files, around, parts, opened } = state
  if (depth > 60 || parts.length > MOST_PARTS) return
  let at = node
  if (referenceIn(node.value) !== undefined) {
    const target = files.follow(node)
    if (target.kind === 'broken') {
      state.broken ??= target.reason
      return
    }
    at = target.node
  }
  if (isObject(at.value)) {
    const value = wholeOf(at.value)
    if (opened.some(each => wholeOf(each.value) === value)) return // it consists of itself: nothing new
    if (around.held?.has(value)) return
    const outer = around.open.get(value)
    if (outer) {
      state.repeats ??= nodeKey(outer)
      return
    }
    opened.push(at)
    if (own(value, 'allOf') !== undefined) {
      for (const part of children(child(at, 'allOf'))) take(part, state, depth + 1)
    }
  }
  parts.push(at)
  if (at === node) return
  // OpenAPI 3.1 lets words stand beside a reference.
  const isNew = /^3\.[12]$/.test(files.dialects.get(node.file) ?? '')
  if (isNew) parts.push(withValue(node, { ...Object(node.value), $ref: undefined }))
}

/** Takes a schema apart: references followed, what `allOf` joins beside each other. */
export function partsOf(nodes: readonly ApiNode[], files: ApiFiles, around: OuterSchemas): SchemaParts {
  // Every field at once, here and below: there are hundreds of these on one page.
  const state: PartsState = { files, around, parts: [], opened: [], repeats: undefined, broken: undefined }
  for (const node of nodes) take(node, state, 0)
  const [only] = nodes
  const isNamed = nodes.length === 1 && only !== undefined && referenceIn(only.value) !== undefined
  const target = isNamed ? files.follow(only) : undefined
  const component = target?.kind === 'node' && isComponent(target.node) ? target.node : undefined
  const { parts, opened, repeats, broken } = state
  return {
    parts,
    opened,
    keywords: keywordGroupsOf(parts),
    name: component && nameOf(component),
    repeats,
    component: component && nodeKey(component),
    broken,
  }
}

/** Whether a schema has a name that others refer to. */
export const isComponent = ({ pointer }: ApiNode) =>
  pointer === '' || /^\/(components\/schemas|definitions|\$defs)\/[^/]+$/.test(pointer)

/** The value of a key in the part that is nearest. */
export function nearest(parts: readonly ApiNode[], key: string): unknown {
  for (let index = parts.length - 1; index >= 0; index--) {
    const value = own(parts[index]?.value, key)
    if (value !== undefined) return value
  }
  return undefined
}
