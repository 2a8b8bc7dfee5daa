import { plainLine } from '../../text/html.ts'
import { children, nameOf } from '../document/node.ts'
import { type ApiOperation, operationsIn } from '../document/operations.ts'
import { own, textAt, textOf } from '../document/value.ts'
import { pageBudget } from '../schema/budget.ts'
import { type BodyView, bodyView, type ResponseView, responseViews } from './content.ts'
import type { ModelOptions, OperationContext } from './context.ts'
import { type ParameterView, parameterViews } from './parameters.ts'
import { type SecurityView, securityOf } from './security.ts'
import { type ServerView, serversOf } from './servers.ts'

/** A code sample that the description contains. */
interface GivenSample {
  readonly language: string
  readonly label: string
  readonly source: string
}

/** A request that the API sends when something happens. */
interface CallbackView {
  readonly name: string
  readonly operation: OperationModel
}

/** Everything a page shows of one operation. */
export interface OperationModel {
  readonly operation: ApiOperation
  readonly description?: string
  readonly servers: readonly ServerView[]
  readonly security: SecurityView
  readonly parameters: readonly ParameterView[]
  readonly body?: BodyView
  readonly responses: readonly ResponseView[]
  readonly callbacks: readonly CallbackView[]
  readonly samples: readonly GivenSample[]
  readonly more?: { readonly url: string; readonly label: string }
}

const SAMPLE_KEYS = ['x-codeSamples', 'x-code-samples']

const givenSamples = ({ operation: { node }, files }: OperationContext): readonly GivenSample[] =>
  SAMPLE_KEYS.flatMap(key => children(files.child(node, key))).flatMap(listed => {
    const written = files.at(listed)?.value
    const source = textOf(own(written, 'source'))
    const language = textAt(written, 'lang') ?? ''
    const label = textAt(written, 'label') ?? (language || 'Sample')
    return source === undefined ? [] : [{ language: language.toLowerCase(), label, source }]
  })

function callbacksOf(context: OperationContext): readonly CallbackView[] {
  const { operation, files } = context
  return children(files.child(operation.node, 'callbacks')).flatMap(written => {
    const node = files.at(written)
    if (node === undefined) return []
    return operationsIn(node, files, 'webhook')
      .slice(0, 10)
      .map(each => ({
        name: nameOf(written),
        operation: read({ ...context, operation: each }, false),
      }))
  })
}

function read(context: OperationContext, withCallbacks: boolean): OperationModel {
  const { operation, files } = context
  const description = files.textAt(operation.node, 'description')
  const body = bodyView(context)
  const docs = files.child(operation.node, 'externalDocs').value
  const url = textAt(docs, 'url')
  return {
    operation,
    ...(description === undefined ? {} : { description }),
    servers: serversOf(context),
    security: securityOf(context),
    parameters: parameterViews(context),
    ...(body === undefined ? {} : { body }),
    responses: responseViews(context),
    callbacks: withCallbacks ? callbacksOf(context) : [],
    samples: givenSamples(context),
    ...(url === undefined ? {} : { more: { url, label: plainLine(textAt(docs, 'description') ?? url) } }),
  }
}

/**
 * Builds the full model of one operation. Files that it refers to must be read already; sizes are limited for
 * every input.
 */
export const operationModel = (operation: ApiOperation, options: ModelOptions): OperationModel =>
  read({ ...options, operation, budget: pageBudget(), isOld: options.source.dialect === '2.0' }, true)
