import { type ApiNode, child, children, nameOf, placeName } from './node.ts'
import { type ApiFiles, referenceIn } from './references.ts'
import { own } from './value.ts'

/** A schema taken apart: the objects that hold together for one value, the nearest to the place last. */
export interface SchemaParts {
  readonly parts: readonly ApiNode[]
  /** Places of the schemas that were opened on the way, to notice when one comes again inside itself. */
  readonly opened: readonly string[]
  /** Name of the component it is, where the place is nothing but a reference. */
  readonly name?: string
  /** The place of the schema around it that it is: it stands inside itself. */
  readonly again?: string
  /** The place of the component that it is, as its name says. */
  readonly component?: string
  /** Why a part of it is missing. */
  readonly broken?: string
}

interface Taking {
  readonly files: ApiFiles
  readonly open: ReadonlySet<string>
  readonly parts: ApiNode[]
  readonly opened: string[]
  again?: string
  broken?: string
}

/** Schemas that one schema may consist of. */
const MOST_PARTS = 200

function take(node: ApiNode, state: Taking, depth: number): void {
  const { files, open, parts, opened } = state
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
  const place = placeName(at)
  if (opened.includes(place)) return // it consists of itself: nothing new
  if (open.has(place)) {
    state.again ??= place
    return
  }
  opened.push(place)
  for (const part of children(child(at, 'allOf'))) take(part, state, depth + 1)
  parts.push(at)
  // OpenAPI 3.1 lets words stand beside a reference.
  const isNew = /^3\.[12]$/.test(files.dialects.get(node.file) ?? '')
  if (at !== node && isNew) parts.push({ ...node, value: { ...Object(node.value), $ref: undefined } })
}

/** Takes a schema apart: references followed, what `allOf` joins beside each other. */
export function partsOf(
  nodes: readonly ApiNode[],
  files: ApiFiles,
  open: ReadonlySet<string> = new Set(),
): SchemaParts {
  const state: Taking = { files, open, parts: [], opened: [] }
  for (const node of nodes) take(node, state, 0)
  const [only] = nodes
  const isNamed = nodes.length === 1 && only !== undefined && referenceIn(only.value) !== undefined
  const target = isNamed ? files.follow(only) : undefined
  const component = target?.kind === 'node' && isComponent(target.node) ? target.node : undefined
  return {
    parts: state.parts,
    opened: state.opened,
    ...(state.again === undefined ? {} : { again: state.again }),
    ...(component === undefined ? {} : { name: nameOf(component), component: placeName(component) }),
    ...(state.broken === undefined ? {} : { broken: state.broken }),
  }
}

const isComponent = ({ pointer }: ApiNode) =>
  pointer === '' || /^\/(components\/schemas|definitions|\$defs)\/[^/]+$/.test(pointer)

/** The value of a key in the part that is nearest. */
export function nearest(parts: readonly ApiNode[], key: string): unknown {
  for (let index = parts.length - 1; index >= 0; index--) {
    const value = own(parts[index]?.value, key)
    if (value !== undefined) return value
  }
  return undefined
}
