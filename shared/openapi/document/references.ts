import { isAddress } from '../../config/navigation/address.ts'
import { type Message, message } from '../../messages/message.ts'
import { decodePath, dirname } from '../../text/path.ts'
import { type ApiNode, child, keysOf, stepsOf } from './node.ts'
import type { Dialect, Finding } from './read.ts'
import { isObject, nonEmptyText, own } from './value.ts'

/** A file of an API description that was read. */
export interface ApiFile {
  readonly text: string
  readonly value: unknown
  /** The problem of the text. */
  readonly finding?: Finding
}

/** The target of a reference: a node, or the reason why there is none. */
type Target =
  | { readonly kind: 'node'; readonly node: ApiNode }
  | { readonly kind: 'broken'; readonly reason: Message }

/** Files that are text for readers instead of values. */
const PROSE = /\.(?:md|mdx|markdown|txt|html?)$/i

/** The maximum length of a chain of references. */
const CHAIN = 50

const broken = (reason: Message): Target => ({ kind: 'broken', reason })

/** The path that `written` means in the file `from`; `undefined` if it is outside of the repository. */
function pathFrom(from: string, written: string): string | undefined {
  const names = written.startsWith('/') ? [] : dirname(from).split('/').filter(Boolean)
  for (const name of written.split('/')) {
    if (name === '..' && names.pop() === undefined) return undefined
    if (name !== '' && name !== '.' && name !== '..') names.push(name)
  }
  return names.join('/')
}

/**
 * The key of the node that a reference names, whether or not it exists; `undefined` for targets outside of
 * the repository.
 */
export function referencedNodeKey(from: string, written: string): string | undefined {
  const [address = '', fragment = ''] = written.split('#', 2)
  if (isAddress(address)) return undefined
  const file = address === '' ? from : pathFrom(from, decodePath(address))
  return file === undefined ? undefined : `${file}#${decodePath(fragment)}`
}

/** The reference in a value, if it is one. */
export function referenceIn(value: unknown): string | undefined {
  const written = own(value, '$ref') ?? own(value, '$dynamicRef')
  return typeof written === 'string' ? written : undefined
}

/**
 * The files of API descriptions, with resolution of references between them. A needed file that was not read
 * yet is added to `wanted`; nothing outside the repository is ever added.
 */
export class ApiFiles {
  readonly wanted = new Set<string>()
  readonly dialects = new Map<string, Dialect>()
  readonly #files: ReadonlyMap<string, ApiFile | undefined>
  readonly #has: (file: string) => boolean
  readonly #known = new Map<string, Map<string, Target>>()
  readonly #anchors = new Map<string, ReadonlyMap<string, ApiNode>>()
  /** References that are being followed right now, each reached from the previous one. */
  readonly #following = new Set<string>()

  /**
   * `files` may grow; `undefined` means that a file cannot be read. `has` knows the files of the repository.
   */
  constructor(files: ReadonlyMap<string, ApiFile | undefined>, has: (file: string) => boolean) {
    this.#files = files
    this.#has = has
  }

  /** The value of a file; of a file with prose, which descriptions may refer to, the text itself. */
  root(file: string): ApiNode {
    const held = this.#files.get(file)
    return { file, pointer: '', value: PROSE.test(file) ? held?.text : held?.value }
  }

  text(file: string): string | undefined {
    return this.#files.get(file)?.text
  }

  /** Follows a node that is a reference to its final target; returns any other node. */
  follow(node: ApiNode): Target {
    let at = node
    for (let steps = 0; steps < CHAIN; steps++) {
      const written = referenceIn(at.value)
      if (written === undefined) return { kind: 'node', node: at }
      const target = this.target(at.file, written)
      if (target.kind === 'broken') return target
      at = target.node
    }
    return broken(message('openapi:reference.loop'))
  }

  /** The node itself if it can be reached, else undefined. */
  at(node: ApiNode): ApiNode | undefined {
    const target = this.follow(node)
    return target.kind === 'node' ? target.node : undefined
  }

  /**
   * One step down, to the target if a reference is there: also where OpenAPI allows none but tools follow them. A
   * broken reference is returned as written.
   */
  child(node: ApiNode, key: string): ApiNode {
    const written = child(node, key)
    return this.at(written) ?? written
  }

  /** The text of a key that is not blank, which a reference may lead to. */
  textAt(node: ApiNode, key: string): string | undefined {
    return nonEmptyText(this.child(node, key).value)
  }

  /** The target of a reference written in `from`; one step only. */
  target(from: string, written: string): Target {
    const known = this.#known.get(from)?.get(written)
    if (known) return known
    const key = `${from}\n${written}`
    if (this.#following.has(key) || this.#following.size >= CHAIN) {
      return broken(message('openapi:reference.loop'))
    }
    const waiting = this.wanted.size
    this.#following.add(key)
    const found = this.#find(from, written)
    this.#following.delete(key)
    // A missing file may just not have been read yet.
    if (this.wanted.size === waiting && found.kind === 'node') this.#knownFrom(from).set(written, found)
    return found
  }

  #knownFrom(from: string): Map<string, Target> {
    const known = this.#known.get(from) ?? new Map<string, Target>()
    this.#known.set(from, known)
    return known
  }

  #find(from: string, written: string): Target {
    const [address = '', fragment = ''] = written.split('#', 2)
    if (isAddress(address)) {
      const named = this.#anchorsOf(from).get(address)
      if (named !== undefined && fragment === '') return { kind: 'node', node: named }
      return broken(message('openapi:reference.remote', { written }))
    }
    if (address !== '' && isAddress(from)) {
      return broken(message('openapi:reference.beside', { written }))
    }
    const file = address === '' ? from : pathFrom(from, decodePath(address))
    if (file === undefined) return broken(message('openapi:reference.outside', { written }))
    if (!this.#files.has(file)) {
      if (!this.#has(file)) return broken(message('openapi:reference.noFile', { file }))
      this.wanted.add(file)
      return broken(message('openapi:reference.notRead', { file }))
    }
    return this.#inside(file, decodePath(fragment), written)
  }

  #inside(file: string, fragment: string, written: string): Target {
    const root = this.root(file)
    if (root.value === undefined) return broken(message('openapi:unreadableFile', { file }))
    if (fragment !== '' && !fragment.startsWith('/')) {
      const named = this.#anchorsOf(file).get(`#${fragment}`)
      return named ? { kind: 'node', node: named } : broken(message('openapi:reference.nothing', { written }))
    }
    let node = root
    for (const step of stepsOf(fragment)) {
      const down = child(node, step)
      const onward = down.value === undefined && referenceIn(node.value) !== undefined
      const other = onward ? this.at(node) : undefined
      node = other ? child(other, step) : down
    }
    return node.value === undefined
      ? broken(message('openapi:reference.nothing', { written }))
      : { kind: 'node', node }
  }

  #anchorsOf(file: string): ReadonlyMap<string, ApiNode> {
    const known = this.#anchors.get(file)
    if (known) return known
    const found = new Map<string, ApiNode>()
    this.#anchors.set(file, found)
    walk(this.root(file), node => {
      for (const key of ['$anchor', '$dynamicAnchor']) {
        const name = own(node.value, key)
        if (typeof name === 'string' && !found.has(`#${name}`)) found.set(`#${name}`, node)
      }
      const id = own(node.value, '$id')
      if (typeof id === 'string' && !found.has(id)) found.set(id, node)
    })
    return found
  }
}

const VALUES = new Set(['example', 'examples', 'default', 'enum', 'const'])

/** Objects whose keys are names that authors choose, so that a key there has no meaning of its own. */
const NAMING = new Set([
  'properties',
  'patternProperties',
  'dependentSchemas',
  '$defs',
  'definitions',
  'schemas',
  'responses',
  'headers',
  'parameters',
  'requestBodies',
  'securitySchemes',
  'links',
  'callbacks',
  'pathItems',
  'webhooks',
  'content',
  'encoding',
])

/**
 * Visits every object of a file once, except those that are mere values such as examples. Terminates for
 * circular references.
 */
export function walk(root: ApiNode, visit: (node: ApiNode) => void): void {
  const seen = new Set<unknown>()
  const stack: { node: ApiNode; names: boolean }[] = [{ node: root, names: false }]
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { node, names } = next
    if (typeof node.value !== 'object' || node.value === null || seen.has(node.value)) continue
    seen.add(node.value)
    if (!names && isObject(node.value)) visit(node)
    const keys = Array.isArray(node.value) ? node.value.map((_, index) => String(index)) : keysOf(node.value)
    for (const key of keys) {
      if (!names && (VALUES.has(key) || key.startsWith('x-'))) continue
      stack.push({ node: child(node, key), names: !names && NAMING.has(key) })
    }
  }
}
