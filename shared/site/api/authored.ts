import type { ApiOperation } from '../../openapi/document/operations.ts'
import type { ContentView } from '../../openapi/operation/content.ts'
import type { OperationModel } from '../../openapi/operation/operation.ts'
import type { ParameterLocation, ParameterView } from '../../openapi/operation/parameters.ts'
import type { SchemaView, ViewField } from '../../openapi/schema/view.ts'
import type { ParsedPage } from '../../page/parse/parsed-page.ts'
import type { Literal, PageNode, TagNode } from '../../page/tree/tree.ts'
import { flagOf, textOf } from '../components/values.ts'

/** Reads an endpoint that a page describes by its own fields: `api: POST /users` and `ParamField`s. */

const EMPTY: SchemaView = {
  kind: 'plain',
  label: 'string',
  types: ['string'],
  isNullable: false,
  facts: [],
  examples: [],
  fields: [],
  deprecated: false,
  readOnly: false,
  writeOnly: false,
}

const KNOWN = new Set(['string', 'integer', 'number', 'boolean', 'object', 'array'])
const OTHER: Readonly<Record<string, string>> = {
  int: 'integer',
  float: 'number',
  bool: 'boolean',
  json: 'object',
}

function literalOf(tag: TagNode, name: string): Literal | undefined {
  const value = Object.hasOwn(tag.attributes, name) ? tag.attributes[name] : undefined
  return value?.kind === 'literal' ? value.value : undefined
}

function schemaOf(tag: TagNode): SchemaView {
  const label = textOf(tag, 'type') ?? 'string'
  const fields = fieldsIn(tag.children)
  const plain = label.toLowerCase().replace(/<.*$/, '').trim()
  const standard = literalOf(tag, 'default')
  const example = literalOf(tag, 'initialValue') ?? literalOf(tag, 'placeholder')
  const allowed = literalOf(tag, 'enum')
  const made: SchemaView = {
    ...EMPTY,
    label,
    types: [KNOWN.has(plain) ? plain : (OTHER[plain] ?? 'string')],
    fields,
    examples: example === undefined ? [] : [example],
    deprecated: flagOf(tag, 'deprecated'),
    ...(standard === undefined ? {} : { defaultValue: { value: standard } }),
    ...(Array.isArray(allowed) ? { allowed: allowed.map((value: unknown) => ({ value })) } : {}),
  }
  if (plain === 'file') return { ...made, format: 'binary' }
  const isList = plain.endsWith('[]') || plain === 'array'
  if (!isList) return fields.length > 0 ? { ...made, types: ['object'] } : made
  const inner = KNOWN.has(plain.replace('[]', '')) ? plain.replace('[]', '') : 'string'
  const items: SchemaView =
    fields.length > 0
      ? { ...EMPTY, types: ['object'], label: 'object', fields }
      : { ...EMPTY, types: [inner === 'array' ? 'string' : inner] }
  return { ...made, types: ['array'], fields: [], items }
}

/** The fields directly inside, also those in folds. */
function tagsIn(nodes: readonly PageNode[], name: RegExp): readonly TagNode[] {
  return nodes.flatMap((node): readonly TagNode[] => {
    if (node.kind === 'tag' && name.test(node.name)) return [node]
    return node.kind === 'tag' || node.kind === 'element' ? tagsIn(node.children, name) : []
  })
}

const fieldsIn = (nodes: readonly PageNode[]): readonly ViewField[] =>
  tagsIn(nodes, /^(ParamField|ResponseField)$/).flatMap(tag => {
    const name = textOf(tag, 'name', 'body', 'query', 'path', 'header')
    return name === undefined ? [] : [{ name, required: flagOf(tag, 'required'), schema: schemaOf(tag) }]
  })

const PLACES: readonly ParameterLocation[] = ['query', 'path', 'header']

function parameterOf(tag: TagNode): ParameterView | undefined {
  const location = PLACES.find(each => textOf(tag, each) !== undefined)
  const name = location && textOf(tag, location)
  if (location === undefined || name === undefined) return undefined
  return {
    name,
    location,
    required: location === 'path' || flagOf(tag, 'required'),
    deprecated: flagOf(tag, 'deprecated'),
    schema: schemaOf(tag),
    style: location === 'query' ? 'form' : 'simple',
    explode: location === 'query',
    allowReserved: false,
    examples: [],
  }
}

const ADDRESS = /^(https?:\/\/[^/]+)(\/.*)?$/i

/** `POST https://api.example.com/users`, as in `api:`; `undefined` if there is no method. */
function readEndpoint(written: unknown): { method: string; server?: string; path: string } | undefined {
  if (typeof written !== 'string') return undefined
  const [, method, address] = /^\s*([a-z]{3,10})\s+(\S+)\s*$/i.exec(written) ?? []
  if (method === undefined || address === undefined) return undefined
  const [, server, path = '/'] = ADDRESS.exec(address) ?? []
  return server === undefined
    ? { method: method.toUpperCase(), path: address.startsWith('/') ? address : `/${address}` }
    : { method: method.toUpperCase(), server, path }
}

/** The endpoint of a page with `api:`, as far as its fields describe it. */
export function authoredModel(page: ParsedPage): OperationModel | undefined {
  const found = readEndpoint(page.frontmatter.api)
  if (!found) return undefined
  const node = { file: page.file, pointer: '', value: {} }
  const operation: ApiOperation = {
    kind: 'operation',
    method: found.method,
    path: found.path,
    node,
    item: node,
    title: found.path,
    tags: [],
    deprecated: false,
    hidden: false,
  }
  const tags = page.blocks.flatMap(block => tagsIn(block.nodes, /^ParamField$/))
  const fields = tags.flatMap(tag => {
    const name = textOf(tag, 'body')
    return name === undefined ? [] : [{ name, required: flagOf(tag, 'required'), schema: schemaOf(tag) }]
  })
  const type = shownType(page) ?? 'application/json'
  const schema = { ...EMPTY, types: ['object'], label: 'object', fields }
  const content: ContentView = { type, schema, examples: [], encoding: new Map(), direction: 'request' }
  return {
    operation,
    servers: found.server === undefined ? [] : [{ url: found.server, variables: [] }],
    security: { alternatives: [], isOptional: true },
    parameters: tags.flatMap(tag => parameterOf(tag) ?? []),
    ...(fields.length > 0 ? { body: { required: true, contents: [content] } } : {}),
    responses: [],
    callbacks: [],
    samples: [],
  }
}

const shownType = ({ frontmatter }: ParsedPage): string | undefined =>
  typeof frontmatter.contentType === 'string' && /^[\w.+-]+\/[\w.+*-]+/.test(frontmatter.contentType)
    ? frontmatter.contentType
    : undefined
