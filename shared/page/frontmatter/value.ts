import { CORE_SCHEMA, load } from 'js-yaml'
import {
  type Alias,
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type ParsedNode,
  parseDocument,
} from 'yaml'
import { isTooDeep } from '../../text/yaml-depth.ts'
import type { Literal } from '../tree/tree.ts'

/** Why a block cannot be read, as the YAML parser says it. */
export interface YamlError {
  readonly code: string
  /** In UTF-16 units of the block's source. */
  readonly offset: number
  readonly length: number
}

/** The content of a block. `document` is there if it has locations. */
export interface YamlReading {
  readonly document?: Document.Parsed
  readonly value?: Literal
  readonly error?: YamlError
}

/** The number of values that a block may hold, counting aliases at each use, and their maximum depth. */
const MAX_VALUES = 10_000
const DEEPEST = 50

/** Thrown when a block grows beyond any reasonable page. */
class TooMuch extends Error {}

/** Thrown when an alias has no anchor. */
class Unresolved extends Error {
  readonly offset: number
  readonly length: number

  constructor({ range }: Alias) {
    super()
    this.offset = range?.[0] ?? 0
    this.length = (range?.[1] ?? 0) - this.offset
  }
}

class Budget {
  #left = MAX_VALUES

  spend(depth: number): void {
    this.#left -= 1
    if (this.#left < 0 || depth > DEEPEST) throw new TooMuch()
  }
}

function entriesOf(pairs: readonly (readonly [string, Literal])[]): { readonly [key: string]: Literal } {
  const result: Record<string, Literal> = {}
  for (const [key, value] of pairs) {
    Object.defineProperty(result, key, { value, enumerable: true, configurable: true, writable: true })
  }
  return result
}

function plain(value: unknown): Literal {
  if (value === null || value === undefined) return null
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : String(value)
}

/** Reads a node without following an unreasonable number of aliases. */
function literalOf(document: Document.Parsed, node: unknown, budget: Budget, depth = 0): Literal {
  budget.spend(depth)
  if (isAlias(node)) {
    const target = node.resolve(document)
    if (!target) throw new Unresolved(node)
    return literalOf(document, target, budget, depth + 1)
  }
  if (isScalar(node)) return plain(node.value)
  if (isSeq(node)) return node.items.map(item => literalOf(document, item, budget, depth + 1))
  if (!isMap(node)) return null
  return entriesOf(
    node.items.map(({ key, value }) => [keyOf(key), literalOf(document, value, budget, depth + 1)] as const),
  )
}

/** Returns a key as text. */
export const keyOf = (key: unknown): string => (isScalar(key) ? String(plain(key.value)) : String(key))

function literalFrom(value: unknown, budget: Budget, depth = 0): Literal {
  budget.spend(depth)
  if (Array.isArray(value)) return value.map(item => literalFrom(item, budget, depth + 1))
  if (typeof value !== 'object' || value === null) return plain(value)
  return entriesOf(
    Object.entries(value).map(([key, item]) => [key, literalFrom(item, budget, depth + 1)] as const),
  )
}

const OPTIONS = { schema: 'core', uniqueKeys: false, logLevel: 'silent', prettyErrors: false } as const

/** Reads a block with js-yaml, which accepts texts of real pages that `yaml` refuses. */
function readLeniently(source: string): Literal | undefined {
  try {
    return literalFrom(load(source, { schema: CORE_SCHEMA, maxDepth: DEEPEST }), new Budget())
  } catch {
    return undefined
  }
}

function tooMuch(source: string): YamlReading {
  return { error: { code: 'TOO_MUCH', offset: 0, length: source.length } }
}

/** Reads a block's source; never throws, and never follows an unreasonable number of aliases. */
export function readYaml(source: string): YamlReading {
  if (isTooDeep(source)) return tooMuch(source)
  let document: Document.Parsed<ParsedNode>
  try {
    document = parseDocument(source, OPTIONS)
  } catch {
    return tooMuch(source)
  }
  const [error] = document.errors
  if (error?.code === 'RESOURCE_EXHAUSTION') return tooMuch(source)
  if (error) {
    const value = readLeniently(source)
    if (value !== undefined) return { value }
    const [from, to] = error.pos
    return {
      error: { code: error.code, offset: from, length: Math.max(0, to - from) },
    }
  }
  try {
    return { document, value: literalOf(document, document.contents, new Budget()) }
  } catch (error) {
    if (!(error instanceof Unresolved)) return tooMuch(source)
    const { offset, length } = error
    return { error: { code: 'BAD_ALIAS', offset, length } }
  }
}
