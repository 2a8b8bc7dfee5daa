import { message } from '../../../messages/message.ts'
import { type ApiNode, child, children, nameOf } from '../../../openapi/document/node.ts'
import { isObject, isSet, itemsOf, own, printJson, textOf } from '../../../openapi/document/value.ts'
import { type ApiFix, addAs, removeIt, removing, setting } from '../../../openapi/shapes/fix.ts'
import type { ApiRule, Lint } from './lint.ts'

/** The types that a schema allows; empty if it names none. */
export function typesOf(value: unknown): readonly string[] {
  const written = own(value, 'type')
  return (Array.isArray(written) ? written : [written]).flatMap(type => textOf(type) ?? [])
}

/** A list must say what it contains. */
export const arrayItems: ApiRule = (node, lint) => {
  const { value } = node
  if (!typesOf(value).includes('array')) return
  if (['items', 'prefixItems', '$ref'].some(key => own(value, key) !== undefined)) return
  const isNeeded = lint.dialect < '3.1'
  // Newer versions allow it, and such a schema may be only a part of another one.
  if (!isNeeded && ['allOf', 'oneOf', 'anyOf', 'contains'].some(key => own(value, key) !== undefined)) return
  lint.add('api/array-items', node, {
    message: message('api-rules:items'),
    hint: message('api-rules:itemsHint'),
    severity: isNeeded ? 'error' : 'warning',
    ...(isNeeded && lint.dialect !== '2.0' && { fix: addAs(child(node, 'items'), 'items', {}, true) }),
  })
}

const keyOf = (value: unknown) => `${typeof value} ${printJson(value, '')}`

/** A value must not be listed twice. */
export const enumValues: ApiRule = (node, lint) => {
  const list = child(node, 'enum')
  if (!Array.isArray(list.value)) return
  if (list.value.length === 0) {
    lint.add('api/enum', list, { message: message('api-rules:enumEmpty'), severity: 'error' })
  }
  const seen = new Set<string>()
  for (const each of children(list)) {
    const key = keyOf(each.value)
    const shown = printJson(each.value, '').slice(0, 80)
    if (seen.has(key)) {
      lint.add('api/enum', each, {
        message: message('api-rules:enumTwice', { value: shown }),
        severity: 'warning',
        fix: removeIt(each, shown, true),
      })
    }
    seen.add(key)
  }
}

const LIMITS = [
  ['minimum', 'maximum'],
  ['exclusiveMinimum', 'exclusiveMaximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
] as const

const COUNTS = ['minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties'] as const

/** Limits that no value can keep. */
export const limits: ApiRule = (node, lint) => {
  const add = (key: string, said: ReturnType<typeof message>) =>
    lint.add('api/limits', child(node, key), { message: said, severity: 'error' })
  for (const [low, high] of LIMITS) {
    const [least, most] = [own(node.value, low), own(node.value, high)]
    if (typeof least === 'number' && typeof most === 'number' && least > most)
      add(low, message('api-rules:limits', { low, high }))
  }
  for (const key of COUNTS) {
    const count = own(node.value, key)
    if (typeof count === 'number' && (count < 0 || !Number.isInteger(count)))
      add(key, message('api-rules:count', { key }))
  }
  const factor = own(node.value, 'multipleOf')
  if (typeof factor === 'number' && factor <= 0) add('multipleOf', message('api-rules:multipleOf'))
  for (const [plain, exclusive] of [
    ['minimum', 'exclusiveMinimum'],
    ['maximum', 'exclusiveMaximum'],
  ] as const) {
    const both = [plain, exclusive].every(key => typeof own(node.value, key) === 'number')
    if (both && lint.dialect >= '3.1')
      lint.add('api/limits', child(node, plain), {
        message: message('api-rules:bothLimits', { one: plain, other: exclusive }),
        severity: 'warning',
      })
  }
  if (isSet(node.value, 'readOnly') && isSet(node.value, 'writeOnly'))
    add('writeOnly', message('api-rules:readWrite'))
}

const FOR_TYPE: Readonly<Record<string, readonly string[]>> = {
  minLength: ['string'],
  maxLength: ['string'],
  pattern: ['string'],
  minimum: ['number', 'integer'],
  maximum: ['number', 'integer'],
  exclusiveMinimum: ['number', 'integer'],
  exclusiveMaximum: ['number', 'integer'],
  multipleOf: ['number', 'integer'],
  items: ['array'],
  minItems: ['array'],
  maxItems: ['array'],
  uniqueItems: ['array'],
  properties: ['object'],
  additionalProperties: ['object'],
  minProperties: ['object'],
  maxProperties: ['object'],
}

/** Keywords that mean nothing for the type. */
export const keywords: ApiRule = (node, lint) => {
  const types = typesOf(node.value)
  if (types.length === 0 || !lint.isOpen('api/keyword')) return
  for (const [key, fitting] of Object.entries(FOR_TYPE)) {
    if (own(node.value, key) === undefined || types.some(type => fitting.includes(type))) continue
    const at = child(node, key)
    lint.add('api/keyword', at, {
      message: message('api-rules:keyword', { key, types }),
      severity: 'warning',
      fix: removeIt(at, key),
    })
  }
}

/** Every name of a property that a schema and what it combines declare; undefined if that cannot be known. */
function declaredIn(node: ApiNode, lint: Lint, depth = 0): ReadonlySet<string> | undefined {
  const names = new Set(
    Object.keys(Object(own(node.value, 'properties'))).map(key => key.replace(/^\u0085/, '')),
  )
  if (depth > 8 || ['patternProperties', 'if'].some(key => own(node.value, key) !== undefined))
    return undefined
  for (const way of ['allOf', 'oneOf', 'anyOf']) {
    for (const written of children(child(node, way))) {
      const part = lint.files.at(written)
      const more = part && declaredIn(part, lint, depth + 1)
      if (more === undefined) return undefined
      for (const name of more) names.add(name)
    }
  }
  return names
}

/** The schema that a part of `allOf`, `anyOf`, or the like belongs to. */
function wholeOf({ file, pointer }: ApiNode, { files }: Lint): ApiNode | undefined {
  const above = /^(.*)\/(?:(?:allOf|anyOf|oneOf)\/\d+|not|if|then|else)$/.exec(pointer)?.[1]
  const target = above === undefined ? undefined : files.target(file, `#${encodeURI(above)}`)
  return target?.kind === 'node' ? target.node : undefined
}

/** Properties that are required must be declared. */
export const requiredProperties: ApiRule = (node, lint) => {
  const list = child(node, 'required')
  if (!Array.isArray(list.value)) return
  const names = list.value.map(textOf)
  const isObjectType = typesOf(node.value).includes('object') || isObject(own(node.value, 'properties'))
  const known = isObjectType ? declaredIn(wholeOf(node, lint) ?? node, lint) : undefined
  const seen = new Set<string>()
  names.forEach((name = '', index) => {
    const at = child(list, index)
    if (seen.has(name)) {
      const said = message('api-rules:requiredTwice', { name })
      lint.add('api/required', at, { message: said, severity: 'warning', fix: removeIt(at, name, true) })
    } else if (known && known.size > 0 && !known.has(name)) {
      lint.add('api/required', at, { message: message('api-rules:required', { name }), severity: 'warning' })
    } else if (known?.size === 0 && lint.dialect === '2.0') {
      lint.add('api/required', at, { message: message('api-rules:required', { name }), severity: 'warning' })
    }
    seen.add(name)
  })
}

/** Combinations that contain nothing, or the same twice. */
export const choices: ApiRule = (node, lint) => {
  for (const way of ['allOf', 'oneOf', 'anyOf']) {
    const list = child(node, way)
    if (!Array.isArray(list.value)) continue
    if (list.value.length === 0) {
      const said = message('api-rules:noChoice', { key: way })
      lint.add('api/choice', list, { message: said, severity: 'error', fix: removeIt(list, way) })
    }
    const seen = new Set<string>()
    for (const each of children(list)) {
      const reference = textOf(own(each.value, '$ref'))
      if (reference !== undefined && seen.has(reference)) {
        const said = message('api-rules:sameChoice', { key: way, name: reference })
        const fix = removeIt(each, reference, true)
        lint.add('api/choice', each, { message: said, severity: 'warning', fix })
      }
      if (reference !== undefined) seen.add(reference)
    }
  }
}

const isPlain = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value)

/** A pattern must be a regular expression. */
export const patterns: ApiRule = (node, lint) => {
  const pattern = own(node.value, 'pattern')
  if (typeof pattern !== 'string' || !lint.isOpen('api/pattern')) return
  const at = child(node, 'pattern')
  const slashed = /^\/(.+)\/[a-z]*$/.exec(pattern)?.[1]
  try {
    new RegExp(pattern)
    if (slashed === undefined || !/^\/\^|\$\/[a-z]*$/.test(pattern)) return
    lint.add('api/pattern', at, {
      message: message('api-rules:slashes'),
      severity: 'warning',
      fix: fixPattern(at, slashed),
    })
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    const said = message('api-rules:pattern', { pattern: pattern.slice(0, 80) })
    lint.add('api/pattern', at, {
      message: said,
      severity: /\(\?[a-z]+[:)]|\[:|\\[AZzp]/.test(pattern) ? 'warning' : 'error',
    })
  }
}

const fixPattern = (at: ApiNode, value: string): ApiFix => ({
  label: message('openapi:fix.change', { value }),
  changes: [setting(at, value)],
})

/** In older versions, everything beside a reference is ignored. */
export const referenceSiblings: ApiRule = (node, lint) => {
  if (lint.dialect >= '3.1' || typeof own(node.value, '$ref') !== 'string') return
  const others = children(node).filter(each => nameOf(each) !== '$ref' && !nameOf(each).startsWith('x-'))
  const [first] = others
  if (first === undefined) return
  const names = others.map(nameOf)
  const isText = names.every(name => ['description', 'summary', 'title', 'example'].includes(name))
  const reference = child(node, '$ref')
  const wrap: ApiFix = {
    label: message('api-rules:wrap'),
    changes: [removing(reference), setting(child(node, 'allOf'), [{ $ref: reference.value }])],
  }
  lint.add('api/reference-siblings', first, {
    message: message('api-rules:siblings', { names }),
    hint: message('api-rules:siblingsHint'),
    severity: isText ? 'notice' : 'warning',
    fix: wrap,
  })
}

/** A constant or a value of the list must have the type of the schema. */
export const enumTypes: ApiRule = (node, lint) => {
  const types = typesOf(node.value)
  const values = itemsOf(own(node.value, 'enum'))
  if (types.length === 0 || values.length === 0) return
  const mayBeNull = isSet(node.value, 'nullable') || isSet(node.value, 'x-nullable')
  for (const each of children(child(node, 'enum'))) {
    const { value } = each
    if ((value === null && mayBeNull) || types.some(type => isOfType(value, type))) continue
    const shown = printJson(value, '').slice(0, 80)
    const said = message('api-rules:enumType', { value: shown, types })
    const isText = types[0] === 'string' && isPlain(value)
    const fix: ApiFix | undefined = isText
      ? {
          label: message('openapi:fix.change', { value: `"${textOf(value)}"` }),
          changes: [setting(each, textOf(value))],
          safe: true,
        }
      : undefined
    lint.add('api/enum', each, { message: said, severity: 'warning', fix })
  }
}

/** Whether a value has a type; a number that is kept as written may be a text, too. */
function isOfType(value: unknown, type: string): boolean {
  if (typeof value === 'string' && value.startsWith('\u0085')) return type !== 'boolean' && type !== 'null'
  if (type === 'integer') return typeof value === 'number' && Number.isInteger(value)
  if (type === 'array') return Array.isArray(value)
  if (type === 'null') return value === null
  if (type === 'object') return isObject(value)
  return typeof value === type || !['string', 'number', 'boolean'].includes(type)
}
