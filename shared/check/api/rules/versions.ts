import { message } from '../../../messages/message.ts'
import { type ApiNode, child } from '../../../openapi/document/node.ts'
import { isSet, itemsOf, own, textOf } from '../../../openapi/document/value.ts'
import { type ApiFix, removing, setting } from '../../../openapi/shapes/fix.ts'
import type { ApiRule, Lint } from './lint.ts'
import { typesOf } from './schemas.ts'

/** Keywords of schemas that only newer versions have. */
const NEWER = [
  'const',
  'contains',
  'contentEncoding',
  'contentMediaType',
  'contentSchema',
  'dependentRequired',
  'dependentSchemas',
  'else',
  'examples',
  'if',
  'patternProperties',
  'prefixItems',
  'propertyNames',
  'then',
  'unevaluatedItems',
  'unevaluatedProperties',
  '$defs',
  '$id',
  '$anchor',
  '$dynamicRef',
  '$dynamicAnchor',
]

/** Keywords of schemas that Swagger 2.0 does not have. */
const NOT_OLD = ['oneOf', 'anyOf', 'not', 'nullable', 'writeOnly', 'deprecated']

const fixed = (changes: ApiFix['changes'], safe = true): ApiFix => ({
  label: message('api-rules:rewrite'),
  changes,
  safe,
})

function tell(node: ApiNode, lint: Lint, version: string, fix?: ApiFix): void {
  const key = node.pointer.slice(node.pointer.lastIndexOf('/') + 1)
  lint.add('api/version', node, {
    message: message('api-rules:keywordVersion', { key, version, used: lint.dialect }),
    severity: lint.dialect === '2.0' ? 'error' : 'warning',
    fix,
  })
}

/** `nullable` is gone since 3.1: the type says it. */
function nullable(node: ApiNode, lint: Lint): void {
  const at = child(node, 'nullable')
  if (typeof at.value !== 'boolean') return
  if (lint.dialect === '3.0') {
    if (
      own(node.value, 'type') === undefined &&
      ['allOf', 'oneOf', 'anyOf', '$ref'].every(key => own(node.value, key) === undefined)
    )
      lint.add('api/version', at, { message: message('api-rules:nullableType'), severity: 'notice' })
    return
  }
  const types = typesOf(node.value)
  const fix = !at.value
    ? fixed([removing(at)])
    : types.length > 0 && own(node.value, 'enum') === undefined
      ? fixed([setting(child(node, 'type'), [...new Set([...types, 'null'])]), removing(at)])
      : undefined
  tell(at, lint, '3.0', fix)
}

/** Exclusive limits are true or false up to 3.0, and numbers since 3.1. */
function exclusive(node: ApiNode, lint: Lint): void {
  for (const [key, plain] of [
    ['exclusiveMinimum', 'minimum'],
    ['exclusiveMaximum', 'maximum'],
  ] as const) {
    const [at, limit] = [child(node, key), child(node, plain)]
    const isOld = lint.dialect < '3.1'
    if (isOld && typeof at.value === 'number') {
      const isFree = limit.value === undefined
      tell(at, lint, '3.1', isFree ? fixed([setting(at, true), setting(limit, at.value)]) : undefined)
    }
    if (!isOld && typeof at.value === 'boolean') {
      const changes = at.value ? [setting(at, limit.value), removing(limit)] : [removing(at)]
      tell(at, lint, '3.0', !at.value || typeof limit.value === 'number' ? fixed(changes) : undefined)
    }
  }
}

/** Lists of types exist since 3.1. */
function types(node: ApiNode, lint: Lint): void {
  const at = child(node, 'type')
  const names = itemsOf(at.value).flatMap(type => textOf(type) ?? [])
  const others = names.filter(name => name !== 'null')
  const [only] = others
  if (Array.isArray(at.value)) {
    const isFree = only !== undefined && others.length === 1
    const canBeNull = names.includes('null') && lint.dialect === '3.0'
    const changes = [setting(at, only), ...(canBeNull ? [setting(child(node, 'nullable'), true)] : [])]
    tell(at, lint, '3.1', isFree ? fixed(changes) : undefined)
  } else if (at.value === 'null') tell(at, lint, '3.1')
}

function newer(node: ApiNode, lint: Lint): void {
  for (const key of NEWER) {
    const at = child(node, key)
    if (at.value === undefined) continue
    if (key === 'const') tell(at, lint, '3.1', constantFix(node, at))
    else if (key === 'examples') tell(at, lint, '3.1', examplesFix(node, at))
    else tell(at, lint, '3.1')
  }
}

function constantFix(node: ApiNode, at: ApiNode): ApiFix | undefined {
  if (own(node.value, 'enum') !== undefined) return undefined
  return fixed([setting(child(node, 'enum'), [at.value]), removing(at)])
}

function examplesFix(node: ApiNode, at: ApiNode): ApiFix | undefined {
  const [first] = itemsOf(at.value)
  if (first === undefined || own(node.value, 'example') !== undefined) return undefined
  const example = child(node, 'example')
  return fixed([setting(example, first), removing(at)], false)
}

/** Keywords that another version of OpenAPI has, or means differently. */
export const schemaVersions: ApiRule = (node, lint) => {
  if (!lint.isOpen('api/version')) return
  exclusive(node, lint)
  if (lint.dialect === '2.0') {
    for (const key of NOT_OLD) {
      const at = child(node, key)
      if (at.value !== undefined) tell(at, lint, '3.0')
    }
  } else nullable(node, lint)
  if (lint.dialect < '3.1') {
    types(node, lint)
    newer(node, lint)
  } else if (isSet(node.value, 'x-nullable')) tell(child(node, 'x-nullable'), lint, '2.0')
}
