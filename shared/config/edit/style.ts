import { hasBreak, indentAt, lineStartOf, skipBlanks } from '../json/lines.ts'
import type { JsonNode } from '../json/parse.ts'

/** The style of a file, so that new text looks like the rest. */
export interface Style {
  readonly eol: string
  /** One level of indentation. */
  readonly unit: string
  /** Between a key and its value, including the colon. */
  readonly colon: string
  /** Between the comma and the next member in one line. */
  readonly gap: string
  /** The whole file is one line. */
  readonly flat: boolean
  /** Lists and objects over several lines end with a comma. */
  readonly trailingComma: boolean
  /** Whether lists of plain values are written in one line. */
  readonly shortLists: boolean
  /** By {@link styleKey}: whether such lists or objects are written in one line. */
  readonly inline: ReadonlyMap<string, boolean>
  /** Inside the brackets of a one-line object. */
  readonly padding: string
  /** The keys of objects are in alphabetical order. */
  readonly sorted: boolean
  /** By {@link orderKey}: the keys of the first such object that has the key. */
  readonly orders: ReadonlyMap<string, readonly string[]>
}

/** Names a key of the items of a list. */
export const orderKey = (styleKey: string | undefined, key: string): string => `${styleKey ?? ''} ${key}`

/** Names what has a style of its own: lists of plain values under a key, and other values under it. */
export const styleKey = (key: string, isPlainList: boolean): string => (isPlainList ? `${key} plain` : key)

/**
 * Returns the key by which the style of a node is looked up: its own key, with `[]` added for each list
 * around it.
 */
export function styleKeyOf(node: JsonNode): string | undefined {
  const { parent } = node
  if (!parent) return undefined
  if (parent.type === 'property') return String(parent.children?.[0]?.value)
  const above = styleKeyOf(parent)
  return above === undefined ? undefined : `${above}[]`
}

/** Counts votes for one of two styles. */
class Vote {
  #balance = 0

  add(yes: boolean): void {
    this.#balance += yes ? 1 : -1
  }

  result(otherwise: boolean): boolean {
    return this.#balance === 0 ? otherwise : this.#balance > 0
  }
}

/** So many keys are not in alphabetical order by chance. */
const SORTED_BY_INTENT = 5

/** So many objects and lists under one key are looked at. */
const ENOUGH = 400

/** What a walk over the tree has found. */
class Survey {
  readonly #text: string
  unit: string | undefined
  colon: string | undefined
  gap: string | undefined
  padding: string | undefined
  readonly lists = new Vote()
  readonly commas = new Vote()
  readonly byKey = new Map<string, Vote>()
  readonly orders = new Map<string, readonly string[]>()
  readonly #counts = new Map<string, number>()
  #sorted = 0
  #unsorted = 0
  #longest = 0

  /** Few objects are not sorted, and the longest is not sorted by chance. */
  get sorted(): boolean {
    return this.#longest >= SORTED_BY_INTENT && this.#unsorted * 50 <= this.#sorted
  }

  constructor(text: string) {
    this.#text = text
  }

  visit(node: JsonNode, key: string | undefined): void {
    const [first] = node.children ?? []
    if (node.type === 'property') {
      this.#property(node)
      const value = node.children?.[1]
      if (value?.children) this.visit(value, String(first?.value))
    } else if (first && this.#isNews(key)) {
      if (node.type === 'object') this.#keys(node, key)
      this.#container(node, first, key)
      const inner = key === undefined ? key : `${key}[]`
      for (const child of node.children ?? []) if (child.children) this.visit(child, inner)
    }
  }

  /** Many objects and lists under one key have shown what is customary. */
  #isNews(key: string | undefined): boolean {
    if (key === undefined) return true
    const count = (this.#counts.get(key) ?? 0) + 1
    this.#counts.set(key, count)
    return count <= ENOUGH
  }

  #keys({ children = [] }: JsonNode, styleKey: string | undefined): void {
    const keys = children.map(child => String(child.children?.[0]?.value))
    if (styleKey?.endsWith('[]')) {
      for (const key of keys) {
        const name = orderKey(styleKey, key)
        if (!this.orders.has(name)) this.orders.set(name, keys)
      }
    }
    if (keys.length < 2) return
    const isSorted = keys.every((key, index) => index === 0 || String(keys[index - 1]) <= key)
    if (isSorted) this.#sorted += 1
    else this.#unsorted += 1
    if (isSorted) this.#longest = Math.max(this.#longest, keys.length)
  }

  #property(node: JsonNode): void {
    const [key, value] = node.children ?? []
    if (this.colon !== undefined || !key || !value) return
    const colon = this.#text.slice(key.offset + key.length, value.offset)
    if (/^[ \t]*:[ \t]*$/.test(colon)) this.colon = colon
  }

  #container(node: JsonNode, first: JsonNode, key: string | undefined): void {
    const text = this.#text
    const oneLine = !hasBreak(text, node.offset, node.offset + node.length)
    const plain = node.type === 'array' && (node.children?.every(child => !child.children) ?? false)
    if (plain) this.lists.add(oneLine)
    if (key !== undefined) {
      const custom = styleKey(key, plain)
      const vote = this.byKey.get(custom) ?? new Vote()
      vote.add(oneLine)
      this.byKey.set(custom, vote)
    }
    if (oneLine) this.#inLine(node, first)
    else this.#overLines(node, first)
  }

  #inLine(node: JsonNode, first: JsonNode): void {
    const second = node.children?.[1]
    const between = second && this.#text.slice(first.offset + first.length, second.offset)
    if (this.gap === undefined && between && /^[ \t]*,[ \t]*$/.test(between)) {
      this.gap = between.slice(between.indexOf(',') + 1)
    }
    const inside = this.#text.slice(node.offset + 1, first.offset)
    if (this.padding === undefined && node.type === 'object' && /^[ \t]*$/.test(inside)) this.padding = inside
  }

  #overLines(node: JsonNode, first: JsonNode): void {
    const text = this.#text
    const line = lineStartOf(text, first.offset)
    const inner = indentAt(text, first.offset)
    const outer = indentAt(text, node.offset)
    const own = line > node.offset && skipBlanks(text, line) === first.offset
    if (!own) return
    if (this.unit === undefined && inner.startsWith(outer) && inner.length > outer.length) {
      this.unit = inner.slice(outer.length)
    }
    const last = node.children?.at(-1)
    if (last) this.commas.add(/^\s*,/.test(text.slice(last.offset + last.length, node.offset + node.length)))
  }
}

const known = new WeakMap<JsonNode, Style>()

/** Returns the style of `text` as far as it can be seen; the rest is the default, two spaces. */
export function styleOf(text: string, root: JsonNode): Style {
  const style = known.get(root) ?? survey(text, root)
  known.set(root, style)
  return style
}

function survey(text: string, root: JsonNode): Style {
  const found = new Survey(text)
  found.visit(root, undefined)
  const flat = !hasBreak(text, root.offset, root.offset + root.length) && Boolean(root.children?.length)
  const colon = found.colon ?? ': '
  const tight = flat && !/\s/.test(colon)
  return {
    eol: /\r\n|\n|\r/.exec(text)?.[0] ?? '\n',
    unit: found.unit ?? '  ',
    colon,
    gap: found.gap ?? (tight ? '' : ' '),
    flat,
    trailingComma: found.commas.result(false),
    shortLists: found.lists.result(false),
    inline: new Map([...found.byKey].map(([key, vote]) => [key, vote.result(false)])),
    padding: found.padding ?? (tight ? '' : ' '),
    sorted: found.sorted,
    orders: found.orders,
  }
}
