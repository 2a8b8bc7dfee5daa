import { type ApiNode, child, children } from './node.ts'
import { entriesOf, isObject, itemsOf, own, type Plain, textOf } from './value.ts'

/** Reads Swagger 2.0 as if it were OpenAPI 3: one object at a time, when it is needed. */

const SCHEMA_KEYS = [
  'type',
  'format',
  'items',
  'default',
  'enum',
  'maximum',
  'exclusiveMaximum',
  'minimum',
  'exclusiveMinimum',
  'maxLength',
  'minLength',
  'pattern',
  'maxItems',
  'minItems',
  'uniqueItems',
  'multipleOf',
]

const pick = (value: unknown, keys: readonly string[]): Plain =>
  Object.fromEntries(keys.flatMap(key => (own(value, key) === undefined ? [] : [[key, own(value, key)]])))

function schemaOf(parameter: unknown): Plain {
  const schema = pick(parameter, SCHEMA_KEYS)
  return own(parameter, 'type') === 'file' ? { ...schema, type: 'string', format: 'binary' } : schema
}

const STYLES: Readonly<Record<string, readonly [style: string, explode: boolean]>> = {
  csv: ['form', false],
  ssv: ['spaceDelimited', false],
  tsv: ['spaceDelimited', false],
  pipes: ['pipeDelimited', false],
  multi: ['form', true],
}

/** Converts a parameter of a path, a query or a header. */
export function modernParameter(node: ApiNode): ApiNode {
  const { value } = node
  const location = textOf(own(value, 'in'))
  const [style, explode] = STYLES[textOf(own(value, 'collectionFormat')) ?? 'csv'] ?? ['form', false]
  const isQuery = location === 'query'
  return {
    ...node,
    value: {
      ...(isObject(value) ? value : {}),
      schema: schemaOf(value),
      ...(isQuery ? { style, explode } : {}),
    },
  }
}

const mediaTypes = (operation: ApiNode, root: ApiNode, key: 'consumes' | 'produces'): readonly string[] => {
  const written = own(operation.value, key) ?? own(root.value, key)
  const types = itemsOf(written).flatMap(type => textOf(type) ?? [])
  return types.length === 0 ? ['application/json'] : types
}

const FORM = /^(multipart\/form-data|application\/x-www-form-urlencoded)/

/** Converts body or form parameters to a request body; `undefined` if there are none. */
export function modernBody(
  operation: ApiNode,
  root: ApiNode,
  parameters: readonly ApiNode[],
): ApiNode | undefined {
  const types = mediaTypes(operation, root, 'consumes')
  const body = parameters.find(({ value }) => own(value, 'in') === 'body')
  if (body) {
    const content = Object.fromEntries(types.map(type => [type, { schema: own(body.value, 'schema') }]))
    return { ...body, value: { ...pick(body.value, ['description', 'required']), content } }
  }
  const fields = parameters.filter(({ value }) => own(value, 'in') === 'formData')
  if (fields.length === 0) return undefined
  const hasFile = fields.some(({ value }) => own(value, 'type') === 'file')
  const named = types.filter(type => FORM.test(type))
  const forms =
    named.length > 0 ? named : [hasFile ? 'multipart/form-data' : 'application/x-www-form-urlencoded']
  const properties = Object.fromEntries(
    fields.map(({ value }) => [
      textOf(own(value, 'name')) ?? '',
      { ...schemaOf(value), ...pick(value, ['description']) },
    ]),
  )
  const required = fields
    .filter(({ value }) => own(value, 'required') === true)
    .map(({ value }) => own(value, 'name'))
  const schema = { type: 'object', properties, required }
  const content = Object.fromEntries(forms.map(type => [type, { schema }]))
  return { ...operation, value: { content, required: required.length > 0 } }
}

/** Converts a response with its content. */
export function modernResponse(response: ApiNode, operation: ApiNode, root: ApiNode): ApiNode {
  const { value } = response
  const schema = own(value, 'schema')
  const shown = own(schema, 'type') === 'file' ? { type: 'string', format: 'binary' } : schema
  const examples = own(value, 'examples')
  const types = new Set([
    ...(shown === undefined ? [] : mediaTypes(operation, root, 'produces')),
    ...entriesOf(examples).map(([type]) => type),
  ])
  const content = Object.fromEntries(
    [...types].map(type => [type, { schema: shown, example: own(examples, type) }]),
  )
  const headers = Object.fromEntries(
    entriesOf(own(value, 'headers')).map(([name, header]) => [
      name,
      { ...pick(header, ['description']), schema: schemaOf(header) },
    ]),
  )
  return { ...response, value: { ...pick(value, ['description']), content, headers } }
}

const FLOWS: Readonly<Record<string, string>> = {
  implicit: 'implicit',
  password: 'password',
  application: 'clientCredentials',
  accessCode: 'authorizationCode',
}

/** Converts an authentication scheme. */
function modernScheme(node: ApiNode): ApiNode {
  const { value } = node
  const type = own(value, 'type')
  if (type === 'basic') return { ...node, value: { ...Object(value), type: 'http', scheme: 'basic' } }
  if (type !== 'oauth2') return node
  const flow = FLOWS[textOf(own(value, 'flow')) ?? ''] ?? 'implicit'
  const flows = { [flow]: pick(value, ['authorizationUrl', 'tokenUrl', 'scopes']) }
  return { ...node, value: { ...pick(value, ['type', 'description']), flows } }
}

/** The server addresses that host, schemes and base path form. */
export function modernServers(operation: ApiNode, root: ApiNode): readonly ApiNode[] {
  const host = textOf(own(root.value, 'host'))
  const base = (textOf(own(root.value, 'basePath')) ?? '').replace(/\/+$/, '')
  const written = own(operation.value, 'schemes') ?? own(root.value, 'schemes')
  const schemes = itemsOf(written).flatMap(scheme => textOf(scheme) ?? [])
  if (host === undefined) return base === '' ? [] : [{ ...root, value: { url: base } }]
  return (schemes.length === 0 ? ['https'] : schemes).map(scheme => ({
    ...root,
    value: { url: `${scheme}://${host}${base}` },
  }))
}

/** Where Swagger 2.0 has what OpenAPI 3 has among its components. */
export const schemeNodes = (root: ApiNode, isOld: boolean): readonly ApiNode[] =>
  isOld
    ? children(child(root, 'securityDefinitions')).map(modernScheme)
    : children(child(child(root, 'components'), 'securitySchemes'))
