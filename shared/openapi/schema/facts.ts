import type { ApiNode } from '../document/node.ts'
import {
  entriesOf,
  isObject,
  itemsOf,
  nonEmptyText,
  own,
  printJson,
  type Settable,
  textOf,
} from '../document/value.ts'
import { KEYWORD_GROUPS, type SchemaGroup } from './keywords.ts'
import { nearest } from './parts.ts'
import { type AllowedValue, emptyView, type Fact, type SchemaView } from './view.ts'
import { xmlOf } from './xml.ts'

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
    // In OpenAPI 3.0 a boolean says that the limit itself is excluded.
    if (typeof exclusive === 'number') into.push({ name: strictName, value: shown(exclusive) })
    if (limit !== undefined) into.push({ name: exclusive === true ? strictName : name, value: shown(limit) })
  }
}

const NO_FACTS: readonly Fact[] = []

/** The types that each limit applies to. */
const LIMITED: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    string: 'minLength maxLength pattern contentMediaType contentEncoding',
    'number integer': 'multipleOf',
    array: 'minItems maxItems uniqueItems items',
    object: 'minProperties maxProperties additionalProperties',
  }).flatMap(([types, names]) => names.split(' ').map(name => [name, types.split(' ')] as const)),
)

/** Whether a limit applies to values of these types; a pattern, for example, does not apply to numbers. */
const appliesTo = (types: readonly string[], { name }: Fact): boolean =>
  types.length === 0 || LIMITED.get(name)?.some(type => types.includes(type)) !== false

function factsIn(group: SchemaGroup, types: readonly string[]): readonly Fact[] {
  return limitsIn(group).filter(fact => appliesTo(types, fact))
}

function limitsIn({ parts, keywords }: SchemaGroup): readonly Fact[] {
  if ((keywords & KEYWORD_GROUPS.limits) === 0) return NO_FACTS
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
  if (nearest(parts, 'items') === false || nearest(parts, 'unevaluatedItems') === false)
    facts.push({ name: 'items', value: 'false' })
  return facts
}

const NO_TYPES: readonly string[] = []
/** Most schemas have one of these types: they share the list. */
const ONE_TYPE: ReadonlyMap<string, readonly string[]> = new Map(
  ['string', 'integer', 'number', 'boolean', 'object', 'array', 'null'].map(type => [type, [type]]),
)

const FILE: readonly string[] = ['string']

function typesOf(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(type => nonEmptyText(type) ?? [])
  const word = nonEmptyText(value)
  return word === undefined ? NO_TYPES : (ONE_TYPE.get(word) ?? [word])
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

/** Without `null`, which is reported separately, unless nothing else is allowed. */
const withoutNull = (written: readonly string[]): readonly string[] =>
  written.length > 1 && written.includes('null') ? written.filter(type => type !== 'null') : written

function allowedIn({ parts, keywords }: SchemaGroup): readonly AllowedValue[] | undefined {
  if ((keywords & KEYWORD_GROUPS.values) === 0) return undefined
  const holder = parts.findLast(({ value }) => Array.isArray(own(value, 'enum')))
  if (!holder) return undefined
  const words = own(holder.value, 'x-enumDescriptions') ?? own(holder.value, 'x-enum-descriptions')
  return itemsOf(own(holder.value, 'enum')).map((value, index) => {
    const found = Array.isArray(words) ? words[index] : own(words, textOf(value) ?? '')
    const description = nonEmptyText(found)
    return { value, ...(description === undefined ? {} : { description }) }
  })
}

const NO_EXAMPLES: readonly unknown[] = []

function examplesIn({ parts, keywords }: SchemaGroup): readonly unknown[] {
  if ((keywords & KEYWORD_GROUPS.examples) === 0) return NO_EXAMPLES
  const single = nearest(parts, 'example')
  const several = nearest(parts, 'examples')
  const listed = Array.isArray(several)
    ? several
    : isObject(several)
      ? entriesOf(several).map(([, value]) => own(value, 'value') ?? value)
      : []
  return single === undefined ? listed : [single, ...listed]
}

function isFileIn({ parts, keywords }: SchemaGroup, written: readonly string[]): boolean {
  if ((keywords & KEYWORD_GROUPS.media) === 0) return false
  const media = nearest(parts, 'contentMediaType')
  const isBinary = media !== undefined && nearest(parts, 'contentEncoding') === undefined
  return isBinary && !/json|text|xml/.test(String(media)) && written.every(type => type === 'string')
}

/** Everything that a schema says about a value except its content, which is set later. */
export function factsOf(group: SchemaGroup): Settable<SchemaView> {
  const { parts, keywords } = group
  const written = types(parts)
  const isFile = isFileIn(group, written)
  const allowed = allowedIn(group)
  const isTrue = (key: string): boolean =>
    (keywords & KEYWORD_GROUPS.marks) !== 0 && nearest(parts, key) === true
  const made = emptyView()
  made.types = isFile ? FILE : withoutNull(written)
  made.isNullable =
    written.includes('null') ||
    isTrue('nullable') ||
    isTrue('x-nullable') ||
    allowed?.some(({ value }) => value === null) === true
  made.facts = factsIn(group, made.types)
  made.examples = examplesIn(group)
  made.deprecated = isTrue('deprecated')
  if ((keywords & KEYWORD_GROUPS.marks) !== 0) made.xml = xmlOf(nearest(parts, 'xml'))
  made.readOnly = isTrue('readOnly')
  made.writeOnly = isTrue('writeOnly')
  made.description = nonEmptyText(nearest(parts, 'description'))
  made.format = isFile ? 'binary' : nonEmptyText(nearest(parts, 'format'))
  made.allowed = allowed
  if ((keywords & KEYWORD_GROUPS.values) === 0) return made
  const constant = nearest(parts, 'const')
  if (constant !== undefined) made.constant = { value: constant }
  const defaultValue = nearest(parts, 'default') ?? nearest(parts, 'x-default')
  if (defaultValue !== undefined) made.defaultValue = { value: defaultValue }
  return made
}
