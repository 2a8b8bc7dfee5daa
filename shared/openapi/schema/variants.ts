import { type ApiNode, child, children, descend, keysOf, nameOf, nodeKey } from '../document/node.ts'
import { isExcluded } from '../document/operations.ts'
import { type ApiFiles, referencedNodeKey, referenceIn } from '../document/references.ts'
import { isSet, own, textOf } from '../document/value.ts'
import { isComponent, partsOf, type SchemaParts, wholeOf } from './parts.ts'

/** Inheriting schemas, by the key of the schema that their `allOf` names. */
type Inheritors = ReadonlyMap<string, readonly ApiNode[]>

const known = new WeakMap<object, Inheritors>()

/** The inheriting schemas among the named ones of a file; computed once, references are not followed. */
export function inheritorsIn(root: ApiNode): Inheritors {
  const { value } = root
  if (typeof value !== 'object' || value === null) return new Map()
  const before = known.get(value)
  if (before) return before
  const made = new Map<string, ApiNode[]>()
  const named = [descend(root, 'components', 'schemas'), child(root, 'definitions')].flatMap(children)
  for (const node of named) {
    for (const { value: part } of children(child(node, 'allOf'))) {
      const written = referenceIn(part)
      const key = written === undefined ? undefined : referencedNodeKey(root.file, written)
      const inheritors = key === undefined ? undefined : made.get(key)
      if (inheritors && inheritors.at(-1) !== node) inheritors.push(node)
      else if (!inheritors && key !== undefined) made.set(key, [node])
    }
  }
  known.set(value, made)
  return made
}

/** The schema that a discriminator value means: by its name, or by a reference. */
function meant(written: string, from: string, files: ApiFiles): ApiNode | undefined {
  const isName = !/[#/]/.test(written)
  const named = isName ? descend(files.root(from), 'components', 'schemas', written) : undefined
  if (named?.value !== undefined) return named
  const target = /[#/.]/.test(written) ? files.target(from, written) : undefined
  return target?.kind === 'node' ? target.node : undefined
}

/** The nearest of the schemas that has a discriminator. */
export const holderOf = (parts: readonly ApiNode[]): ApiNode | undefined =>
  parts.findLast(({ value }) => own(value, 'discriminator') !== undefined)

/** The discriminator value of a schema; mapped by name or by reference, in the file `from`. */
export function valueMapped(
  mapping: unknown,
  node: ApiNode,
  files: ApiFiles,
  from: string,
): string | undefined {
  const target = files.at(node)
  if (!target) return undefined
  const location = nodeKey(target)
  for (const key of keysOf(mapping)) {
    const written = textOf(own(mapping, key)) ?? ''
    if (written === nameOf(target)) return key
    const other = /[#/.]/.test(written) ? files.target(from, written) : undefined
    if (other?.kind === 'node' && nodeKey(other.node) === location) return key
  }
  // Swagger 2.0 has no mapping; Azure writes the value like this.
  return textOf(own(target.value, 'x-ms-discriminator-value'))
}

/** A reference to a schema, so that its name is shown. */
const referring = ({ file, pointer }: ApiNode): ApiNode => ({
  file,
  pointer,
  value: { $ref: `#${pointer.replaceAll('%', '%25').replaceAll('#', '%23')}` },
})

const isHidden = ({ value }: ApiNode) => isExcluded(value) || isSet(value, 'x-hidden')

/**
 * The schemas that inherit by `allOf` from one with a discriminator but no listed forms: those of its mapping
 * first, then those of its file and of the file `from`, as references.
 */
export function variantsOf(
  { parts, opened }: SchemaParts,
  from: string,
  files: ApiFiles,
): readonly ApiNode[] {
  const holder = holderOf(parts)
  // A schema without its forms has another value.
  if (!holder || wholeOf(holder.value) !== holder.value) return []
  const inherits = (node: ApiNode) =>
    partsOf([node], files, { open: new Map(), held: undefined }).parts.some(
      ({ value }) => value === holder.value,
    )
  const base = opened.find(node => isComponent(node) && inherits(node))
  if (!base) return []
  const found = new Map<string, ApiNode>()
  if (holder.value === base.value) {
    const mapping = child(child(holder, 'discriminator'), 'mapping')
    for (const { value } of children(mapping)) {
      const node = meant(textOf(value) ?? '', holder.file, files)
      if (node) found.set(nodeKey(node), node)
    }
  }
  const inheritors = [...new Set([base.file, from])].map(file => inheritorsIn(files.root(file)))
  const keys = [nodeKey(base)]
  const seen = new Set(keys)
  for (const key of keys) {
    for (const node of inheritors.flatMap(each => each.get(key) ?? [])) {
      const name = nodeKey(node)
      if (!found.has(name) && name !== nodeKey(base)) found.set(name, node)
      if (!seen.has(name)) keys.push(name)
      seen.add(name)
    }
  }
  found.delete(nodeKey(base))
  return [...found.values()].filter(node => !isHidden(node)).map(referring)
}
