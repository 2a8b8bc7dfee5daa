import { nearest } from '../../../config/read/nearest.ts'
import { message } from '../../../messages/message.ts'
import { type ApiNode, child, children, nameOf, nodeKey } from '../../../openapi/document/node.ts'
import { referencedNodeKey, referenceIn, walk } from '../../../openapi/document/references.ts'
import { entriesOf, own, textOf } from '../../../openapi/document/value.ts'
import { changeTo, removeIt } from '../../../openapi/shapes/fix.ts'
import type { ApiRule, Lint } from './lint.ts'

const GROUPS = [
  'schemas',
  'responses',
  'parameters',
  'examples',
  'requestBodies',
  'headers',
  'links',
  'callbacks',
  'pathItems',
  'mediaTypes',
]
const OLD_GROUPS = ['definitions', 'parameters', 'responses']

/** Everything that a description offers for references. */
function componentsOf({ source }: Lint): readonly ApiNode[] {
  const isOld = source.dialect === '2.0'
  const holder = isOld ? source.root : child(source.root, 'components')
  return (isOld ? OLD_GROUPS : GROUPS).flatMap(group => children(child(holder, group)))
}

/** What references name, with everything above it, as far down as components can be. */
function named(files: Iterable<string>, lint: Lint): ReadonlySet<string> {
  const found = new Set<string>()
  const add = (key: string | undefined, from: string) => {
    if (key === undefined) return
    // The path of the file has slashes of its own.
    const start = key.indexOf('#')
    const steps = key.slice(start).split('/')
    for (const count of [3, 4]) {
      const part = `${key.slice(0, start)}${steps.slice(0, count).join('/')}`
      // A component that only refers to itself is not used.
      if (!from.startsWith(`${part}/`)) found.add(part)
    }
  }
  for (const file of files) {
    walk(lint.files.root(file), node => {
      const from = nodeKey(node)
      const reference = referenceIn(node.value)
      if (reference !== undefined) add(referencedNodeKey(file, reference), from)
      for (const [, target] of entriesOf(own(own(node.value, 'discriminator'), 'mapping')))
        add(mapped(textOf(target) ?? '', file), from)
    })
  }
  return found
}

const isName = (target: string) => /^[\w.-]+$/.test(target) && !/\.(?:json|ya?ml)$/i.test(target)

const mapped = (target: string, file: string): string | undefined =>
  isName(target) ? `${file}#/components/schemas/${target}` : referencedNodeKey(file, target)

/** Components that nothing refers to. */
export function unusedComponents(lint: Lint, files: Iterable<string>): void {
  const components = componentsOf(lint)
  // A collection of components without operations is there for others.
  if (components.length === 0 || lint.source.operations.length === 0 || !lint.isOpen('api/unused')) return
  const used = named(files, lint)
  for (const each of components) {
    if (used.has(nodeKey(each)) || isInherited(each, lint)) continue
    const name = nameOf(each)
    lint.add('api/unused', each, {
      message: message('api-rules:unused', { name }),
      severity: 'notice',
      fix: removeIt(each, name),
    })
  }
}

/** A schema that builds on one with a discriminator is chosen by its name. */
function isInherited(node: ApiNode, { files }: Lint): boolean {
  return children(child(node, 'allOf')).some(
    part => own(files.at(part)?.value, 'discriminator') !== undefined,
  )
}

/** Security schemes that nothing needs. */
export function unusedSchemes(lint: Lint, schemes: readonly ApiNode[]): void {
  const { root, operations } = lint.source
  const holders = [root, ...operations.map(({ node }) => node)]
  const used = new Set(
    holders.flatMap(holder =>
      children(child(holder, 'security')).flatMap(each => entriesOf(each.value).map(([name]) => name)),
    ),
  )
  if (used.size === 0) return
  for (const each of schemes) {
    const name = nameOf(each)
    if (used.has(name)) continue
    lint.add('api/unused', each, {
      message: message('api-rules:unusedScheme', { name }),
      severity: 'notice',
      fix: removeIt(each, name),
    })
  }
}

/** What the property of a discriminator chooses from. */
export const discriminator: ApiRule = (node, lint) => {
  const at = child(node, 'discriminator')
  if (at.value === undefined) return
  if (lint.dialect === '2.0') {
    oldDiscriminator(node, at, lint)
    return
  }
  const schemas = entriesOf(own(own(lint.source.root.value, 'components'), 'schemas')).map(([name]) => name)
  for (const each of children(child(at, 'mapping'))) {
    const target = textOf(each.value) ?? ''
    const written = isName(target) ? `#/components/schemas/${target}` : target
    const found = lint.files.target(each.file, written)
    if (found.kind === 'node') continue
    const name = target.slice(target.lastIndexOf('/') + 1)
    const near = nearest(name, schemas)
    const to = near === undefined ? undefined : target.slice(0, target.length - name.length) + near
    lint.add('api/discriminator', each, {
      message: found.reason,
      severity: /^https?:/.test(target) ? 'notice' : 'error',
      ...(to !== undefined && { hint: message('common:didYouMean', { near: to }), fix: changeTo(each, to) }),
    })
  }
  const property = textOf(own(at.value, 'propertyName'))
  if (property === undefined) return
  for (const way of ['oneOf', 'anyOf'] as const) {
    for (const written of children(child(node, way))) {
      const target = lint.files.at(written)
      if (target === undefined || declares(target, property, lint) !== false) continue
      const said = message('api-rules:noProperty', { property })
      lint.add('api/discriminator', written, { message: said, severity: 'warning' })
    }
  }
  const isBase = ['oneOf', 'anyOf', 'allOf'].every(way => own(node.value, way) === undefined)
  if (isBase && own(node.value, 'properties') !== undefined && declares(node, property, lint) === false)
    lint.add('api/discriminator', child(at, 'propertyName'), {
      message: message('api-rules:ownProperty', { property }),
      severity: 'warning',
    })
}

/** Whether a schema declares a property; undefined if that cannot be known. */
function declares(node: ApiNode, name: string, lint: Lint, depth = 0): boolean | undefined {
  if (own(own(node.value, 'properties'), name) !== undefined) return true
  if (depth > 8) return undefined
  const parts = ['allOf', 'oneOf', 'anyOf'].flatMap(way => children(child(node, way)))
  const found = parts.map(part => {
    const target = lint.files.at(part)
    return target && declares(target, name, lint, depth + 1)
  })
  if (found.includes(true)) return true
  const isKnown = parts.length > 0 ? !found.includes(undefined) : own(node.value, 'properties') !== undefined
  return isKnown ? false : undefined
}

function oldDiscriminator(node: ApiNode, at: ApiNode, lint: Lint): void {
  const property = textOf(at.value)
  if (property === undefined) return
  const required = own(node.value, 'required')
  const isRequired = Array.isArray(required) && required.map(textOf).includes(property)
  if (declares(node, property, lint) !== false && isRequired) return
  lint.add('api/discriminator', at, {
    message: message('api-rules:oldProperty', { property }),
    severity: 'warning',
  })
}
