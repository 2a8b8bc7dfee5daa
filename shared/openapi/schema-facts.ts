import type { ApiNode } from './node.ts'
import { nearest } from './schema-parts.ts'
import type { AllowedValue, Fact, SchemaView } from './schema-view.ts'
import { entriesOf, isObject, itemsOf, own, printJson, textOf, wordsOf } from './value.ts'

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

function bounds(parts: readonly ApiNode[]): readonly Fact[] {
  const facts: Fact[] = []
  for (const [plain, strict] of [
    ['minimum', 'exclusiveMinimum'],
    ['maximum', 'exclusiveMaximum'],
  ] as const) {
    const [limit, exclusive] = [nearest(parts, plain), nearest(parts, strict)]
    const name = plain === 'minimum' ? ['at least', 'more than'] : ['at most', 'less than']
    // In OpenAPI 3.0 a truth value says that the limit itself is not allowed.
    if (typeof exclusive === 'number') facts.push({ name: name[1] ?? '', value: shown(exclusive) })
    if (limit !== undefined) {
      facts.push({ name: name[exclusive === true ? 1 : 0] ?? '', value: shown(limit) })
    }
  }
  return facts
}

function factsIn(parts: readonly ApiNode[]): readonly Fact[] {
  const plain = PLAIN_FACTS.flatMap(name => {
    const value = nearest(parts, name)
    const isBinary = name === 'contentMediaType' && value === 'application/octet-stream'
    return value === undefined || isBinary ? [] : [{ name, value: shown(value) }]
  })
  const unique = nearest(parts, 'uniqueItems') === true ? [{ name: 'uniqueItems', value: 'true' }] : []
  const closed =
    nearest(parts, 'additionalProperties') === false ? [{ name: 'additionalProperties', value: 'false' }] : []
  const ended = nearest(parts, 'items') === false ? [{ name: 'items', value: 'false' }] : []
  return [...bounds(parts), ...plain, ...unique, ...closed, ...ended]
}

const typesOf = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).flatMap(type => wordsOf(type) ?? [])

function types(parts: readonly ApiNode[]): readonly string[] {
  const lists = parts.map(({ value }) => typesOf(own(value, 'type'))).filter(list => list.length > 0)
  return lists.reduce<readonly string[]>((all, list) => {
    const both = all.filter(type => list.includes(type))
    return all.length === 0 || both.length === 0 ? list : both
  }, [])
}

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

const held = (key: 'constant' | 'standard', value: unknown) =>
  value === undefined ? {} : { [key]: { value } }

/** Everything that a schema says of a value but for what stands inside it. */
export function factsOf(parts: readonly ApiNode[]): Omit<SchemaView, 'kind' | 'label' | 'fields'> {
  const written = types(parts)
  const media = nearest(parts, 'contentMediaType')
  const isBinary = media !== undefined && nearest(parts, 'contentEncoding') === undefined
  const isFile = isBinary && !/json|text|xml/.test(String(media)) && written.every(type => type === 'string')
  const format = isFile ? 'binary' : wordsOf(nearest(parts, 'format'))
  const allowed = allowedIn(parts)
  const description = wordsOf(nearest(parts, 'description'))
  const flag = (key: string) => nearest(parts, key) === true
  return {
    types: isFile ? ['string'] : written.filter(type => type !== 'null'),
    isNullable:
      written.includes('null') ||
      flag('nullable') ||
      flag('x-nullable') ||
      allowed?.some(({ value }) => value === null) === true,
    ...(description === undefined ? {} : { description }),
    ...(format === undefined ? {} : { format }),
    facts: factsIn(parts),
    ...(allowed === undefined ? {} : { allowed }),
    ...held('constant', nearest(parts, 'const')),
    ...held('standard', nearest(parts, 'default') ?? nearest(parts, 'x-default')),
    examples: examplesIn(parts),
    deprecated: flag('deprecated'),
    readOnly: flag('readOnly'),
    writeOnly: flag('writeOnly'),
  }
}
