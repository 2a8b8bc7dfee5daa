import { entriesOf, isObject, own } from '../../openapi/document/value.ts'
import { formSerialization } from '../../openapi/operation/body.ts'
import type { ContentView, HeaderView } from '../../openapi/operation/content.ts'
import type { ParameterView } from '../../openapi/operation/parameters.ts'
import { parameterExample } from '../../openapi/operation/request.ts'
import {
  cookiePairs,
  headerText,
  pathText,
  queryPairs,
  type SerializationOptions,
  scalar,
} from '../../openapi/operation/serialize.ts'
import type { Fact, SchemaView } from '../../openapi/schema/view.ts'
import type { ShownField } from './fields.ts'

/** The number of items or fields that show how a list or an object is serialized. */
const ENOUGH = 2

/** Shortens a value to what shows its serialization; undefined unless it is a list or an object. */
function partOf(value: unknown, { items }: SchemaView): unknown {
  if (isObject(value)) {
    const some = entriesOf(value).slice(0, ENOUGH)
    return some.length === 0 ? undefined : Object.fromEntries(some)
  }
  if (!Array.isArray(value) || value.length === 0) return undefined
  if (value.length >= ENOUGH) return value.slice(0, ENOUGH)
  const other = items?.allowed?.find(allowed => allowed.value !== value[0])
  return [value[0], other?.value ?? value[0]]
}

const asQuery = (options: SerializationOptions, value: unknown): string =>
  decodeURIComponent(
    queryPairs({ ...options, allowReserved: false }, value)
      .map(pair => pair.join('='))
      .join('&'),
  )

function written(parameter: ParameterView, value: unknown): string {
  const { location, name } = parameter
  if (location === 'path') return decodeURIComponent(pathText(parameter, value))
  if (location === 'query' || location === 'querystring') return asQuery(parameter, value)
  if (parameter.style === 'cookie')
    return cookiePairs(parameter, value)
      .map(pair => pair.join('='))
      .join('; ')
  return `${name}${location === 'header' ? ': ' : '='}${headerText(parameter, value)}`
}

const isPlain = (style: string): boolean => style === 'simple' || style === 'form'

function serializationFacts(parameter: ParameterView): readonly Fact[] {
  const { schema, content, style, allowReserved, location } = parameter
  if (content) return [{ name: 'contentType', value: content.type }]
  const example = parameterExample(parameter)
  const value = partOf(example, schema) ?? (isPlain(style) || isObject(example) ? undefined : example)
  const shown = value === undefined || scalar(value) === '' ? '' : written(parameter, value)
  return [
    ...(shown === '' ? [] : [{ name: 'sentAs', value: shown }]),
    ...(isPlain(style) ? [] : [{ name: 'style', value: style }]),
    ...(allowReserved && location === 'query' ? [{ name: 'allowReserved', value: ":/?[]@!$&'()*+,;=" }] : []),
  ]
}

/** A parameter with the serialization of its value, unless that is its plain text. */
export function shownParameter(parameter: ParameterView): ShownField {
  const { description, ...schema } = parameter.schema
  const facts = [...schema.facts, ...serializationFacts(parameter)]
  return { ...parameter, schema: { ...schema, facts }, description: parameter.description ?? description }
}

/** A header of a response, or of a part of a form. */
export function shownHeader({ schema, ...header }: HeaderView): ShownField {
  const { description: _, ...rest } = schema
  return { ...header, schema: rest }
}

function partFacts(
  content: ContentView,
  name: string,
  example: unknown,
  schema: SchemaView,
): readonly Fact[] {
  const encoding = content.encoding.get(name)
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(content.type)
  const value = isForm ? partOf(own(example, name), schema) : undefined
  return [
    ...(encoding?.type === undefined ? [] : [{ name: 'contentType', value: encoding.type }]),
    ...(value === undefined
      ? []
      : [{ name: 'sentAs', value: asQuery(formSerialization(content, name), value) }]),
  ]
}

/** The schema of a form with the serialization of each of its fields. */
export function shownForm(content: ContentView, view: SchemaView, example: unknown): SchemaView {
  const isForm = /^(multipart\/|application\/x-www-form-urlencoded\b)/i.test(content.type)
  if (!isForm || view.fields.length === 0) return view
  const fields = view.fields.map(field => {
    const facts = partFacts(content, field.name, example, field.schema)
    return facts.length === 0
      ? field
      : { ...field, schema: { ...field.schema, facts: [...field.schema.facts, ...facts] } }
  })
  return { ...view, fields }
}

/** The parts of a form that have their own headers. */
export const partsWithHeaders = ({
  encoding,
}: ContentView): readonly (readonly [part: string, headers: readonly HeaderView[]])[] =>
  [...encoding].flatMap(([name, { headers = [] }]) => (headers.length > 0 ? [[name, headers] as const] : []))
