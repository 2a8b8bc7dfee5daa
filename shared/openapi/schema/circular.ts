import { type ApiNode, child, children } from '../document/node.ts'
import { type ApiFiles, referenceIn } from '../document/references.ts'

interface Step {
  readonly holder: unknown
  readonly left: ApiNode[]
}

/** The schemas that one combines by reference. */
const joined = (holder: ApiNode): ApiNode[] =>
  children(child(holder, 'allOf')).filter(({ value }) => referenceIn(value) !== undefined)

/**
 * Finds the references through which `allOf` of one of these schemas leads back to the schema itself; one for
 * each loop. In time proportional to the references.
 */
export function circularReferences(holders: readonly ApiNode[], files: ApiFiles): readonly ApiNode[] {
  const found: ApiNode[] = []
  const done = new Set<unknown>()
  const open = new Set<unknown>()
  for (const first of holders) {
    const way: Step[] = []
    const enter = (holder: ApiNode) => {
      if (done.has(holder.value)) return
      done.add(holder.value)
      open.add(holder.value)
      way.push({ holder: holder.value, left: joined(holder) })
    }
    enter(first)
    for (let at = way.at(-1); at; at = way.at(-1)) {
      const reference = at.left.pop()
      const target = reference && files.at(reference)
      if (reference === undefined) open.delete(way.pop()?.holder)
      else if (target && open.has(target.value)) found.push(reference)
      else if (target) enter(target)
    }
  }
  return found
}
