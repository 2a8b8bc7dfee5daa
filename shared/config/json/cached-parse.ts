import { assembled, type JsonNode, type JsonReading, parseJson } from './parse.ts'

let last: { readonly text: string; readonly reading: JsonReading } | undefined

/**
 * Parses like {@link parseJson}. The previous text gives the same object again, and if a text differs from it
 * only inside one string, as during the drag of a color, all nodes outside that string stay the same objects
 * (their `parent` is an equal node). For docs.json, which is read and then edited.
 */
export function parseCached(text: string): JsonReading {
  if (last?.text !== text) last = { text, reading: (last && reread(last, text)) ?? parseJson(text) }
  return last.reading
}

/** Where two texts of equal length differ, and the newer text. */
interface Difference {
  readonly start: number
  readonly end: number
  readonly text: string
}

type Growing = { -readonly [Key in keyof JsonNode]: JsonNode[Key] }

function reread(
  { text, reading }: { readonly text: string; readonly reading: JsonReading },
  next: string,
): JsonReading | undefined {
  const { root, errors, duplicates } = reading
  if (root === undefined || errors.length > 0 || text.length !== next.length) return undefined
  let start = 0
  while (text.charCodeAt(start) === next.charCodeAt(start)) start += 1
  let end = next.length
  while (text.charCodeAt(end - 1) === next.charCodeAt(end - 1)) end -= 1
  const difference = { start, end, text: next }
  return staysOneString(root, difference)
    ? { root: renewed(root, difference), errors, duplicates }
    : undefined
}

const holds = ({ offset, length }: JsonNode, { start, end }: Difference): boolean =>
  offset < start && end < offset + length

/** Whether the difference is inside the quotes of one value and needs no parsing there. */
function staysOneString(root: JsonNode, difference: Difference): boolean {
  let node: JsonNode | undefined = root
  while (node.children) {
    const inner: JsonNode | undefined = node.children.find(child => holds(child, difference))
    // The key could now be a duplicate.
    if (inner === undefined || (node.type === 'property' && inner === node.children[0])) return false
    node = inner
  }
  return node.type === 'string' && /^[^"\\\p{Cc}\u2028\u2029]*$/u.test(inside(node, difference.text))
}

const inside = ({ offset, length }: JsonNode, text: string): string =>
  text.slice(offset + 1, offset + length - 1)

/** The node with the new value: only the value and the nodes that contain it are new objects. */
function renewed(node: JsonNode, difference: Difference, parent?: JsonNode): JsonNode {
  const copy: Growing = { ...node, ...(parent && { parent }) }
  if (!node.children) copy.value = inside(node, difference.text)
  else
    copy.children = node.children.map(child =>
      holds(child, difference) ? renewed(child, difference, copy) : child,
    )
  return copy
}

const values = new WeakMap<JsonNode, unknown>()

/**
 * Returns the value of a node like `toValue`; the same node gives the same object again, which must not be
 * changed.
 */
export function valueCached(node: JsonNode): unknown {
  if (!node.children) return node.value
  const known = values.get(node)
  if (known !== undefined) return known
  const value = assembled(node, valueCached)
  values.set(node, value)
  return value
}
