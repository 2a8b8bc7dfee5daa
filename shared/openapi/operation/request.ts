import { joinedUrl } from './address.ts'
import { bodyOf } from './body.ts'
import { bodyExample } from './choices.ts'
import { exampleOf } from './example.ts'
import type { OperationModel } from './operation.ts'
import type { ParameterView } from './parameters.ts'
import { placeholdersOf } from './placeholders.ts'
import { type RequestModel, withBody } from './request-model.ts'
import {
  cookiePairs,
  fitHeaders,
  headerText,
  type Pair,
  pathText,
  queryPairs,
  scalar,
  wholeQuery,
} from './serialize.ts'

/** The value that a sample shows for a parameter. */
export function parameterExample({ examples, content, schema }: ParameterView): unknown {
  const named = [...examples, ...(content?.examples ?? [])].find(({ value }) => value !== undefined)
  return named ? named.value : exampleOf(schema)
}

/** The value that a sample sends for a parameter: text if it has a format of its own. */
function sentExample(parameter: ParameterView): unknown {
  const value = parameterExample(parameter)
  return parameter.content ? scalar(value) : value
}

/** Whether a description says what a value of a parameter is; otherwise its name tells more than any value. */
const isKnown = ({ examples, content, schema }: ParameterView): boolean =>
  examples.length + schema.examples.length + (content?.examples.length ?? 0) > 0 ||
  (schema.defaultValue ?? schema.constant ?? schema.allowed) !== undefined

/** A path with its parameters filled in; those of which no value is known stay as written. */
function filledPath(path: string, parameters: readonly ParameterView[]): string {
  return path.replace(/\{([^{}]*)\}/g, (written: string, name: string) => {
    const parameter = parameters.find(each => each.location === 'path' && each.name === name)
    return parameter && isKnown(parameter) ? pathText(parameter, sentExample(parameter)) : written
  })
}

/** Whether samples and forms start with a parameter: if it is required or has an example. */
export const isSent = ({ required, examples, content, schema }: ParameterView): boolean =>
  required || examples.length > 0 || schema.examples.length > 0 || (content?.examples.length ?? 0) > 0

/** The value with which samples and forms start; `undefined` if it is not sent, or only its name is known. */
export function startValue(parameter: ParameterView): unknown {
  if (!isSent(parameter)) return undefined
  return parameter.location === 'path' && !isKnown(parameter) ? undefined : parameterExample(parameter)
}

/** A request without its body, with placeholders for the credentials of one way to authenticate. */
export function bareRequest(model: OperationModel, server: string, way = 0): RequestModel {
  const sent = model.parameters.filter(isSent)
  const at = (location: ParameterView['location']) => sent.filter(each => each.location === location)
  const credentials = placeholdersOf(model.security.alternatives[way] ?? [])
  const query = [
    ...at('query').flatMap(each => queryPairs(each, sentExample(each))),
    ...credentials.query,
  ].map(pair => pair.join('='))
  const whole = at('querystring').flatMap(each =>
    wholeQuery(each.content?.type ?? '', parameterExample(each)),
  )
  const search = [...whole, ...query].join('&')
  const path = filledPath(model.operation.path, model.parameters)
  const cookies = [
    ...at('cookie').flatMap(each => cookiePairs(each, sentExample(each)).map(pair => pair.join('='))),
    ...credentials.cookies,
  ]
  return {
    method: model.operation.method,
    url: joinedUrl(server, path) + (search === '' ? '' : `?${search}`),
    headers: fitHeaders([
      ...at('header').map((each): Pair => [each.name, headerText(each, sentExample(each))]),
      ...credentials.headers,
      ...(cookies.length > 0 ? [['Cookie', cookies.join('; ')] satisfies Pair] : []),
    ]),
    ...(credentials.variables.length > 0 ? { variables: credentials.variables } : {}),
  }
}

/**
 * The request that a page shows: required parameters, those with an example, the first body, the first
 * authentication.
 */
export function sampleRequest(model: OperationModel, server: string): RequestModel {
  const content = model.body?.contents[0]
  return withBody(bareRequest(model, server), content && bodyOf(content, bodyExample(content)))
}
