import { basename } from '../text/path.ts'
import { type ApiNode, child, children, descend, nodeKey, stepsOf } from './document/node.ts'
import { type ApiSource, isExcluded } from './document/operations.ts'
import { entriesOf, isObject, own, textOf } from './document/value.ts'
import { inheritorsIn } from './schema/variants.ts'

/** Whether a description excludes anything for readers, or may do so in another file. */
function excludesAnything({ root }: ApiSource): boolean {
  const held = [child(root, 'paths'), child(root, 'webhooks')].flatMap(children)
  const said = [...held, ...held.flatMap(children), ...children(child(root, 'tags'))]
  return said.some(({ value }) => isExcluded(value) || own(value, '$ref') !== undefined)
}

/** The pointer that a text of a description refers to in its own entry file. */
function pointerOf(text: string, file: string): string | undefined {
  const at = text.indexOf('#/')
  const named = at < 0 ? undefined : text.slice(0, at)
  return named === '' || (named !== undefined && basename(named) === basename(file))
    ? text.slice(at + 1)
    : undefined
}

/** What was reached, and whether all that is reached is known: references to other files are not followed. */
interface Reached {
  readonly keys: ReadonlySet<string>
  readonly isAll: boolean
}

/** Follows references inside the description, from its visible operations and from `more`. */
function reached(source: ApiSource, more: readonly ApiNode[] = []): Reached {
  const { root } = source
  const inheritors = inheritorsIn(root)
  const keys = new Set<string>()
  const seen = new Set<unknown>()
  const open: unknown[] = []
  let isAll = true
  const reach = (first: ApiNode) => {
    for (const nodes = [first]; nodes.length > 0; ) {
      const node = nodes.pop()
      if (node?.value === undefined || keys.has(nodeKey(node))) continue
      keys.add(nodeKey(node))
      open.push(node.value)
      nodes.push(...(inheritors.get(nodeKey(node)) ?? []))
    }
  }
  const known = new Set<string>()
  const reachPointer = (pointer: string | undefined) => {
    if (pointer === undefined) isAll = false
    if (pointer === undefined || known.has(pointer)) return
    known.add(pointer)
    reach(descend(root, ...stepsOf(pointer)))
  }
  const reachNamed = (text: string) => {
    const pointer = pointerOf(text, root.file)
    if (pointer === undefined) reach(descend(root, 'components', 'schemas', text))
    else reachPointer(pointer)
  }
  for (const { node, item } of source.operations) open.push(node.value, own(item.value, 'parameters'))
  for (const node of more) reach(node)
  while (open.length > 0) {
    const value = open.pop()
    if (seen.has(value)) continue
    seen.add(value)
    if (Array.isArray(value)) for (const item of value) open.push(item)
    if (!isObject(value)) continue
    for (const key of Object.keys(value)) {
      const inside = value[key]
      if (typeof inside === 'object') open.push(inside)
      if (key === '$ref' && typeof inside === 'string') reachPointer(pointerOf(inside, root.file))
      if (key === '$dynamicRef') isAll = false
      if (key === 'mapping') for (const [, named] of entriesOf(inside)) reachNamed(textOf(named) ?? '')
    }
  }
  return { keys, isAll }
}

/**
 * Returns the keys ({@link nodeKey}) of the nodes that visible operations lead to; `undefined` if the
 * description excludes nothing. In time proportional to the description.
 */
export const reachableFrom = (source: ApiSource): ReadonlySet<string> | undefined =>
  excludesAnything(source) ? reached(source).keys : undefined

/**
 * Returns the keys of the nodes that visible operations or `more` lead to; `undefined` if the description refers to
 * other files, which may refer to any of its nodes. In time proportional to the description.
 */
export function usedIn(source: ApiSource, more: readonly ApiNode[]): ReadonlySet<string> | undefined {
  const { keys, isAll } = reached(source, more)
  return isAll ? keys : undefined
}
