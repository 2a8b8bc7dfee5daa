import { type ApiNode, child, children, nameOf, nodeKey } from '../document/node.ts'
import type { ApiOperation, ApiSource } from '../document/operations.ts'
import { entriesOf, own, type Settable, textAt, textOf } from '../document/value.ts'
import type { OperationContext } from './context.ts'
import { type Pair, scalar } from './serialize.ts'

/** A link from a response to a next request. */
export interface LinkView {
  readonly name: string
  readonly description?: string
  /** As written: an id or a reference. */
  readonly operation?: string
  /** The operation of the same description that is meant. */
  readonly target?: ApiOperation
  /** The parameters of the next request: values, or expressions such as `$response.body#/id`. */
  readonly parameters: readonly Pair[]
  readonly body?: string
  /** Address of the server for the next request. */
  readonly server?: string
}

interface Named {
  readonly byId: ReadonlyMap<string, ApiOperation>
  readonly byLocation: ReadonlyMap<string, ApiOperation>
}

const known = new WeakMap<ApiSource, Named>()

function namedIn(source: ApiSource): Named {
  const before = known.get(source)
  if (before) return before
  const [byId, byLocation] = [new Map<string, ApiOperation>(), new Map<string, ApiOperation>()]
  for (const operation of source.operations) {
    if (operation.id !== undefined && !byId.has(operation.id)) byId.set(operation.id, operation)
    byLocation.set(nodeKey(operation.node), operation)
  }
  const made = { byId, byLocation }
  known.set(source, made)
  return made
}

function targetOf({ file, value }: ApiNode, { source, files }: OperationContext): ApiOperation | undefined {
  const [id, reference] = [textOf(own(value, 'operationId')), textOf(own(value, 'operationRef'))]
  if (id !== undefined) return namedIn(source).byId.get(id)
  const found = reference === undefined ? undefined : files.target(file, reference)
  return found?.kind === 'node' ? namedIn(source).byLocation.get(nodeKey(found.node)) : undefined
}

function linkOf(written: ApiNode, context: OperationContext): LinkView {
  const node = context.files.at(written)
  const value = node?.value
  const made: Settable<LinkView> = {
    name: nameOf(written),
    parameters: entriesOf(own(value, 'parameters')).map(([name, given]): Pair => [name, scalar(given)]),
  }
  const description = textAt(value, 'description')
  const operation = textOf(own(value, 'operationId')) ?? textOf(own(value, 'operationRef'))
  const target = node && targetOf(node, context)
  const body = own(value, 'requestBody')
  const server = textAt(own(value, 'server'), 'url')
  if (description !== undefined) made.description = description
  if (operation !== undefined) made.operation = operation
  if (target) made.target = target
  if (body !== undefined) made.body = scalar(body)
  if (server !== undefined) made.server = server
  return made
}

/** The links of a response, in file order. */
export const linksOf = (response: ApiNode, context: OperationContext): readonly LinkView[] =>
  children(child(response, 'links')).map(written => linkOf(written, context))
