import { type ApiNode, child, keysOf } from '../node.ts'
import { isExcluded } from '../operations.ts'
import { isSet, itemsOf, own, textOf } from '../value.ts'
import { SAYS, saidBy } from './said.ts'

const isHidden = ({ value }: ApiNode) => isExcluded(value) || isSet(value, 'x-hidden')

/** Whether readers are not to see the field that these schemas are of. */
export const isHiddenField = (nodes: readonly ApiNode[]): boolean =>
  (saidBy(nodes) & SAYS.hiding) !== 0 && nodes.some(isHidden)

/** The names of fields that schemas ask for. */
export function requiredIn(parts: readonly ApiNode[]): ReadonlySet<string | undefined> {
  const names = new Set<string | undefined>()
  for (const { value } of parts) for (const name of itemsOf(own(value, 'required'))) names.add(textOf(name))
  return names
}

/** The fields of schemas that hold together: by name, each with what every one of them says of it. */
export function namedFields(parts: readonly ApiNode[]): ReadonlyMap<string, readonly ApiNode[]> {
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
  return named
}
