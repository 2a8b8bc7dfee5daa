import { isObject, isSet, type Settable, textAt } from '../document/value.ts'
import type { XmlView } from './view.ts'

const NODES = ['attribute', 'text', 'cdata'] as const

/**
 * Reads the `xml` of a schema; `undefined` if it says nothing. OpenAPI 3.2 has `nodeType` in the place of `attribute` and
 * `wrapped`.
 */
export function xmlOf(written: unknown): XmlView | undefined {
  if (!isObject(written)) return undefined
  const made: Settable<XmlView> = {}
  const [name, prefix, namespace] = [
    textAt(written, 'name'),
    textAt(written, 'prefix'),
    textAt(written, 'namespace'),
  ]
  const type = textAt(written, 'nodeType')
  const node = isSet(written, 'attribute') ? 'attribute' : NODES.find(known => known === type)
  if (name !== undefined) made.name = name
  if (prefix !== undefined) made.prefix = prefix
  if (namespace !== undefined) made.namespace = namespace
  if (node !== undefined) made.node = node
  if (isSet(written, 'wrapped') || type === 'element') made.isWrapped = true
  return made
}
