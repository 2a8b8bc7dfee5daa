import type { ApiNode } from '../node.ts'
import { entriesOf, isObject, itemsOf, own, printJson, type Settable, textOf, wordsOf } from '../value.ts'
import { nearest } from './parts.ts'
import type { AllowedValue, Fact, SchemaView } from './view.ts'

const shown = (value: unknown): string => textOf(value) ?? printJson(value, '')

const PLAIN_FACTS = [
  'minLength',
  'maxLength',
  'pattern',
  'multipleOf',
  'minItems',
  'maxItems',
  'minProperties',
  'maxProperties',
  'contentMediaType',
  'contentEncoding',
]

const BOUNDS = [
  ['minimum', 'exclusiveMinimum', 'at least', 'more than'],
  ['maximum', 'exclusiveMaximum', 'at most', 'less than'],
] as const

function bounds(parts: readonly ApiNode[], into: Fact[]): void {
  for (const [plain, strict, name, strictName] of BOUNDS) {
    const [limit, exclusive] = [nearest(parts, plain), nearest(parts, strict)]
    // In OpenAPI 3.0 a truth value says that the limit itself is not allowed.
    if (typeof exclusive === 'number') into.push({ name: strictName, value: shown(exclusive) })
    if (limit !== undefined) into.push({ name: exclusive === true ? strictName : name, value: shown(limit) })
  }
}

function factsIn(parts: readonly ApiNode[]): readonly Fact[] {
  const facts: Fact[] = []
  bounds(parts, facts)
  for (const name of PLAIN_FACTS) {
    const value = nearest(parts, name)
    const isBinary = name === 'contentMediaType' && value === 'application/octet-stream'
    if (value !== undefined && !isBinary) facts.push({ name, value: shown(value) })
  }
  if (nearest(parts, 'uniqueItems') === true) facts.push({ name: 'uniqueItems', value: 'true' })
  if (nearest(parts, 'additionalProperties') === false) {
    facts.push({ name: 'additionalProperties', value: 'false' })
  }
  if (nearest(parts, 'items') === false) facts.push({ name: 'items', value: 'false' })
  return facts
}

const NO_TYPES: readonly string[] = []

function typesOf(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(type => wordsOf(type) ?? [])
  const word = wordsOf(value)
  return word === undefined ? NO_TYPES : [word]
}

function types(parts: readonly ApiNode[]): readonly string[] {
  let all = NO_TYPES
  for (const { value } of parts) {
    const list = typesOf(own(value, 'type'))
    if (list.length === 0) continue
    const both = all.length === 0 ? all : all.filter(type => list.includes(type))
    all = both.length === 0 ? list : both
  }
  return all
}

/** That a value may be null is told apart, but for one that can be nothing else. */
const withoutNull = (written: readonly string[]): readonly string[] =>
  written.length > 1 && written.includes('null') ? written.filter(type => type !== 'null') : written

function allowedIn(parts: readonly ApiNode[]): readonly AllowedValue[] | undefined {
  const holder = parts.findLast(({ value }) => Array.isArray(own(value, 'enum')))
  if (!holder) return undefined
  const words = own(holder.value, 'x-enumDescriptions') ?? own(holder.value, 'x-enum-descriptions')
  return itemsOf(own(holder.value, 'enum')).map((value, index) => {
    const found = Array.isArray(words) ? words[index] : own(words, textOf(value) ?? '')
    const description = wordsOf(found)
    return { value, ...(description === undefined ? {} : { description }) }
  })
}

function examplesIn(parts: readonly ApiNode[]): readonly unknown[] {
  const single = nearest(parts, 'example')
  const several = nearest(parts, 'examples')
  const listed = Array.isArray(several)
    ? several
    : isObject(several)
      ? entriesOf(several).map(([, value]) => own(value, 'value') ?? value)
      : []
  return single === undefined ? listed : [single, ...listed]
}

const isTrue = (parts: readonly ApiNode[], key: string): boolean => nearest(parts, key) === true

/** Everything that a schema says of a value but for what stands inside it, which is still to be set. */
export function factsOf(parts: readonly ApiNode[]): Settable<SchemaView> {
  const written = types(parts)
  const media = nearest(parts, 'contentMediaType')
  const isBinary = media !== undefined && nearest(parts, 'contentEncoding') === undefined
  const isFile = isBinary && !/json|text|xml/.test(String(media)) && written.every(type => type === 'string')
  const allowed = allowedIn(parts)
  const made: Settable<SchemaView> = {
    kind: 'plain',
    label: '',
    types: isFile ? ['string'] : withoutNull(written),
    isNullable:
      written.includes('null') ||
      isTrue(parts, 'nullable') ||
      isTrue(parts, 'x-nullable') ||
      allowed?.some(({ value }) => value === null) === true,
    facts: factsIn(parts),
    examples: examplesIn(parts),
    deprecated: isTrue(parts, 'deprecated'),
    readOnly: isTrue(parts, 'readOnly'),
    writeOnly: isTrue(parts, 'writeOnly'),
    fields: [],
  }
  const description = wordsOf(nearest(parts, 'description'))
  if (description !== undefined) made.description = description
  const format = isFile ? 'binary' : wordsOf(nearest(parts, 'format'))
  if (format !== undefined) made.format = format
  if (allowed !== undefined) made.allowed = allowed
  const constant = nearest(parts, 'const')
  if (constant !== undefined) made.constant = { value: constant }
  const standard = nearest(parts, 'default') ?? nearest(parts, 'x-default')
  if (standard !== undefined) made.standard = { value: standard }
  return made
}
