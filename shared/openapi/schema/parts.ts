import { type ApiNode, child, children, nameOf, placeName } from '../node.ts'
import { type ApiFiles, referenceIn } from '../references.ts'
import { isObject, own, type Settable } from '../value.ts'

/** A schema taken apart: the objects that hold together for one value, the nearest to the place last. */
export interface SchemaParts {
  readonly parts: readonly ApiNode[]
  /** The schemas that were opened on the way, to notice when one comes again inside itself. */
  readonly opened: readonly ApiNode[]
  /** Name of the component it is, where the place is nothing but a reference. */
  readonly name?: string
  /** The place of an outer schema that this one repeats: it contains itself. */
  readonly again?: string
  /** The place of the component that it is, as its name says. */
  readonly component?: string
  /** Why a part of it is missing. */
  readonly broken?: string
}

/** Schemas that are being read, by their values. */
export type OpenSchemas = ReadonlyMap<unknown, ApiNode>

/** What schemas are taken apart with. */
export interface Taken {
  readonly files: ApiFiles
  readonly open: OpenSchemas
  /** Values of outer schemas, which are not repeated inside. */
  readonly held?: ReadonlySet<unknown>
}

interface Taking extends Taken {
  readonly parts: ApiNode[]
  readonly opened: ApiNode[]
  again?: string
  broken?: string
}

const wholes = new WeakMap<object, unknown>()

/** The value of a schema as it is written, for one that {@link without} gave as well. */
export const wholeOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? (wholes.get(value) ?? value) : value

/** A schema without one of its keys, which is still known as the same schema. */
export function without(node: ApiNode, key: string): ApiNode {
  const value = { ...Object(node.value), [key]: undefined }
  wholes.set(value, wholeOf(node.value))
  return { ...node, value }
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

function take(node: ApiNode, state: Taking, depth: number): void {
  const { files, open, held, parts, opened } = state
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
    if (held?.has(value)) return
    const around = open.get(value)
    if (around) {
      state.again ??= placeName(around)
      return
    }
    opened.push(at)
    if (own(value, 'allOf') !== undefined) {
      for (const part of children(child(at, 'allOf'))) take(part, state, depth + 1)
    }
  }
  parts.push(at)
  // OpenAPI 3.1 lets words stand beside a reference.
  const isNew = /^3\.[12]$/.test(files.dialects.get(node.file) ?? '')
  if (at !== node && isNew) parts.push({ ...node, value: { ...Object(node.value), $ref: undefined } })
}

/** Takes a schema apart: references followed, what `allOf` joins beside each other. */
export function partsOf(nodes: readonly ApiNode[], taken: Taken): SchemaParts {
  const { files } = taken
  const state: Taking = { ...taken, parts: [], opened: [] }
  for (const node of nodes) take(node, state, 0)
  const [only] = nodes
  const isNamed = nodes.length === 1 && only !== undefined && referenceIn(only.value) !== undefined
  const target = isNamed ? files.follow(only) : undefined
  const component = target?.kind === 'node' && isComponent(target.node) ? target.node : undefined
  const made: Settable<SchemaParts> = { parts: state.parts, opened: state.opened }
  if (state.again !== undefined) made.again = state.again
  if (state.broken !== undefined) made.broken = state.broken
  if (component !== undefined) {
    made.name = nameOf(component)
    made.component = placeName(component)
  }
  return made
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
