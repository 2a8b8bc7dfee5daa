import { message } from '../../../messages/message.ts'
import { type ApiNode, child, children, nameOf } from '../../../openapi/document/node.ts'
import { own } from '../../../openapi/document/value.ts'
import { misfits } from '../fit/fit.ts'
import type { ApiRule, Lint } from './lint.ts'

/** Media types whose examples are values; others are texts. */
const VALUES =
  /^(?:application\/(?:.*\+)?json|application\/x-www-form-urlencoded|multipart\/form-data|\*\/\*)\b/i

/** At most this many places of one example are told. */
const MOST_OF_EXAMPLE = 2

function compare(lint: Lint, value: ApiNode, schema: ApiNode, rule: 'api/example' | 'api/default'): void {
  if (value.value === undefined || schema.value === undefined || !lint.isOpen(rule)) return
  for (const { node, message: reason } of misfits(value, schema, lint.files).slice(0, MOST_OF_EXAMPLE)) {
    const key = rule === 'api/example' ? 'api-rules:example' : 'api-rules:default'
    lint.add(rule, node, { message: message(key, { reason }), severity: 'warning' })
  }
}

/** The examples and the default of a schema. */
export const schemaExamples: ApiRule = (node, lint) => {
  if (own(node.value, '$ref') !== undefined) return
  compare(lint, child(node, 'example'), node, 'api/example')
  const examples = child(node, 'examples')
  if (Array.isArray(examples.value))
    for (const each of children(examples)) compare(lint, each, node, 'api/example')
  const standard = child(node, 'default')
  // Older descriptions write that nothing is there.
  if (standard.value !== null) compare(lint, standard, node, 'api/default')
}

/** The examples of a parameter, a header or a media type, which has a schema. */
export function shownExamples(node: ApiNode, lint: Lint): void {
  const schema = child(node, 'schema')
  if (schema.value === undefined) return
  compare(lint, child(node, 'example'), schema, 'api/example')
  for (const written of children(child(node, 'examples'))) {
    const example = lint.files.at(written)
    if (example === undefined) continue
    const data = child(example, 'dataValue')
    compare(lint, data.value === undefined ? child(example, 'value') : data, schema, 'api/example')
  }
}

/** The examples of the media types of a body or a response. */
export const contentExamples: ApiRule = (node, lint) => {
  for (const each of children(child(node, 'content')))
    if (VALUES.test(nameOf(each))) shownExamples(lint.files.at(each) ?? each, lint)
}

/** The examples of a response of Swagger 2.0, by their media types. */
export const oldResponseExamples: ApiRule = (node, lint) => {
  if (lint.dialect !== '2.0') return
  for (const each of children(child(node, 'examples')))
    if (VALUES.test(nameOf(each))) compare(lint, each, child(node, 'schema'), 'api/example')
}

/** The default of a parameter, a header or an item of Swagger 2.0, which is a schema itself. */
export const oldDefault: ApiRule = (node, lint) => {
  if (lint.dialect !== '2.0' || own(node.value, 'schema') !== undefined) return
  compare(lint, child(node, 'default'), node, 'api/default')
  compare(lint, child(node, 'x-example'), node, 'api/example')
}
