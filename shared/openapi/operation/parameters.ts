import { type ApiNode, child, exists } from '../document/node.ts'
import { isExcluded } from '../document/operations.ts'
import { modernParameter } from '../document/swagger.ts'
import { isSet, own, textAt, textOf } from '../document/value.ts'
import { viewOf } from '../schema/read.ts'
import type { SchemaView } from '../schema/view.ts'
import { type ContentView, contentViews, examplesOf, type NamedExample } from './content.ts'
import type { OperationContext } from './context.ts'
import { parameterNodes } from './parameter-nodes.ts'

/** Where a parameter is sent. */
export type ParameterLocation = 'path' | 'query' | 'header' | 'cookie' | 'querystring'

/** A parameter of a request. */
export interface ParameterView {
  readonly name: string
  readonly location: ParameterLocation
  readonly required: boolean
  readonly deprecated: boolean
  readonly description?: string
  readonly schema: SchemaView
  /** How lists and objects are written. */
  readonly style: string
  readonly explode: boolean
  readonly allowReserved: boolean
  readonly examples: readonly NamedExample[]
  /** Set if the value is written in a format of its own, such as JSON. */
  readonly content?: ContentView
}

/** The locations in the order of their sections. */
export const PARAMETER_LOCATIONS: readonly ParameterLocation[] = [
  'path',
  'query',
  'querystring',
  'header',
  'cookie',
]
/** Headers that are set by other parts of a request. */
const IGNORED = new Set(['accept', 'content-type', 'authorization'])

const isParameterLocation = (location: string | undefined): location is ParameterLocation =>
  PARAMETER_LOCATIONS.some(known => known === location)

function viewOfParameter(node: ApiNode, context: OperationContext): ParameterView | undefined {
  const { value } = node
  const [location, name] = [textOf(own(value, 'in')), textOf(own(value, 'name'))]
  if (!isParameterLocation(location) || name === undefined || isExcluded(value)) return undefined
  if (location === 'header' && IGNORED.has(name.toLowerCase())) return undefined
  const [content] = contentViews(child(node, 'content'), context, 'request')
  const modern = exists(child(node, 'schema')) || content ? node : modernParameter(node)
  const schema = content?.schema ?? viewOf(child(modern, 'schema'), { ...context, direction: 'request' })
  const style =
    textAt(modern.value, 'style') ?? (location === 'query' || location === 'cookie' ? 'form' : 'simple')
  const explode = own(modern.value, 'explode')
  const description = context.files.textAt(node, 'description') ?? schema.description
  return {
    name,
    location,
    required: location === 'path' || isSet(value, 'required'),
    deprecated: isSet(value, 'deprecated') || schema.deprecated,
    ...(description === undefined ? {} : { description }),
    schema,
    style,
    explode: typeof explode === 'boolean' ? explode : style === 'form' || style === 'cookie',
    allowReserved: isSet(value, 'allowReserved'),
    examples: examplesOf(node, context.files),
    ...(content ? { content } : {}),
  }
}

/** The parameters of a request in file order, for paths, queries, headers and cookies. */
export function parameterViews(context: OperationContext): readonly ParameterView[] {
  const views = parameterNodes(context).flatMap(node => viewOfParameter(node, context) ?? [])
  if (context.requiredFirst !== true) return views
  return [...views.filter(({ required }) => required), ...views.filter(({ required }) => !required)]
}
