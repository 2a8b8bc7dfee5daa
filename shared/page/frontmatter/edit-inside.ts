import {
  type Document,
  isAlias,
  isCollection,
  isNode,
  isScalar,
  parseDocument,
  type Scalar,
  visit,
} from 'yaml'
import { sameValue } from '../../config/json/equal.ts'
import type { JsonPath } from '../../config/json/pointer.ts'
import { applyEdits, type TextEdits } from '../../text/edit.ts'
import type { Literal } from '../tree/tree.ts'
import { findBlock } from './block.ts'
import { readFrontmatter } from './read.ts'
import { writeText } from './write.ts'

const STYLES: Readonly<Record<string, string>> = {
  PLAIN: 'plain',
  QUOTE_SINGLE: 'single',
  QUOTE_DOUBLE: 'double',
}

/** Whether one of the values around a path is written in brackets or braces. */
const isInBrackets = (document: Document.Parsed, path: JsonPath): boolean =>
  path.some((_, depth) => {
    const around = depth === 0 ? document.contents : document.getIn(path.slice(0, depth), true)
    return isCollection(around) && around.flow === true
  })

/** A value in which the value at a path is replaced. */
function withValue(value: Literal, [name, ...rest]: JsonPath, next: Literal): Literal {
  if (name === undefined) return next
  if (Array.isArray(value))
    return value.map((item, index) => (index === name ? withValue(item, rest, next) : item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, key === name ? withValue(item, rest, next) : item]),
  )
}

function written(node: Scalar, value: string | number | boolean, inBrackets: boolean): string {
  if (typeof value !== 'string') return String(value)
  return writeText(value, STYLES[node.type ?? ''] ?? 'plain', inBrackets)
}

/**
 * Returns the edits that replace a text, a number, or a truth value inside an object or a list of the frontmatter, in
 * the style in which it is written. `undefined` if that would change anything else, such as with an anchor.
 */
export function setInside(
  text: string,
  path: JsonPath,
  value: string | number | boolean,
): TextEdits | undefined {
  const block = findBlock(text)
  if (!block) return undefined
  const { source, offset } = block.inner
  const document = parseDocument(source)
  const node = document.getIn(path, true)
  if (!isScalar(node) || !node.range) return undefined
  const [from] = node.range
  // The range of a folded text includes the end of its last line.
  const to = from + source.slice(from, node.range[1]).trimEnd().length
  const gap = from === to && /\S/.test(source[from - 1] ?? '') ? ' ' : ''
  const line = gap + written(node, value, isInBrackets(document, path))
  const edits = [{ offset: offset + from, length: to - from, text: line }]
  const { data, state } = readFrontmatter(applyEdits(text, edits))
  const meant = withValue(readFrontmatter(text).data, path, value)
  return state !== 'broken' && sameValue(data, meant) ? edits : undefined
}

/**
 * Returns whether {@link setInside} can replace the values inside a field: not where one has an anchor or is an alias,
 * since another value would change with it.
 */
export function canSetInside(text: string, field: string): boolean {
  const block = findBlock(text)
  const node = block && parseDocument(block.inner.source).get(field, true)
  if (!isNode(node)) return false
  let isShared = false
  visit(node, (_, found) => {
    isShared ||= isAlias(found) || (isNode(found) && found.anchor !== undefined)
  })
  return !isShared
}
