import { DEPTH_LIMIT, tooDeepAt } from './depth.ts'
import { type JsonNode, type JsonReading, parseJson } from './parse.ts'

/** Where two texts differ: from `start` to `end` of the older one, to `end + growth` of the newer one. */
export interface Difference {
  readonly start: number
  readonly end: number
  readonly growth: number
}

type Growing = { -readonly [Key in keyof JsonNode]: JsonNode[Key] } & { colonOffset?: number }

/** Called with a node and its copy, which has the same content. */
type OnCopy = (node: JsonNode, copy: JsonNode) => void

/** The length of the steps in which long equal stretches are compared, in UTF-16 units. */
const STEP = 2048

/** Returns the range in which two different texts differ. */
export function differenceOf(before: string, after: string): Difference {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start + STEP <= shorter && before.slice(start, start + STEP) === after.slice(start, start + STEP))
    start += STEP
  while (start < shorter && before.charCodeAt(start) === after.charCodeAt(start)) start += 1
  const growth = after.length - before.length
  let end = before.length
  const least = Math.max(start, start - growth)
  while (
    end - STEP >= least &&
    before.slice(end - STEP, end) === after.slice(end - STEP + growth, end + growth)
  )
    end -= STEP
  while (end > least && before.charCodeAt(end - 1) === after.charCodeAt(end + growth - 1)) end -= 1
  return { start, end, growth }
}

/** The nodes from the root to the innermost object or list that contains the difference between its brackets. */
function pathTo(root: JsonNode, { start, end }: Difference): readonly JsonNode[] {
  const path: JsonNode[] = []
  let node: JsonNode | undefined = root
  while (node?.children && node.offset < start && end < node.offset + node.length) {
    path.push(node)
    node = node.children.find(child => child.offset < start && end < child.offset + child.length)
  }
  return path.at(-1)?.type === 'property' ? path.slice(0, -1) : path
}

/**
 * Parses `after` by means of the reading of `before`: only the innermost object or list that differs is parsed, the
 * nodes around it are copied. `undefined` if all of it must be parsed.
 */
export function spliceParse(
  before: { readonly text: string; readonly reading: JsonReading },
  after: string,
  onCopy: OnCopy,
): JsonReading | undefined {
  const { root, errors, duplicates } = before.reading
  if (root === undefined || errors.length > 0 || duplicates.length > 0) return undefined
  const difference = differenceOf(before.text, after)
  const path = pathTo(root, difference)
  const changed = path.at(-1)
  if (changed === undefined || path.length < 2) return undefined
  const text = after.slice(changed.offset, changed.offset + changed.length + difference.growth)
  const depth = path.filter(({ type }) => type !== 'property').length - 1
  if (tooDeepAt(text, DEPTH_LIMIT - depth) !== undefined) return undefined
  const inner = parseJson(text)
  const isWhole = inner.root?.type === changed.type && inner.root.length === text.length
  if (!inner.root || !isWhole || inner.errors.length > 0 || inner.duplicates.length > 0) return undefined
  moveBy(inner.root, changed.offset)
  return { root: new Splice(path, inner.root, { difference, onCopy }).root(), errors, duplicates }
}

/** Moves a tree that nobody else has yet. */
function moveBy(node: Growing, distance: number): void {
  node.offset += distance
  if (node.colonOffset !== undefined) node.colonOffset += distance
  for (const child of node.children ?? []) moveBy(child, distance)
}

class Splice {
  readonly #path: ReadonlySet<JsonNode>
  readonly #root: JsonNode | undefined
  readonly #changed: JsonNode | undefined
  readonly #fresh: Growing
  readonly #difference: Difference
  readonly #onCopy: OnCopy

  constructor(
    path: readonly JsonNode[],
    fresh: JsonNode,
    { difference, onCopy }: { readonly difference: Difference; readonly onCopy: OnCopy },
  ) {
    this.#path = new Set(path)
    this.#root = path[0]
    this.#changed = path.at(-1)
    this.#fresh = fresh
    this.#difference = difference
    this.#onCopy = onCopy
  }

  root(): JsonNode {
    return this.#root ? this.#around(this.#root, undefined) : this.#fresh
  }

  /** A node that contains the difference. */
  #around(node: JsonNode, parent: JsonNode | undefined): JsonNode {
    if (node === this.#changed) {
      if (parent) this.#fresh.parent = parent
      return this.#fresh
    }
    const copy: Growing = { ...node, length: node.length + this.#difference.growth }
    if (parent) copy.parent = parent
    copy.children = (node.children ?? []).map(child =>
      this.#path.has(child) ? this.#around(child, copy) : this.#beside(child, copy),
    )
    return copy
  }

  /** A node before or after the difference. What is inside one before it stays the same. */
  #beside(node: JsonNode, parent: JsonNode): JsonNode {
    const { start, growth } = this.#difference
    const copy: Growing = { ...node, parent }
    if (growth !== 0 && node.offset >= start) this.#shift(copy, growth)
    if (node.children) this.#onCopy(node, copy)
    return copy
  }

  #shift(copy: Growing, distance: number): void {
    copy.offset += distance
    if (copy.colonOffset !== undefined) copy.colonOffset += distance
    if (copy.children) copy.children = copy.children.map(child => this.#beside(child, copy))
  }
}
