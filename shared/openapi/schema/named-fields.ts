import { type ApiNode, child, keysOf } from '../document/node.ts'
import { isExcluded } from '../document/operations.ts'
import { isSet, itemsOf, own, textOf } from '../document/value.ts'
import { KEYWORD_GROUPS, keywordGroupsOf, type SchemaGroup } from './keywords.ts'
import { nearest } from './parts.ts'

const isHidden = ({ value }: ApiNode) => isExcluded(value) || isSet(value, 'x-hidden')

const isReference = ({ value }: ApiNode) => textOf(own(value, '$ref')) !== undefined

/** The keyword that excludes a value from each direction. */
export const OTHER_WAY = { request: 'readOnly', response: 'writeOnly', either: undefined } as const

type OtherWay = (typeof OTHER_WAY)[keyof typeof OTHER_WAY]

/** Whether schemas themselves say that their field is hidden; schemas they refer to may still say so. */
function isLeftOut(nodes: readonly ApiNode[], otherWay: OtherWay): boolean {
  const groups = keywordGroupsOf(nodes)
  if ((groups & KEYWORD_GROUPS.hiding) !== 0 && nodes.some(isHidden)) return true
  if (otherWay === undefined || (groups & KEYWORD_GROUPS.marks) === 0) return false
  return nearest(nodes, otherWay) === true && !nodes.some(isReference)
}

/** The names of required fields. */
export function requiredIn(parts: readonly ApiNode[]): ReadonlySet<string | undefined> {
  const names = new Set<string | undefined>()
  for (const { value } of parts) for (const name of itemsOf(own(value, 'required'))) names.add(textOf(name))
  return names
}

/** The names of required fields that none of the schemas describes; `undefined` if there are none. */
export function demandedIn({ parts, keywords }: SchemaGroup): readonly string[] | undefined {
  if ((keywords & KEYWORD_GROUPS.demands) === 0) return undefined
  const names = [...requiredIn(parts)].filter(name => name !== undefined)
  const missing = names.filter(name =>
    parts.every(({ value }) => own(own(value, 'properties'), name) === undefined),
  )
  return missing.length === 0 ? undefined : missing
}

/**
 * The fields of schemas that together describe one value: by name, each with every schema of it. Without
 * fields that are hidden or belong to the other direction.
 */
export function namedFields(
  parts: readonly ApiNode[],
  otherWay: OtherWay,
): readonly (readonly [name: string, nodes: readonly ApiNode[]])[] {
  const named = new Map<string, ApiNode[]>()
  for (const part of parts) {
    if (own(part.value, 'properties') === undefined) continue
    const all = child(part, 'properties')
    for (const name of keysOf(all.value)) {
      const known = named.get(name)
      if (known) known.push(child(all, name))
      else named.set(name, [child(all, name)])
    }
  }
  return [...named].filter(([, nodes]) => !isLeftOut(nodes, otherWay))
}
