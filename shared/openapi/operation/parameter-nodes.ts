import { type ApiNode, children, withValue } from '../document/node.ts'
import { own, textOf } from '../document/value.ts'
import type { OperationContext } from './context.ts'

/**
 * The parameters of a path and of its operation as written, with references followed; the operation's own
 * win.
 */
export function parameterNodes({ operation, files }: OperationContext): readonly ApiNode[] {
  const found = new Map<string, ApiNode>()
  for (const holder of [operation.item, operation.node]) {
    for (const written of children(files.child(holder, 'parameters'))) {
      const node = files.at(written)
      if (node === undefined) continue
      const description = files.textAt(written, 'description')
      const value =
        node === written || description === undefined ? node.value : { ...Object(node.value), description }
      const key = `${textOf(own(node.value, 'in'))} ${textOf(own(node.value, 'name'))}`
      found.set(key, withValue(node, value))
    }
  }
  return [...found.values()]
}
