import type { AttributeValue, Literal, PageNode, TagNode } from '../../page/tree/tree.ts'
import type { Parameter } from './markup.ts'

/** The values of names in braces: constants, and what a tag passes to its snippet. */
export type Values = ReadonlyMap<string, AttributeValue>

const NAME = /^\s*([A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*)\s*$/

const literal = (value: Literal): AttributeValue => ({ kind: 'literal', value })

/** Constants as values. */
export const constants = (
  values: Iterable<readonly [string, Literal]>,
): (readonly [string, AttributeValue])[] => [...values].map(([name, value]) => [name, literal(value)])

/** What a tag passes to its snippet: its attributes, and its content as `children`, even if that is empty. */
export function givenBy(tag: TagNode): readonly (readonly [string, AttributeValue])[] {
  const named = Object.entries(tag.attributes).filter(([, value]) => value.kind !== 'expression')
  const inner = ['children', { kind: 'tree', children: tag.children }] as const
  return tag.children.length === 0 ? [inner, ...named] : [...named, inner]
}

/** What a tag passes to a component, by the component's parameter names. */
export function givenTo(
  parameters: readonly Parameter[],
  tag: TagNode,
): readonly (readonly [string, AttributeValue])[] {
  const given = new Map(givenBy(tag))
  return parameters.map(({ name, local, value }) => [local, given.get(name) ?? literal(value)] as const)
}

const isObject = (value: Literal): value is { readonly [key: string]: Literal } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The value of `name`, `props.name` or `name.key`; undefined if it is unknown, and for any other expression.
 */
export function meantBy(source: string, values: Values): AttributeValue | undefined {
  const path = NAME.exec(source)?.[1]?.split('.') ?? []
  const [name = '', ...keys] = path[0] === 'props' && !values.has('props') ? path.slice(1) : path
  let found = values.get(name)
  for (const key of keys) {
    if (found?.kind !== 'literal' || !isObject(found.value) || !Object.hasOwn(found.value, key))
      return undefined
    found = literal(found.value[key] ?? null)
  }
  return found
}

/** The nodes of a value in a text; undefined if the expression stays as typed. */
export function shown(value: AttributeValue | undefined): readonly PageNode[] | undefined {
  if (value?.kind === 'tree') return value.children
  if (value?.kind !== 'literal') return undefined
  if (typeof value.value === 'string' || typeof value.value === 'number') {
    return [{ kind: 'text', value: String(value.value) }]
  }
  return typeof value.value === 'object' && value.value !== null ? undefined : []
}
