import { assembled, type JsonNode, type JsonReading, parseJson } from './parse.ts'
import { type Difference, differenceOf, spliceParse } from './splice-parse.ts'

interface Parsed {
  readonly text: string
  readonly reading: JsonReading
}

/** The texts parsed last, latest first: docs.json and the files that it refers to. */
let latest: readonly Parsed[] = []
/** How many texts are kept, and how many UTF-16 units besides the latest: a tree takes many times its text. */
const [MOST_TEXTS, MOST_UNITS] = [12, 1_000_000]

/**
 * Parses like {@link parseJson}. A text that was among the last few gives the same object again, and if a text
 * differs from one of them only inside one string, as during the drag of a color, all nodes outside that string
 * stay the same objects (their `parent` is an equal node). Of a text that differs otherwise, only the innermost
 * object or list around the difference is parsed. For docs.json, which is read and then edited.
 */
export function parseCached(text: string): JsonReading {
  const known = latest.find(one => one.text === text)
  const parsed = known ?? { text, reading: rereadAny(text) ?? parseJson(text) }
  if (latest[0] !== parsed) latest = bounded([parsed, ...latest.filter(one => one !== parsed)])
  return parsed.reading
}

function bounded(all: readonly Parsed[]): readonly Parsed[] {
  let units = 0
  return all.slice(0, MOST_TEXTS).filter(({ text }, index) => {
    if (index > 0) units += text.length
    return units <= MOST_UNITS
  })
}

function rereadAny(text: string): JsonReading | undefined {
  for (const one of latest) {
    const reading = reread(one, text)
    if (reading) return reading
  }
  const alike = latest.find(one => isAlike(one.text, text))
  return alike && spliceParse(alike, text, keepValue)
}

/** So many units at the start or the end make a text another version of a known one. */
const ENDS = 60

const isAlike = (text: string, other: string): boolean =>
  text.startsWith(other.slice(0, ENDS)) || text.endsWith(other.slice(-ENDS))

type Growing = { -readonly [Key in keyof JsonNode]: JsonNode[Key] }

function reread({ text, reading }: Parsed, next: string): JsonReading | undefined {
  const { root, errors, duplicates } = reading
  if (root === undefined || errors.length > 0 || text.length !== next.length) return undefined
  const difference = differenceOf(text, next)
  return staysOneString(root, difference, next)
    ? { root: renewed(root, difference, next), errors, duplicates }
    : undefined
}

const holds = ({ offset, length }: JsonNode, { start, end }: Difference): boolean =>
  offset < start && end < offset + length

/** Whether the difference is inside the quotes of one value and needs no parsing there. */
function staysOneString(root: JsonNode, difference: Difference, text: string): boolean {
  let node: JsonNode | undefined = root
  while (node.children) {
    const inner: JsonNode | undefined = node.children.find(child => holds(child, difference))
    // The key could now be a duplicate.
    if (inner === undefined || (node.type === 'property' && inner === node.children[0])) return false
    node = inner
  }
  return (
    node.type === 'string' &&
    holds(node, difference) &&
    /^[^"\\\p{Cc}\u2028\u2029]*$/u.test(inside(node, text))
  )
}

const inside = ({ offset, length }: JsonNode, text: string): string =>
  text.slice(offset + 1, offset + length - 1)

/** The node with the new value: only the value and the nodes that contain it are new objects. */
function renewed(node: JsonNode, difference: Difference, text: string, parent?: JsonNode): JsonNode {
  const copy: Growing = { ...node, ...(parent && { parent }) }
  if (!node.children) copy.value = inside(node, text)
  else
    copy.children = node.children.map(child =>
      holds(child, difference) ? renewed(child, difference, text, copy) : child,
    )
  return copy
}

const values = new WeakMap<JsonNode, unknown>()

function keepValue(node: JsonNode, copy: JsonNode): void {
  const value = values.get(node)
  if (value !== undefined) values.set(copy, value)
}

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
