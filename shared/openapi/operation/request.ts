import { entriesOf, printJson } from '../document/value.ts'
import type { ContentView, HeaderView } from './content.ts'
import { exampleOf } from './example.ts'
import type { OperationModel } from './operation.ts'
import type { ParameterView } from './parameters.ts'
import type { SchemeView } from './security.ts'
import {
  cookiePairs,
  escapeText,
  fitHeaders,
  headerText,
  isJsonType,
  type Pair,
  partType,
  pathText,
  plainPairs,
  queryPairs,
  type SerializationOptions,
  scalar,
  wholeQuery,
} from './serialize.ts'

/** A part of a form that is sent as `multipart/form-data`. */
export interface RequestPart {
  readonly name: string
  readonly value: string
  /** Set if the part is a file on the reader's disk. */
  readonly file?: string
  readonly type?: string
  /** Its headers, apart from name and format. */
  readonly headers?: readonly Pair[]
}

/** The body of a request. */
export type RequestBody =
  | { readonly kind: 'text'; readonly text: string; readonly type: string }
  | { readonly kind: 'form'; readonly pairs: readonly Pair[] }
  | { readonly kind: 'parts'; readonly parts: readonly RequestPart[] }
  | { readonly kind: 'file'; readonly file: string; readonly type: string }

/** A complete request: what samples show and the playground sends. */
export interface RequestModel {
  readonly method: string
  /** Including its query, escaped. */
  readonly url: string
  readonly headers: readonly Pair[]
  readonly body?: RequestBody
}

/** Placeholder for a reader's own key. */
const SECRET = 'YOUR_KEY'

/** The value that a sample shows for a parameter. */
export function parameterExample({ examples, content, schema }: ParameterView): unknown {
  const named = [...examples, ...(content?.examples ?? [])].find(({ value }) => value !== undefined)
  return named ? named.value : exampleOf(schema)
}

/** The value that a sample sends for a parameter: text if it has a format of its own. */
function sentExample(parameter: ParameterView): unknown {
  const value = parameterExample(parameter)
  return parameter.content ? asText(value) : value
}

/** The body that a sample shows: the first example, else one generated from the schema. */
export function bodyExample(content: ContentView): unknown {
  const named = content.examples.find(({ value }) => value !== undefined)
  const schema = content.schema ?? content.item
  return named ? named.value : schema && exampleOf(schema)
}

const FILE = 'file.bin'

/** Serializes a header of a part like a parameter. */
const headerSerialization = ({ name, explode }: HeaderView): SerializationOptions => ({
  name,
  style: 'simple',
  explode,
})

/** The value that a sample shows for a header of a part. */
export function headerExample({ examples, schema }: HeaderView): unknown {
  const named = examples.find(({ value }) => value !== undefined)
  return named ? named.value : exampleOf(schema)
}

/** The headers that a sample gives to a part: required ones, and those with an example. */
const sampleHeaders = (headers: readonly HeaderView[]): readonly Pair[] =>
  fitHeaders(
    headers
      .filter(({ required, examples, schema }) => required || examples.length + schema.examples.length > 0)
      .map((header): Pair => [header.name, headerText(headerSerialization(header), headerExample(header))]),
  )

const asText = scalar

function partsOf(content: ContentView, value: unknown): readonly RequestPart[] {
  return entriesOf(value).flatMap(([name, given]): readonly RequestPart[] => {
    const schema = content.schema?.fields.find(each => each.name === name)?.schema
    const isFile = schema?.format === 'binary' || schema?.items?.format === 'binary'
    const encoding = content.encoding.get(name)
    const type = partType(encoding?.type)
    const headers = sampleHeaders(encoding?.headers ?? [])
    const more = headers.length > 0 ? { headers } : {}
    if (isFile)
      return [{ name, value: '', file: FILE, ...(type && !type.includes('*') ? { type } : {}), ...more }]
    const several = Array.isArray(given) && type === undefined ? given : [given]
    return several.map((item): RequestPart => {
      const kind = type ?? (typeof item === 'object' ? 'application/json' : undefined)
      return { name, value: asText(item), ...(kind === undefined ? {} : { type: kind }), ...more }
    })
  })
}

const formPairs = (content: ContentView, value: unknown): readonly Pair[] =>
  entriesOf(value).flatMap(([name, given]) => plainPairs(formSerialization(content, name), given))

/** Serialization options of a form field. */
export function formSerialization({ encoding }: ContentView, name: string): SerializationOptions {
  const { style = 'form', explode = style === 'form' } = encoding.get(name) ?? {}
  return { name, style, explode }
}

/** A body in one format with the given `value`. */
export function bodyOf(content: ContentView, value: unknown): RequestBody {
  const { type } = content
  const plain = type.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  if (plain === 'multipart/form-data') return { kind: 'parts', parts: partsOf(content, value) }
  if (plain === 'application/x-www-form-urlencoded') return { kind: 'form', pairs: formPairs(content, value) }
  const isBinary =
    content.schema?.format === 'binary' || (content.schema === undefined && value === undefined)
  if (isBinary || /^(image|audio|video|font)\/|octet-stream|zip|pdf/.test(plain))
    return { kind: 'file', file: FILE, type: /\*/.test(type) ? 'application/octet-stream' : type }
  const sent = plain === '' || plain.includes('*') ? 'application/json' : type
  const text = isJsonType(sent) ? printJson(value) : asText(value)
  return { kind: 'text', text, type: sent }
}

/** What an authentication scheme adds to a request, with a placeholder for the secret. */
function credentialOf(scheme: SchemeView): { readonly location: string; readonly pair: Pair } | undefined {
  const prefix = scheme.prefix ?? ''
  switch (scheme.kind) {
    case 'bearer':
    case 'oauth2':
    case 'oidc':
      return { location: 'header', pair: ['Authorization', `Bearer ${prefix}${SECRET}`] }
    case 'basic':
      return { location: 'header', pair: ['Authorization', 'Basic BASE64_OF_NAME_AND_PASSWORD'] }
    case 'http':
      return { location: 'header', pair: ['Authorization', `${scheme.scheme ?? ''} ${SECRET}`] }
    case 'key':
      return { location: scheme.location ?? 'header', pair: [scheme.parameter ?? 'key', prefix + SECRET] }
    default:
      return undefined
  }
}

/** A path with its parameters filled in; those without a value stay as written. */
function filledPath(path: string, parameters: readonly ParameterView[]): string {
  return path.replace(/\{([^{}]*)\}/g, (written: string, name: string) => {
    const parameter = parameters.find(each => each.location === 'path' && each.name === name)
    return parameter ? pathText(parameter, sentExample(parameter)) : written
  })
}

const isSent = ({ required, examples, content, schema }: ParameterView) =>
  required || examples.length > 0 || schema.examples.length > 0 || (content?.examples.length ?? 0) > 0

/**
 * The request that a page shows: required parameters, those with an example, the first body, the first
 * authentication.
 */
export function sampleRequest(model: OperationModel, server: string): RequestModel {
  const sent = model.parameters.filter(isSent)
  const at = (location: ParameterView['location']) => sent.filter(each => each.location === location)
  const credentials = (model.security.alternatives[0] ?? []).flatMap(each => credentialOf(each) ?? [])
  const secret = (location: string) =>
    credentials.filter(each => each.location === location).map(({ pair }) => pair)
  const query = [
    ...at('query').flatMap(each => queryPairs(each, sentExample(each))),
    ...secret('query').map(([name, value]): Pair => [escapeText(name), escapeText(value)]),
  ].map(pair => pair.join('='))
  const whole = at('querystring').flatMap(each =>
    wholeQuery(each.content?.type ?? '', parameterExample(each)),
  )
  const search = [...whole, ...query].join('&')
  const path = filledPath(model.operation.path, model.parameters)
  const content = model.body?.contents[0]
  const body = content && bodyOf(content, bodyExample(content))
  const cookies = [
    ...at('cookie').flatMap(each => cookiePairs(each, sentExample(each))),
    ...secret('cookie'),
  ].map(pair => pair.join('='))
  return {
    method: model.operation.method,
    url: server.replace(/\/+$/, '') + path + (search === '' ? '' : `?${search}`),
    headers: fitHeaders([
      ...at('header').map((each): Pair => [each.name, headerText(each, sentExample(each))]),
      ...secret('header'),
      ...(cookies.length > 0 ? [['Cookie', cookies.join('; ')] satisfies Pair] : []),
      ...(body && (body.kind === 'text' || body.kind === 'file')
        ? [['Content-Type', body.type] satisfies Pair]
        : []),
    ]),
    ...(body ? { body } : {}),
  }
}
