import { nearest } from '../../config/read/nearest.ts'
import type { Text } from '../../messages/message.ts'
import { type ApiNode, child, children, keysOf, nameOf } from '../document/node.ts'
import type { ApiSource } from '../document/operations.ts'
import { referenceIn } from '../document/references.ts'
import { isObject, own, textOf } from '../document/value.ts'
import type { Holds, Shape } from './shape.ts'
import { shapeOf } from './shapes.ts'

/** A field that OpenAPI does not have, or one that it requires. */
export interface ShapeProblem {
  readonly node: ApiNode
  readonly message: Text
  readonly hint?: Text
  /** The field is only ignored. */
  readonly isHarmless?: boolean
}

const TYPES = new Set(['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'])

const isTruth = (value: unknown) => typeof value === 'boolean'

const PLAIN: Readonly<Record<string, readonly [fits: (value: unknown) => boolean, word: string]>> = {
  any: [() => true, ''],
  text: [value => textOf(value) !== undefined && !isTruth(value), 'a text'],
  truth: [isTruth, 'true or false'],
  list: [Array.isArray, 'a list'],
  texts: [
    value => Array.isArray(value) && value.every(each => textOf(each) !== undefined),
    'a list of texts',
  ],
  map: [isObject, 'an object'],
}

/** Whether a value can be an object of that shape: schemas may also be booleans. */
const isShaped = (name: string, value: unknown): boolean =>
  isObject(value) || (name === 'schema' && isTruth(value))

type Next = readonly [name: string, node: ApiNode]

class ShapeChecker {
  readonly problems: ShapeProblem[] = []
  readonly next: Next[] = []

  add(node: ApiNode, message: Text, more: Partial<ShapeProblem> = {}): void {
    this.problems.push({ node, message, ...more })
  }

  /** Schedules the check of a value that should be an object of that shape. */
  expect(name: string, node: ApiNode, what: string): void {
    if (isShaped(name, node.value)) this.next.push([name, node])
    else this.add(node, `${what} must be an object.`)
  }

  field(node: ApiNode, holds: Holds): void {
    const what = `“${nameOf(node)}”`
    if (typeof holds === 'string') {
      const [fits, word] = PLAIN[holds] ?? [() => true, '']
      if (!fits(node.value)) this.add(node, `${what} must be ${word}.`)
    } else if ('one' in holds) this.expect(holds.one, node, what)
    else if ('listOf' in holds) {
      if (!Array.isArray(node.value)) this.add(node, `${what} must be a list.`)
      else for (const each of children(node)) this.expect(holds.listOf, each, `Every item of ${what}`)
    } else if (!isObject(node.value)) this.add(node, `${what} must be an object.`)
    else for (const each of children(node)) this.expect(holds.mapOf, each, `“${nameOf(each)}” in ${what}`)
  }

  object(name: string, node: ApiNode): void {
    const shape = shapeOf(name)
    if (!isObject(node.value) || (shape.mayRefer && referenceIn(node.value) !== undefined)) return
    for (const key of shape.required ?? []) {
      if (own(node.value, key) === undefined) this.add(node, `${capital(shape.label)} needs “${key}”.`)
    }
    for (const [one, other] of shape.exclusive ?? []) {
      const both = [one, other].every(key => own(node.value, key) !== undefined)
      if (both) this.add(node, `${capital(shape.label)} has “${one}” or “${other}”, not both.`)
    }
    for (const key of keysOf(node.value)) this.#key(name, shape, child(node, key))
    special(name, node, this)
  }

  #key(name: string, shape: Shape, node: ApiNode): void {
    const key = nameOf(node)
    if (key.startsWith('x-')) return
    const holds = Object.hasOwn(shape.fields, key) ? shape.fields[key] : undefined
    if (holds !== undefined) this.field(node, holds)
    else if (shape.names !== undefined) {
      if (name === 'paths' && !key.startsWith('/')) this.add(node, `The path “${key}” must begin with “/”.`)
      this.expect(shape.names, node, `“${key}”`)
    } else if (name !== 'schema') {
      const suggestion = nearest(key, Object.keys(shape.fields))
      const hint = suggestion === undefined ? {} : { hint: `Did you mean “${suggestion}”?` }
      this.add(node, `“${key}” means nothing in ${shape.label}.`, { isHarmless: true, ...hint })
    }
  }
}

const capital = (label: string): string => label.charAt(0).toUpperCase() + label.slice(1)

const KEYS: Readonly<Record<string, readonly string[]>> = {
  apiKey: ['name', 'in'],
  http: ['scheme'],
  oauth2: ['flows'],
  openIdConnect: ['openIdConnectUrl'],
  mutualTLS: [],
}

/** Rules that are not in the tables. */
function special(name: string, node: ApiNode, into: ShapeChecker): void {
  const { value } = node
  if (name === 'root' && !['paths', 'components', 'webhooks'].some(key => own(value, key) !== undefined)) {
    into.add(node, 'The description needs “paths”, “webhooks” or “components”.')
  }
  if (name === 'serverVariable') {
    const choices = own(value, 'enum')
    const defaultValue = textOf(own(value, 'default'))
    if (Array.isArray(choices) && choices.length === 0) {
      into.add(child(node, 'enum'), '“enum” must have a value.')
    } else if (
      Array.isArray(choices) &&
      defaultValue !== undefined &&
      !choices.map(textOf).includes(defaultValue)
    ) {
      into.add(child(node, 'default'), `“${defaultValue}” is none of the values of “enum”.`)
    }
  }
  if (name === 'securityScheme') {
    const type = textOf(own(value, 'type')) ?? ''
    const needed = Object.hasOwn(KEYS, type) ? KEYS[type] : undefined
    if (type !== '' && !needed)
      into.add(child(node, 'type'), `“${type}” is no way to authenticate that there is.`)
    for (const key of needed ?? []) {
      if (own(value, key) === undefined) into.add(node, `A way to authenticate by ${type} needs “${key}”.`)
    }
  }
  if (name === 'schema') schemaProblems(node, into)
  if (name === 'parameter') parameterProblems(node, into)
  if (name === 'operation' || name === 'pathItem') queryProblems(node, into)
  for (const key of keysOf(own(value, 'additionalOperations'))) {
    if (Object.hasOwn(shapeOf('pathItem').fields, key.toLowerCase())) {
      into.add(
        child(child(node, 'additionalOperations'), key),
        `“${key}” has a field of its own, “${key.toLowerCase()}”.`,
      )
    }
  }
}

function schemaProblems(node: ApiNode, into: ShapeChecker): void {
  const type = own(node.value, 'type')
  const types = Array.isArray(type) ? type : type === undefined ? [] : [type]
  for (const each of types) {
    if (typeof each === 'string' && TYPES.has(each)) continue
    into.add(child(node, 'type'), `“${textOf(each) ?? 'This'}” is no type that there is.`, {
      hint: `Types are ${[...TYPES].join(', ')}.`,
    })
  }
}

function parameterProblems(node: ApiNode, into: ShapeChecker): void {
  const location = textOf(own(node.value, 'in'))
  if (location === 'querystring' && own(node.value, 'schema') !== undefined) {
    into.add(child(node, 'schema'), 'A whole query has a format: “content” instead of “schema”.')
  }
  if (location !== undefined && location !== 'query' && own(node.value, 'allowReserved') !== undefined) {
    into.add(child(node, 'allowReserved'), '“allowReserved” is for parameters of the query.', {
      isHarmless: true,
    })
  }
}

function queryProblems(node: ApiNode, into: ShapeChecker): void {
  const parameters = children(child(node, 'parameters'))
  const whole = parameters.filter(({ value }) => own(value, 'in') === 'querystring')
  const [first, second] = whole
  if (second) into.add(second, 'There is one whole query at most.')
  if (first && parameters.some(({ value }) => own(value, 'in') === 'query')) {
    into.add(first, 'A whole query and parameters of the query exclude each other.')
  }
}

/**
 * Finds what does not fit OpenAPI 3 in the file of a description; older versions are not checked. Returns at
 * most `most` problems, in file order.
 */
export function shapeProblems({ root, dialect }: ApiSource, most: number): readonly ShapeProblem[] {
  if (dialect === '2.0') return []
  const into = new ShapeChecker()
  const seen = new Set<unknown>()
  into.expect('root', root, 'The description')
  for (let at = into.next.pop(); at && into.problems.length < most; at = into.next.pop()) {
    const [name, node] = at
    if (seen.has(node.value) && isObject(node.value)) continue
    seen.add(node.value)
    const below = into.next.length
    into.object(name, node)
    for (const each of into.next.splice(below).reverse()) into.next.push(each)
  }
  return into.problems.slice(0, most)
}
