import { nearest } from '../../config/read/nearest.ts'
import { type Message, message } from '../../messages/message.ts'
import type { Severity } from '../../text/problem.ts'
import { type ApiNode, child, children, keysOf, nameOf } from '../document/node.ts'
import type { ApiSource } from '../document/operations.ts'
import type { Dialect } from '../document/read.ts'
import { type ApiFiles, referenceIn } from '../document/references.ts'
import { isNumber, isObject, own, textOf } from '../document/value.ts'
import { type ApiFix, addAs, changeTo, renameTo } from './fix.ts'
import type { Holds, Shape } from './shape.ts'
import { shapeOf } from './shapes.ts'
import { special } from './special-shapes.ts'

/** A field that OpenAPI does not have, or one that it requires. */
interface ShapeProblem {
  readonly rule: 'api/shape' | 'api/version' | 'api/reference'
  readonly severity: Severity
  readonly node: ApiNode
  readonly message: Message
  readonly hint?: Message
  readonly fix?: ApiFix
}

/** Gets every object of a description once, with the name of its shape. */
export type VisitShape = (name: string, node: ApiNode) => void

const isTruth = (value: unknown) => typeof value === 'boolean'

const FITS: Readonly<Record<Extract<Holds, string>, (value: unknown) => boolean>> = {
  any: () => true,
  text: value => typeof value === 'string' && !isNumber(value),
  truth: isTruth,
  number: isNumber,
  list: Array.isArray,
  texts: value => Array.isArray(value) && value.every(each => textOf(each) !== undefined),
  map: isObject,
}

/** Whether a value can be an object of that shape: schemas may also be booleans. */
const isShaped = (name: string, value: unknown): boolean =>
  isObject(value) || (name === 'schema' && isTruth(value))

/** The fix for a text, a number or a boolean that is written as another of them. */
function fixOf(node: ApiNode, holds: Holds): ApiFix | undefined {
  const written = textOf(node.value)
  if (written === undefined) return undefined
  if (holds === 'text') return changeTo(node, written, !Number.isInteger(node.value))
  if (holds === 'truth' && /^(?:true|false)$/i.test(written))
    return changeTo(node, written.toLowerCase() === 'true', true)
  if (holds === 'number' && /^-?\d+(?:\.\d+)?$/.test(written)) return changeTo(node, Number(written), true)
  return undefined
}

/** The shapes of components, by the start of their pointers. */
const KINDS: Readonly<Record<string, string>> = {
  '/components/schemas': 'schema',
  '/components/responses': 'response',
  '/components/parameters': 'parameter',
  '/components/examples': 'example',
  '/components/requestBodies': 'requestBody',
  '/components/headers': 'header',
  '/components/securitySchemes': 'securityScheme',
  '/components/links': 'link',
  '/components/callbacks': 'callback',
  '/components/pathItems': 'pathItem',
  '/definitions': 'schema',
  '/parameters': 'parameter',
  '/responses': 'response',
}

/** The shape of the component at a pointer; undefined if there is none. */
const kindAt = (pointer: string): string | undefined => {
  const above = pointer.slice(0, pointer.lastIndexOf('/'))
  return Object.hasOwn(KINDS, above) ? KINDS[above] : undefined
}

type Next = readonly [name: string, node: ApiNode]

class ShapeChecker {
  readonly problems: ShapeProblem[] = []
  readonly next: Next[] = []
  /** Targets of references: they are visited last, so that others are visited in file order. */
  readonly targets: Next[] = []
  readonly #most: number
  readonly #dialect: Dialect
  readonly #files: ApiFiles

  constructor(dialect: Dialect, files: ApiFiles, most: number) {
    this.#dialect = dialect
    this.#files = files
    this.#most = most
  }

  add(node: ApiNode, message: Message, more: Partial<ShapeProblem> = {}): void {
    if (this.problems.length < this.#most)
      this.problems.push({ rule: 'api/shape', severity: 'error', node, message, ...more })
  }

  /** Whether a reference is in a place where OpenAPI allows none, but tools follow it; that is told. */
  toleratesReference(node: ApiNode, name?: string): boolean {
    if (referenceIn(node.value) === undefined) return false
    this.add(node, message('openapi:misfit.reference'), { severity: 'notice' })
    if (name !== undefined) this.#follow(node, name)
    return true
  }

  #follow(node: ApiNode, name: string): void {
    const target = this.#files.at(node)
    if (target === undefined) return
    const other = kindAt(target.pointer)
    if (other === undefined || other === name) this.targets.push([name, target])
    else {
      const said = message('openapi:misfit.kind', {
        written: referenceIn(node.value) ?? '',
        actual: shapeOf(other, this.#dialect).label,
        expected: shapeOf(name, this.#dialect).label,
      })
      this.add(child(node, '$ref'), said, { rule: 'api/reference' })
    }
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
      if (!FITS[holds](node.value) && !this.toleratesReference(node)) this.#misfit(node, holds, subject)
    } else if ('one' in holds) this.expect(holds.one, node, subject)
    else if (this.toleratesReference(node)) return
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

  #misfit(node: ApiNode, holds: Extract<Holds, string>, subject: Message): void {
    if (holds === 'any') return
    const fix = fixOf(node, holds)
    // Most programs read a number as a text.
    const severity = holds === 'text' && isNumber(node.value) ? 'warning' : 'error'
    this.add(node, message(`openapi:must.${holds}`, { subject }), { severity, ...(fix && { fix }) })
  }

  object(name: string, node: ApiNode): void {
    const shape = shapeOf(name, this.#dialect)
    if (!isObject(node.value)) return
    if (referenceIn(node.value) !== undefined && (shape.mayRefer || this.toleratesReference(node, name))) {
      if (shape.mayRefer) this.#follow(node, name)
      return
    }
    this.#needs(shape, node)
    for (const [one, other] of shape.exclusive ?? []) {
      const both = [one, other].every(key => own(node.value, key) !== undefined)
      if (both) this.add(node, message('openapi:misfit.exclusive', { one, other, shape: shape.label }))
    }
    for (const key of keysOf(node.value)) this.#key(name, shape, child(node, key))
    special(name, node, this, this.#dialect)
  }

  #needs({ required = [], requiredBefore = {}, label }: Shape, node: ApiNode): void {
    const before = Object.entries(requiredBefore).flatMap(([key, at]) => (this.#dialect < at ? key : []))
    for (const key of [...required, ...before]) {
      if (own(node.value, key) !== undefined) continue
      const fix =
        key === 'description' ? { fix: addAs(child(node, key), key, descriptionOf(nameOf(node))) } : {}
      this.add(node, message('openapi:misfit.missing', { key, shape: label }), fix)
    }
  }

  #key(name: string, shape: Shape, node: ApiNode): void {
    const key = nameOf(node)
    if (key.startsWith('x-')) return
    const holds = Object.hasOwn(shape.fields, key) ? shape.fields[key] : undefined
    if (holds !== undefined) {
      this.#age(shape, key, node)
      this.field(node, holds)
    } else if (shape.names !== undefined) {
      if (name === 'paths' && !key.startsWith('/')) {
        this.add(node, message('openapi:misfit.slash', { key }), { fix: renameTo(node, `/${key}`) })
      }
      this.expect(shape.names, node, message('openapi:subject.field', { name: key }))
    } else if (name !== 'schema') this.#unknown(name, shape, node)
  }

  #age({ since, label }: Shape, key: string, node: ApiNode): void {
    const version = since?.[key]
    if (version === undefined || version <= this.#dialect) return
    const said = message('openapi:misfit.newer', { key, shape: label, version, used: this.#dialect })
    this.add(node, said, { rule: 'api/version', severity: 'warning' })
  }

  /** A key that is unknown: another version may have it. */
  #unknown(name: string, shape: Shape, node: ApiNode): void {
    const key = nameOf(node)
    const isOld = this.#dialect === '2.0'
    const other = shapeOf(name, isOld ? '3.2' : '2.0')
    if (Object.hasOwn(other.fields, key)) {
      const said = message('openapi:misfit.otherVersion', {
        key,
        shape: shape.label,
        version: isOld ? 'OpenAPI 3' : 'Swagger 2.0',
      })
      this.add(node, said, { rule: 'api/version', severity: 'error' })
      return
    }
    const known = nearest(key, Object.keys(shape.fields))
    const isFree = known !== undefined && own(node.value, known) === undefined
    this.add(node, message('openapi:misfit.unknown', { key, shape: shape.label }), {
      severity: 'notice',
      ...(known !== undefined && { hint: message('common:didYouMean', { near: known }) }),
      ...(isFree && { fix: renameTo(node, known) }),
    })
  }
}

const PHRASES: Readonly<Record<string, string>> = {
  200: 'OK',
  201: 'Created',
  202: 'Accepted',
  204: 'No content',
  301: 'Moved permanently',
  302: 'Found',
  304: 'Not modified',
  400: 'Bad request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not found',
  409: 'Conflict',
  422: 'Unprocessable content',
  429: 'Too many requests',
  500: 'Internal server error',
  503: 'Service unavailable',
}

/** What a response without a description may be described by. */
const descriptionOf = (status: string): string =>
  PHRASES[status] ?? (/^[45]/.test(status) ? 'Error' : 'Response')

/**
 * Finds what does not fit the version of OpenAPI in a description and the files that it refers to. Returns at
 * most `most` problems, in file order, and passes every object to `visit`.
 */
export function shapeProblems(
  { root, dialect }: ApiSource,
  files: ApiFiles,
  most: number,
  visit?: VisitShape,
): readonly ShapeProblem[] {
  const into = new ShapeChecker(dialect, files, most)
  const seen = new Map<unknown, string>()
  into.expect('root', root, message('openapi:subject.description'))
  for (let at = into.next.pop() ?? into.targets.shift(); at; at = into.next.pop() ?? into.targets.shift()) {
    const [name, node] = at
    if (!isShaped(name, node.value) || seen.get(node.value) === name) continue
    if (isObject(node.value)) seen.set(node.value, name)
    const below = into.next.length
    into.object(name, node)
    visit?.(name, node)
    for (const each of into.next.splice(below).reverse()) into.next.push(each)
  }
  return into.problems
}
