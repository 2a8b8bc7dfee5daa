import { nearest } from '../../config/read/nearest.ts'
import { type Message, message } from '../../messages/message.ts'
import { type ApiNode, child, children, keysOf, nameOf } from '../document/node.ts'
import type { ApiSource } from '../document/operations.ts'
import { referenceIn } from '../document/references.ts'
import { isObject, own, textOf } from '../document/value.ts'
import type { Holds, Shape } from './shape.ts'
import { shapeOf } from './shapes.ts'

/** A field that OpenAPI does not have, or one that it requires. */
interface ShapeProblem {
  readonly node: ApiNode
  readonly message: Message
  readonly hint?: Message
  /** The field is only ignored. */
  readonly isHarmless?: boolean
}

const TYPES = new Set(['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'])

const isTruth = (value: unknown) => typeof value === 'boolean'

const FITS: Readonly<Record<Extract<Holds, string>, (value: unknown) => boolean>> = {
  any: () => true,
  text: value => textOf(value) !== undefined && !isTruth(value),
  truth: isTruth,
  list: Array.isArray,
  texts: value => Array.isArray(value) && value.every(each => textOf(each) !== undefined),
  map: isObject,
}

/** Whether a value can be an object of that shape: schemas may also be booleans. */
const isShaped = (name: string, value: unknown): boolean =>
  isObject(value) || (name === 'schema' && isTruth(value))

type Next = readonly [name: string, node: ApiNode]

class ShapeChecker {
  readonly problems: ShapeProblem[] = []
  readonly next: Next[] = []

  add(node: ApiNode, message: Message, more: Partial<ShapeProblem> = {}): void {
    this.problems.push({ node, message, ...more })
  }

  /** Schedules the check of a value that should be an object of that shape. */
  expect(name: string, node: ApiNode, subject: Message): void {
    if (isShaped(name, node.value)) this.next.push([name, node])
    else this.add(node, message('openapi:must.map', { subject }))
  }

  field(node: ApiNode, holds: Holds): void {
    const name = nameOf(node)
    const subject = message('openapi:subject.field', { name })
    if (typeof holds === 'string') {
      if (holds !== 'any' && !FITS[holds](node.value)) {
        this.add(node, message(`openapi:must.${holds}`, { subject }))
      }
    } else if ('one' in holds) this.expect(holds.one, node, subject)
    else if ('listOf' in holds) {
      if (!Array.isArray(node.value)) this.add(node, message('openapi:must.list', { subject }))
      else {
        const item = message('openapi:subject.item', { name })
        for (const each of children(node)) this.expect(holds.listOf, each, item)
      }
    } else if (!isObject(node.value)) this.add(node, message('openapi:must.map', { subject }))
    else {
      for (const each of children(node)) {
        this.expect(holds.mapOf, each, message('openapi:subject.inside', { inner: nameOf(each), name }))
      }
    }
  }

  object(name: string, node: ApiNode): void {
    const shape = shapeOf(name)
    if (!isObject(node.value) || (shape.mayRefer && referenceIn(node.value) !== undefined)) return
    for (const key of shape.required ?? []) {
      if (own(node.value, key) === undefined) {
        this.add(node, message('openapi:misfit.missing', { key, shape: shape.label }))
      }
    }
    for (const [one, other] of shape.exclusive ?? []) {
      const both = [one, other].every(key => own(node.value, key) !== undefined)
      if (both) this.add(node, message('openapi:misfit.exclusive', { one, other, shape: shape.label }))
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
      if (name === 'paths' && !key.startsWith('/')) {
        this.add(node, message('openapi:misfit.slash', { key }))
      }
      this.expect(shape.names, node, message('openapi:subject.field', { name: key }))
    } else if (name !== 'schema') {
      const suggestion = nearest(key, Object.keys(shape.fields))
      const hint =
        suggestion === undefined ? {} : { hint: message('common:didYouMean', { near: suggestion }) }
      this.add(node, message('openapi:misfit.unknown', { key, shape: shape.label }), {
        isHarmless: true,
        ...hint,
      })
    }
  }
}

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
    into.add(node, message('openapi:misfit.root'))
  }
  if (name === 'serverVariable') {
    const choices = own(value, 'enum')
    const defaultValue = textOf(own(value, 'default'))
    if (Array.isArray(choices) && choices.length === 0) {
      into.add(child(node, 'enum'), message('openapi:misfit.emptyEnum'))
    } else if (
      Array.isArray(choices) &&
      defaultValue !== undefined &&
      !choices.map(textOf).includes(defaultValue)
    ) {
      into.add(child(node, 'default'), message('openapi:misfit.default', { value: defaultValue }))
    }
  }
  if (name === 'securityScheme') {
    const type = textOf(own(value, 'type')) ?? ''
    const needed = Object.hasOwn(KEYS, type) ? KEYS[type] : undefined
    if (type !== '' && !needed) into.add(child(node, 'type'), message('openapi:misfit.scheme', { type }))
    for (const key of needed ?? []) {
      if (own(value, key) === undefined) {
        into.add(node, message('openapi:misfit.schemeNeeds', { type, key }))
      }
    }
  }
  if (name === 'schema') schemaProblems(node, into)
  if (name === 'parameter') parameterProblems(node, into)
  if (name === 'operation' || name === 'pathItem') queryProblems(node, into)
  for (const key of keysOf(own(value, 'additionalOperations'))) {
    if (Object.hasOwn(shapeOf('pathItem').fields, key.toLowerCase())) {
      into.add(
        child(child(node, 'additionalOperations'), key),
        message('openapi:misfit.ownField', { key, field: key.toLowerCase() }),
      )
    }
  }
}

function schemaProblems(node: ApiNode, into: ShapeChecker): void {
  const type = own(node.value, 'type')
  const types = Array.isArray(type) ? type : type === undefined ? [] : [type]
  for (const each of types) {
    if (typeof each === 'string' && TYPES.has(each)) continue
    const written = textOf(each)
    const said =
      written === undefined
        ? message('openapi:misfit.noType')
        : message('openapi:misfit.type', { type: written })
    into.add(child(node, 'type'), said, {
      hint: message('openapi:misfit.types', { types: [...TYPES] }),
    })
  }
}

function parameterProblems(node: ApiNode, into: ShapeChecker): void {
  const location = textOf(own(node.value, 'in'))
  if (location === 'querystring' && own(node.value, 'schema') !== undefined) {
    into.add(child(node, 'schema'), message('openapi:misfit.queryContent'))
  }
  if (location !== undefined && location !== 'query' && own(node.value, 'allowReserved') !== undefined) {
    into.add(child(node, 'allowReserved'), message('openapi:misfit.allowReserved'), {
      isHarmless: true,
    })
  }
}

function queryProblems(node: ApiNode, into: ShapeChecker): void {
  const parameters = children(child(node, 'parameters'))
  const whole = parameters.filter(({ value }) => own(value, 'in') === 'querystring')
  const [first, second] = whole
  if (second) into.add(second, message('openapi:misfit.oneQuery'))
  if (first && parameters.some(({ value }) => own(value, 'in') === 'query')) {
    into.add(first, message('openapi:misfit.queryAndParameters'))
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
  into.expect('root', root, message('openapi:subject.description'))
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
