import { nearest } from '../../config/read/nearest.ts'
import { type Message, message } from '../../messages/message.ts'
import { describedOperation, type FoundOperation } from '../../openapi/find.ts'
import type { OperationModel } from '../../openapi/operation/operation.ts'
import type { ParameterView } from '../../openapi/operation/parameters.ts'
import type { SchemaView, ViewField } from '../../openapi/schema/view.ts'
import { pathOfFile } from '../../page/summary.ts'
import type { TagNode } from '../../page/tree/tree.ts'
import { flagOf } from '../../site/components/values.ts'
import type { Fix } from '../../text/problem.ts'
import { attributeLocation, type FoundNode, locationOfTag, nodesOf, textOfAttribute } from '../base/nodes.ts'
import type { PageCheck, PageLocation } from '../base/page-check.ts'

/** Checks that the fields that a page describes by hand agree with the API description. */
export function checkPageApi(check: PageCheck): void {
  const fields = nodesOf(check.page).tags.filter(({ node }) => /^(?:Param|Response)Field$/.test(node.name))
  const found = fields.length === 0 ? undefined : operationOf(check)
  const { apis } = check.context.site
  if (!found || !apis) return
  const judge = new FieldComparison(check, apis.model(found.operation, found.source))
  for (const field of fields) if (!isInside(field)) judge.compare(field)
  if (check.page.frontmatter.openapi === undefined) judge.reportMissing(fields)
}

const isInside = ({ parents }: FoundNode<TagNode>): boolean =>
  parents.some(({ name }) => name === 'ParamField' || name === 'ResponseField' || name === 'Expandable')

function operationOf({ page, context }: PageCheck): FoundOperation | undefined {
  const { api } = page.frontmatter
  const { apis, reference } = context.site
  const written = reference.endpoints.get(pathOfFile(page.file))
  return written ?? (apis && typeof api === 'string' ? describedOperation(apis, api) : undefined)
}

const LOCATIONS = ['path', 'query', 'header', 'cookie', 'body'] as const
type FieldLocation = (typeof LOCATIONS)[number]

const IN_WORDS: Readonly<Record<FieldLocation, Message>> = {
  path: message('checks:api.where.path'),
  query: message('checks:api.where.query'),
  header: message('checks:api.where.header'),
  cookie: message('checks:api.where.cookie'),
  body: message('checks:api.where.body'),
}

/** The types of values, by the words that people write for them. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^(?:str|string|text|uuid|date|date-?time|email|url|uri|enum)$/, 'string'],
  [/^(?:int|integer|long|number|float|double|decimal)$/, 'number'],
  [/^bool(?:ean)?$/, 'boolean'],
  [/^(?:array|list)$|\[\]$/, 'array'],
  [/^(?:object|json|map|dict|record)$/, 'object'],
]

/** Undefined for other words, which are not checked. */
function kindOf(label: string): string | undefined {
  const plain = label
    .toLowerCase()
    .replace(/<.*>$/s, '')
    .replace(/\s*\(.*\)$/s, '')
    .trim()
  return KINDS.find(([words]) => words.test(plain))?.[1]
}

/** What the API description has in one location: path, query, header, cookie or body. */
interface FieldSet {
  readonly fields: ReadonlyMap<string, ViewField>
  /** Names of nested fields. */
  readonly nested: ReadonlySet<string>
  /** Other fields are allowed. */
  readonly isOpen: boolean
}

const EMPTY: FieldSet = { fields: new Map(), nested: new Set(), isOpen: false }

function partsOf(schema: SchemaView): readonly SchemaView[] {
  const { items, tuple = [], extra, choices } = schema
  return [...(items ? [items] : []), ...tuple, ...(extra ? [extra] : []), ...optionsOf(choices)]
}

const optionsOf = (choices: SchemaView['choices']): readonly SchemaView[] =>
  choices?.options.map(option => option.schema) ?? []

const isOpen = (schema: SchemaView): boolean =>
  schema.kind !== 'plain' ||
  schema.extra !== undefined ||
  (schema.omitted ?? 0) > 0 ||
  schema.fields.some(field => field.isPattern) ||
  (schema.fields.length === 0 && partsOf(schema).length === 0) ||
  [...partsOf(schema), ...schema.fields.map(field => field.schema)].some(
    part => part.kind === 'more' || part.kind === 'broken',
  )

function namesIn(schema: SchemaView, into: Set<string>): void {
  for (const { name, schema: inner } of schema.fields) {
    into.add(name)
    namesIn(inner, into)
  }
  for (const part of partsOf(schema)) namesIn(part, into)
}

function fieldSetOf(schemas: readonly (SchemaView | undefined)[]): FieldSet {
  const known = schemas.flatMap(schema => (schema ? [schema] : []))
  const deeper = new Set<string>()
  for (const schema of known) namesIn(schema, deeper)
  const fields = new Map<string, ViewField>()
  for (const field of known.flatMap(schema => schema.fields))
    if (!fields.has(field.name)) fields.set(field.name, field)
  const isUnknown = known.length < schemas.length || known.length === 0
  return { fields, nested: deeper, isOpen: isUnknown || known.some(isOpen) }
}

const fieldOf = ({ name, required, schema }: ParameterView): ViewField => ({ name, required, schema })

/** The fields of the API that one kind of tag describes, and those it should describe. */
interface MissingFields {
  readonly tag: string
  /** The attributes that hold the name of a field. */
  readonly names: readonly string[]
  readonly known: readonly string[]
  readonly verb: 'takes' | 'returns'
}

/** Compares the fields of a page with one operation. */
class FieldComparison {
  readonly #check: PageCheck
  readonly #call: string
  readonly #sets: Readonly<Record<FieldLocation, FieldSet>>
  /** Fields of successful responses. */
  readonly #successful: FieldSet
  /** Fields of all responses. */
  readonly #allResponses: FieldSet
  /** Names besides parameters and fields, in lower case: keys, and headers of responses. */
  readonly #others: ReadonlySet<string>

  constructor(check: PageCheck, { operation, parameters, body, responses, security }: OperationModel) {
    this.#check = check
    this.#call = `${operation.method} ${operation.path}`
    const shelf = (location: FieldLocation): FieldSet => {
      const own = parameters.filter(parameter => parameter.location === location).map(fieldOf)
      return { ...EMPTY, fields: new Map(own.map(field => [field.name, field])) }
    }
    this.#sets = {
      path: shelf('path'),
      query: shelf('query'),
      header: { ...shelf('header'), isOpen: true },
      cookie: { ...shelf('cookie'), isOpen: true },
      body: body === undefined ? EMPTY : fieldSetOf(body.contents.map(({ schema }) => schema)),
    }
    const good = responses.filter(({ status }) => /^(?:2|default)/i.test(status))
    const shelfOfAll = (some: OperationModel['responses']): FieldSet =>
      fieldSetOf(some.flatMap(({ contents }) => contents.map(({ schema }) => schema)))
    this.#successful = shelfOfAll(good)
    this.#allResponses = shelfOfAll(responses)
    const keys = security.alternatives.flat().flatMap(({ parameter }) => parameter ?? [])
    const headers = responses.flatMap(response => response.headers.map(({ name }) => name))
    this.#others = new Set(['Authorization', ...keys, ...headers].map(name => name.toLowerCase()))
  }

  compare(field: FoundNode<TagNode>): void {
    const isAnswer = field.node.name === 'ResponseField'
    const location = isAnswer
      ? undefined
      : LOCATIONS.find(each => textOfAttribute(field.node, each) !== undefined)
    const attribute = isAnswer ? 'name' : location
    const name = attribute === undefined ? undefined : textOfAttribute(field.node, attribute)?.trim()
    if (attribute === undefined || name === undefined || name === '' || /[.[\]]/.test(name)) return
    const shelf = location === undefined ? this.#successful : this.#sets[location]
    const known = shelf.fields.get(name)
    const at = this.#locationOf(field, attribute)
    if (known) this.#compareWith(field, known, at, isAnswer || location === 'path')
    else if (!this.#isElsewhere(name, location)) this.#unknown(name, location, shelf, at)
  }

  /** Whether the API may have this field although it is not among the top-level fields of its location. */
  #isElsewhere(name: string, location: FieldLocation | undefined): boolean {
    const { isOpen, nested, fields } = location === undefined ? this.#allResponses : this.#sets[location]
    return isOpen || nested.has(name) || fields.has(name) || this.#others.has(name.toLowerCase())
  }

  /** Reports fields that the API has and the page leaves out, if the page describes at least one. */
  reportMissing(fields: readonly FoundNode<TagNode>[]): void {
    const parameters = LOCATIONS.flatMap(location => [...this.#sets[location].fields.keys()])
    this.#missing(fields, { tag: 'ParamField', names: LOCATIONS, known: parameters, verb: 'takes' })
    const answered = [...this.#successful.fields.keys()]
    this.#missing(fields, { tag: 'ResponseField', names: ['name'], known: answered, verb: 'returns' })
  }

  #missing(
    fields: readonly FoundNode<TagNode>[],
    { tag, names: attributes, known, verb }: MissingFields,
  ): void {
    const described = fields.filter(({ node }) => node.name === tag)
    const said = new Set(
      described.flatMap(({ node }) =>
        attributes.flatMap(each => textOfAttribute(node, each)?.trim().toLowerCase() ?? []),
      ),
    )
    const names = known.filter(name => !said.has(name.toLowerCase()))
    const [at] = described
    if (!at || names.length === 0) return
    const shown = names.slice(0, 3).map(name => `“${name}”`)
    const rest = names.length > 3 ? [message('checks:api.more', { count: names.length - 3 })] : []
    this.#check.add('api/field-missing', locationOfTag(this.#check.page, at), {
      message: message(`checks:api.missing.${verb}`, { call: this.#call, names: [...shown, ...rest] }),
      hint: message('checks:api.missingHint'),
    })
  }

  #locationOf(field: FoundNode<TagNode>, attribute: string): PageLocation {
    return attributeLocation(this.#check.page, field, attribute) ?? locationOfTag(this.#check.page, field)
  }

  #unknown(name: string, location: FieldLocation | undefined, shelf: FieldSet, at: PageLocation): void {
    const other = location && LOCATIONS.find(each => this.#sets[each].fields.has(name))
    if (other && location) {
      this.#check.add('api/field-differs', at, {
        message: message('checks:api.sentElsewhere', {
          name,
          call: this.#call,
          actual: IN_WORDS[other],
          written: IN_WORDS[location],
        }),
        hint: message('checks:api.writeAs', { attribute: other, name }),
        fix: this.#rename(at, location, other),
      })
      return
    }
    const near = nearest(name, [...shelf.fields.keys(), ...shelf.nested])
    const said =
      location === undefined
        ? message('checks:api.unknownAnswer', { call: this.#call, name })
        : message('checks:api.unknownField', { call: this.#call, name, where: IN_WORDS[location] })
    this.#check.add('api/unknown-field', at, {
      message: said,
      hint: near === undefined ? message('checks:api.unknownHint') : message('common:didYouMean', { near }),
    })
  }

  /** Only if the location covers just the name of the attribute. */
  #rename(at: PageLocation, from: string, to: string): Fix | undefined {
    if (at.length !== from.length) return undefined
    const { offset, length } = at
    return { label: message('checks:api.changeAttribute', { to }), edits: [{ offset, length, text: to }] }
  }

  #compareWith({ node }: FoundNode<TagNode>, known: ViewField, at: PageLocation, isAlways: boolean): void {
    const { name, schema } = known
    const written = textOfAttribute(node, 'type')
    const kind = written === undefined ? undefined : kindOf(written)
    const kinds = schema.types.map(kindOf)
    const isOther =
      kind !== undefined && kinds.length > 0 && !kinds.includes(kind) && !kinds.includes(undefined)
    if (isOther && schema.kind === 'plain' && schema.choices === undefined) {
      this.#check.add('api/field-differs', at, {
        message: message('checks:api.otherType', {
          name,
          call: this.#call,
          actual: schema.types,
          written: written ?? '',
        }),
        hint: message('checks:api.otherTypeHint'),
      })
    }
    if (isAlways || schema.defaultValue !== undefined || known.required === flagOf(node, 'required')) return
    this.#check.add('api/field-differs', at, {
      message: known.required
        ? message('checks:api.required', { name, call: this.#call })
        : message('checks:api.optional', { name, call: this.#call }),
      hint: known.required ? message('checks:api.requiredHint') : message('checks:api.optionalHint'),
    })
  }
}
