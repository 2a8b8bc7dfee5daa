import { RE2JS } from 're2js'
import { type Message, message } from '../../../messages/message.ts'
import { type ApiNode, child, children, keysOf, nameOf } from '../../../openapi/document/node.ts'
import type { ApiFiles } from '../../../openapi/document/references.ts'
import { isObject, isSet, itemsOf, own, printJson, textOf } from '../../../openapi/document/value.ts'
import { hasFormat } from './formats.ts'
import type { Misfit } from './misfit.ts'

/** The maximum number of schemas that are looked at for one value, and of schemas inside each other. */
const MOST_STEPS = 20_000
const MOST_DEPTH = 60

/** The maximum number of misfits of one value. */
const MOST_FOUND = 5

const patterns = new Map<string, RE2JS | undefined>()

/** Patterns run in linear time; those that cannot are not checked. */
function patternOf(written: string): RE2JS | undefined {
  if (patterns.has(written)) return patterns.get(written)
  if (patterns.size > 500) patterns.clear()
  let made: RE2JS | undefined
  try {
    made = RE2JS.compile(RE2JS.translateRegExp(written))
  } catch {
    made = undefined
  }
  patterns.set(written, made)
  return made
}

const shown = (value: unknown): string => {
  const text = printJson(value, '')
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}

/** The first few of many names. */
const someOf = (names: readonly string[]): readonly string[] =>
  [...names.slice(0, 5), ...(names.length > 5 ? ['…'] : [])].map(name => (name === '…' ? name : `“${name}”`))

const MARK = '\u0085'
const isKept = (value: unknown): boolean => typeof value === 'string' && value.startsWith(MARK)

function isA(value: unknown, type: string): boolean {
  if (isKept(value)) return ['string', 'number', 'integer'].includes(type)
  if (type === 'integer') return typeof value === 'number' && Number.isInteger(value)
  if (type === 'array') return Array.isArray(value)
  if (type === 'null') return value === null
  if (type === 'object') return isObject(value)
  return ['string', 'number', 'boolean'].includes(type) ? typeof value === type : true
}

const numberAt = (schema: unknown, key: string): number | undefined => {
  const value = own(schema, key)
  return typeof value === 'number' ? value : undefined
}

/** Compares a value with its schema, in steps that are counted. */
class Fitting {
  readonly found: Misfit[] = []
  readonly #files: ApiFiles
  #left = MOST_STEPS

  constructor(files: ApiFiles) {
    this.#files = files
  }

  add(node: ApiNode, message: Message): void {
    if (this.found.length < MOST_FOUND) this.found.push({ node, message })
  }

  check(node: ApiNode, written: ApiNode, depth = 0): void {
    const schema = this.#files.at(written)
    if (schema === undefined || depth > MOST_DEPTH || --this.#left < 0) return
    const { value } = schema
    if (value === false) this.add(node, message('fit:never'))
    if (!isObject(value)) return
    if (node.value === null && (isSet(value, 'nullable') || isSet(value, 'x-nullable'))) return
    if (this.#type(node, value)) return
    this.#values(node, value)
    this.#number(node, value)
    this.#text(node, value)
    this.#list(node, schema, depth)
    this.#object(node, schema, depth)
    this.#combined(node, schema, depth)
  }

  /** Whether the value fits, without telling why not. */
  #fits(node: ApiNode, schema: ApiNode, depth: number): boolean {
    const before = this.found.length
    if (before >= MOST_FOUND) return true
    this.check(node, schema, depth + 1)
    const isFine = this.found.length === before
    this.found.length = before
    return isFine || this.#left < 0
  }

  /** Whether the type is wrong, so that nothing else is worth telling. */
  #type(node: ApiNode, schema: unknown): boolean {
    const written = own(schema, 'type')
    const types = (Array.isArray(written) ? written : [written]).flatMap(type => textOf(type) ?? [])
    if (types.length === 0 || types.some(type => isA(node.value, type))) return false
    // An empty text or no value at all is often a place that nobody filled in.
    this.add(node, message('fit:type', { value: shown(node.value), types }))
    return true
  }

  #values(node: ApiNode, schema: unknown): void {
    const values = own(schema, 'enum')
    const key = printJson(node.value, '')
    if (Array.isArray(values) && values.length > 0 && !values.some(value => printJson(value, '') === key))
      this.add(node, message('fit:enum', { value: shown(node.value) }))
    const constant = own(schema, 'const')
    if (constant !== undefined && printJson(constant, '') !== key)
      this.add(node, message('fit:const', { value: shown(node.value), only: shown(constant) }))
  }

  #number(node: ApiNode, schema: unknown): void {
    const { value } = node
    if (typeof value !== 'number') return
    const [low, high] = [numberAt(schema, 'minimum'), numberAt(schema, 'maximum')]
    const above = isSet(schema, 'exclusiveMinimum') ? low : numberAt(schema, 'exclusiveMinimum')
    const below = isSet(schema, 'exclusiveMaximum') ? high : numberAt(schema, 'exclusiveMaximum')
    if (low !== undefined && value < low) this.add(node, message('fit:minimum', { value, limit: low }))
    else if (above !== undefined && value <= above)
      this.add(node, message('fit:above', { value, limit: above }))
    if (high !== undefined && value > high) this.add(node, message('fit:maximum', { value, limit: high }))
    else if (below !== undefined && value >= below)
      this.add(node, message('fit:below', { value, limit: below }))
    const factor = numberAt(schema, 'multipleOf')
    if (factor === undefined || factor <= 0) return
    const ratio = value / factor
    if (Math.abs(ratio - Math.round(ratio)) > 1e-9 * Math.max(1, Math.abs(ratio)))
      this.add(node, message('fit:multipleOf', { value, factor }))
  }

  #text(node: ApiNode, schema: unknown): void {
    const { value } = node
    if (typeof value !== 'string' || isKept(value)) return
    const [least, most] = [numberAt(schema, 'minLength'), numberAt(schema, 'maxLength')]
    const { length } = [...value.slice(0, 100_000)]
    if (least !== undefined && length < least)
      this.add(node, message('fit:minLength', { value: shown(value), limit: least }))
    if (most !== undefined && length > most)
      this.add(node, message('fit:maxLength', { value: shown(value), limit: most }))
    const pattern = own(schema, 'pattern')
    if (typeof pattern === 'string' && patternOf(pattern)?.matcher(value).find() === false)
      this.add(node, message('fit:pattern', { value: shown(value), pattern: pattern.slice(0, 60) }))
    const format = own(schema, 'format')
    if (typeof format === 'string' && value !== '' && !hasFormat(value, format))
      this.add(node, message('fit:format', { value: shown(value), format }))
  }

  #list(node: ApiNode, schema: ApiNode, depth: number): void {
    if (!Array.isArray(node.value)) return
    const [least, most] = [numberAt(schema.value, 'minItems'), numberAt(schema.value, 'maxItems')]
    const { length } = node.value
    if (least !== undefined && length < least) this.add(node, message('fit:minItems', { limit: least }))
    if (most !== undefined && length > most) this.add(node, message('fit:maxItems', { limit: most }))
    const first = child(schema, 'prefixItems')
    const items = child(schema, 'items')
    const count = itemsOf(first.value).length
    children(node).forEach((item, index) => {
      if (index < count) this.check(item, child(first, index), depth + 1)
      else if (items.value !== undefined) this.check(item, items, depth + 1)
    })
    if (
      isSet(schema.value, 'uniqueItems') &&
      new Set(node.value.map(one => printJson(one, ''))).size < length
    )
      this.add(node, message('fit:uniqueItems'))
  }

  #object(node: ApiNode, schema: ApiNode, depth: number): void {
    if (!isObject(node.value)) return
    const { value } = schema
    const properties = child(schema, 'properties')
    const missing = itemsOf(own(value, 'required'))
      .flatMap(name => textOf(name) ?? [])
      .filter(name => own(node.value, name) === undefined && !this.#isOneWay(child(properties, name)))
    if (missing.length > 0)
      this.add(node, message('fit:required', { count: missing.length, names: someOf(missing) }))
    const names = keysOf(node.value)
    const [least, most] = [numberAt(value, 'minProperties'), numberAt(value, 'maxProperties')]
    if (least !== undefined && names.length < least)
      this.add(node, message('fit:minProperties', { limit: least }))
    if (most !== undefined && names.length > most)
      this.add(node, message('fit:maxProperties', { limit: most }))
    for (const name of names) this.#member(child(node, name), schema, depth)
  }

  /** A field that is only in requests or only in responses may be missing in the others. */
  #isOneWay(written: ApiNode): boolean {
    const value = this.#files.at(written)?.value
    return isSet(value, 'readOnly') || isSet(value, 'writeOnly') || isSet(written.value, 'readOnly')
  }

  #member(node: ApiNode, schema: ApiNode, depth: number): void {
    const name = nameOf(node)
    const property = child(child(schema, 'properties'), name)
    const byPattern = children(child(schema, 'patternProperties')).filter(
      each => patternOf(nameOf(each))?.matcher(name).find() ?? true,
    )
    for (const each of byPattern) this.check(node, each, depth + 1)
    if (property.value !== undefined) this.check(node, property, depth + 1)
    if (property.value !== undefined || byPattern.length > 0) return
    const others = child(schema, 'additionalProperties')
    if (others.value === false) this.add(node, message('fit:unknown', { name }))
    else if (isObject(others.value)) this.check(node, others, depth + 1)
  }

  #combined(node: ApiNode, schema: ApiNode, depth: number): void {
    for (const part of children(child(schema, 'allOf'))) this.check(node, part, depth + 1)
    for (const way of ['oneOf', 'anyOf']) {
      const parts = children(child(schema, way))
      const [only] = parts
      if (only && parts.length === 1) this.check(node, only, depth + 1)
      else if (parts.length > 1 && !parts.some(part => this.#fits(node, part, depth)))
        this.add(node, message('fit:none', { value: shown(node.value), key: way }))
    }
    const not = child(schema, 'not')
    if (isObject(not.value) && keysOf(not.value).length > 0 && this.#left > 0 && this.#fits(node, not, depth))
      this.add(node, message('fit:not', { value: shown(node.value) }))
  }
}

/**
 * Finds what of a value does not fit its schema; at most five places. Fields that are only read or only written
 * may be missing. What takes too much to find out, or cannot be read, fits.
 */
export function misfits(node: ApiNode, schema: ApiNode, files: ApiFiles): readonly Misfit[] {
  const fitting = new Fitting(files)
  fitting.check(node, schema)
  return fitting.found
}
