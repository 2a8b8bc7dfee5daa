import type { Message } from '../../messages/message.ts'
import { type ApiNode, child, children, nameOf, nodeKey, withValue } from '../document/node.ts'
import { type ApiFiles, referenceIn } from '../document/references.ts'
import { isObject, own } from '../document/value.ts'
import { keywordGroupsOf, type SchemaGroup } from './keywords.ts'

/** A schema taken apart: the objects that together describe one value, the nearest last. */
export interface SchemaParts extends SchemaGroup {
  /** The schemas that were opened on the way, to notice recursion. */
  readonly opened: readonly ApiNode[]
  /** Name of the component, if the schema is only a reference. */
  readonly name: string | undefined
  /** The key of an outer schema that this one repeats: it contains itself. */
  readonly repeats: string | undefined
  /** The key of the component that has this name. */
  readonly component: string | undefined
  /** Why a part of it is missing. */
  readonly broken: Message | undefined
}

/** Schemas that are being read, by their values. */
export type OpenSchemas = ReadonlyMap<unknown, ApiNode>

/** The schemas around one that is taken apart. */
interface OuterSchemas {
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
  broken: Message | undefined
}

const wholes = new WeakMap<object, unknown>()

/** The original value of a schema, also for the result of {@link without}. */
export const wholeOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? (wholes.get(value) ?? value) : value

/** A schema without one of its keys that still counts as the same schema. */
export function without(node: ApiNode, key: string): ApiNode {
  const value = { ...Object(node.value), [key]: undefined }
  wholes.set(value, wholeOf(node.value))
  return withValue(node, value)
}

/** The open schemas after those of `opened` are added. */
export function opening(open: OpenSchemas, opened: readonly ApiNode[]): OpenSchemas {
  if (opened.every(({ value }) => open.has(wholeOf(value)))) return open
  const all = new Map(open)
  for (const node of opened) {
    const value = wholeOf(node.value)
    if (!all.has(value)) all.set(value, node)
  }
  return all
}

/** The maximum number of schemas that one schema combines. */
const MAX_PARTS = 200

function take(node: ApiNode, state: PartsState, depth: number): void {
  const { files, around, parts, opened } = state
  if (depth > 60 || parts.length > MAX_PARTS) return
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
  // OpenAPI 3.1 allows other keywords next to a reference.
  const isNew = /^3\.[12]$/.test(files.dialects.get(node.file) ?? '')
  if (isNew) parts.push(withValue(node, { ...Object(node.value), $ref: undefined }))
}

/** Takes a schema apart: follows references and collects the schemas that `allOf` combines. */
export function partsOf(nodes: readonly ApiNode[], files: ApiFiles, around: OuterSchemas): SchemaParts {
  // All fields are set at once, here and below: one page has hundreds of these objects.
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

/** The value of a key in the nearest part that has it. */
export function nearest(parts: readonly ApiNode[], key: string): unknown {
  for (let index = parts.length - 1; index >= 0; index--) {
    const value = own(parts[index]?.value, key)
    if (value !== undefined) return value
  }
  return undefined
}
