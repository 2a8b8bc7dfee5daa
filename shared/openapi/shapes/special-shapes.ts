import { type Message, message } from '../../messages/message.ts'
import { type ApiNode, child, children, keysOf } from '../document/node.ts'
import type { Dialect } from '../document/read.ts'
import { isObject, own, textOf } from '../document/value.ts'
import { type ApiFix, changeTo } from './fix.ts'
import { shapeOf } from './shapes.ts'

/** Takes in what does not fit. */
interface Into {
  add(
    node: ApiNode,
    message: Message,
    more?: { readonly severity?: 'notice'; readonly hint?: Message; readonly fix?: ApiFix },
  ): void
}

const TYPES = new Set(['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'])

/** What people write for a type, and what they mean. */
const MEANT: Readonly<Record<string, string>> = {
  bool: 'boolean',
  date: 'string',
  datetime: 'string',
  dict: 'object',
  double: 'number',
  float: 'number',
  int: 'integer',
  int32: 'integer',
  int64: 'integer',
  list: 'array',
  long: 'integer',
  map: 'object',
  str: 'string',
  text: 'string',
  uuid: 'string',
}

const KEYS: Readonly<Record<string, readonly string[]>> = {
  apiKey: ['name', 'in'],
  http: ['scheme'],
  oauth2: ['flows'],
  openIdConnect: ['openIdConnectUrl'],
  mutualTLS: [],
}

/** What is needed by a scheme of Swagger 2.0. */
const OLD_KEYS: Readonly<Record<string, readonly string[]>> = {
  basic: [],
  apiKey: ['name', 'in'],
  oauth2: ['flow', 'scopes'],
}

function serverVariable(node: ApiNode, into: Into): void {
  const choices = own(node.value, 'enum')
  const value = textOf(own(node.value, 'default'))
  if (!Array.isArray(choices)) return
  if (choices.length === 0) into.add(child(node, 'enum'), message('openapi:misfit.emptyEnum'))
  else if (value !== undefined && !choices.map(textOf).includes(value))
    into.add(child(node, 'default'), message('openapi:misfit.default', { value }))
}

function securityScheme(node: ApiNode, into: Into, isOld: boolean): void {
  const { value } = node
  const keys = isOld ? OLD_KEYS : KEYS
  const type = textOf(own(value, 'type')) ?? ''
  const needed = Object.hasOwn(keys, type) ? keys[type] : undefined
  if (type !== '' && !needed) {
    const hint = message('openapi:misfit.types', { types: Object.keys(keys) })
    into.add(child(node, 'type'), message('openapi:misfit.scheme', { type }), { hint })
  }
  for (const key of needed ?? []) {
    if (own(value, key) === undefined) into.add(node, message('openapi:misfit.schemeNeeds', { type, key }))
  }
}

function schema(node: ApiNode, into: Into): void {
  const type = own(node.value, 'type')
  const types = Array.isArray(type) ? type : type === undefined ? [] : [type]
  types.forEach((each: unknown, index) => {
    if (typeof each === 'string' && (TYPES.has(each) || each === 'file')) return
    const written = textOf(each)
    const said =
      written === undefined
        ? message('openapi:misfit.noType')
        : message('openapi:misfit.type', { type: written })
    const place = Array.isArray(type) ? child(child(node, 'type'), index) : child(node, 'type')
    const lower = written?.toLowerCase() ?? ''
    const meant = TYPES.has(lower) ? lower : Object.hasOwn(MEANT, lower) ? MEANT[lower] : undefined
    into.add(place, said, {
      hint: message('openapi:misfit.types', { types: [...TYPES] }),
      ...(meant !== undefined && { fix: changeTo(place, meant) }),
    })
  })
}

function parameter(node: ApiNode, into: Into): void {
  const location = textOf(own(node.value, 'in'))
  if (location === 'querystring' && own(node.value, 'schema') !== undefined) {
    into.add(child(node, 'schema'), message('openapi:misfit.queryContent'))
  }
  if (location !== undefined && location !== 'query' && own(node.value, 'allowReserved') !== undefined) {
    into.add(child(node, 'allowReserved'), message('openapi:misfit.allowReserved'), { severity: 'notice' })
  }
}

function wholeQueries(node: ApiNode, into: Into): void {
  const parameters = children(child(node, 'parameters'))
  const whole = parameters.filter(({ value }) => own(value, 'in') === 'querystring')
  const [first, second] = whole
  if (second) into.add(second, message('openapi:misfit.oneQuery'))
  if (first && parameters.some(({ value }) => own(value, 'in') === 'query')) {
    into.add(first, message('openapi:misfit.queryAndParameters'))
  }
}

function operations(node: ApiNode, into: Into): void {
  wholeQueries(node, into)
  const more = child(node, 'additionalOperations')
  for (const key of keysOf(more.value)) {
    const field = key.toLowerCase()
    if (Object.hasOwn(shapeOf('pathItem').fields, field))
      into.add(child(more, key), message('openapi:misfit.ownField', { key, field }))
  }
}

function root(node: ApiNode, into: Into): void {
  const isEmpty = !['paths', 'components', 'webhooks'].some(key => own(node.value, key) !== undefined)
  if (isEmpty && own(node.value, 'swagger') === undefined) into.add(node, message('openapi:misfit.root'))
}

const RULES: Readonly<Record<string, (node: ApiNode, into: Into) => void>> = {
  root,
  serverVariable,
  schema,
  parameter,
  operation: wholeQueries,
  pathItem: operations,
}

/** Rules about the shapes of objects that are not in the tables. */
export function special(name: string, node: ApiNode, into: Into, dialect: Dialect): void {
  if (!isObject(node.value)) return
  if (name === 'securityScheme') securityScheme(node, into, dialect === '2.0')
  else RULES[name]?.(node, into)
}
