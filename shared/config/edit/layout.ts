import { afterBreak, hasBreak, isBreak, lineStartOf, skipBlanks } from '../json/lines.ts'
import type { JsonNode } from '../json/parse.ts'

/** A comment between the members of an object or list. */
export interface Comment {
  readonly start: number
  readonly end: number
}

/** An item or property with what belongs to it. */
export interface Member {
  readonly node: JsonNode
  /** Comments above it or before it in its line. */
  readonly leading: readonly Comment[]
  /** Comments after it in its line. */
  readonly trailing: readonly Comment[]
  /** Start of the first leading comment, else of the node. */
  readonly start: number
  /** End of the node. */
  readonly end: number
  /** Offset of the comma after it. */
  readonly comma: number | undefined
  /** End of the last trailing comment, else of the node; the comma may be before or after. */
  readonly tail: number
  /** After comma and trailing comments. */
  readonly fullEnd: number
  /** It starts its line. */
  readonly ownLine: boolean
}

/** The inside of an object or list in its text. */
export interface Layout {
  readonly node: JsonNode
  /** Between the brackets. */
  readonly open: number
  readonly close: number
  readonly members: readonly Member[]
  /** Comments that belong to the container rather than to a member. */
  readonly free: readonly Comment[]
}

/** Everything between two members: comments, grouped by the member they belong to, and a comma. */
interface Gap {
  readonly comma: number | undefined
  readonly trailing: readonly Comment[]
  readonly leading: readonly Comment[]
  readonly free: readonly Comment[]
}

/** Ends of a gap; `first` and `last` say that an end is a bracket of the container. */
interface Span {
  readonly from: number
  readonly to: number
  readonly first: boolean
  readonly last: boolean
}

function commentEnd(text: string, start: number): number {
  if (text[start + 1] === '*') return text.indexOf('*/', start + 2) + 2
  let at = start
  while (at < text.length && !isBreak(text, at)) at += 1
  return at
}

function scanGap(text: string, { from, to }: Span) {
  const comments: Comment[] = []
  let comma: number | undefined
  let at = from
  while (at < to) {
    if (text[at] === '/') {
      const end = commentEnd(text, at)
      comments.push({ start: at, end })
      at = end
    } else {
      if (text[at] === ',') comma = at
      at += 1
    }
  }
  return { comments, comma }
}

/** Whether the line of `from` ends before `to`, apart from comments. */
function breaksLine(text: string, from: number, to: number, comments: readonly Comment[]): boolean {
  let at = from
  for (const { start, end } of comments) {
    if (start < from || start >= to) continue
    if (hasBreak(text, at, start)) return true
    at = end
  }
  return hasBreak(text, at, to)
}

/** Whether there is an empty line between two offsets. */
function hasEmptyLine(text: string, from: number, to: number): boolean {
  let breaks = 0
  for (let at = from; at < to; ) {
    const next = afterBreak(text, at)
    if (next > at) breaks += 1
    at = Math.max(next, at + 1)
  }
  return breaks > 1
}

function readGap(text: string, span: Span): Gap {
  const { comments, comma } = scanGap(text, span)
  const anchor = comma === undefined ? span.from : comma + 1
  const before = comments.filter(comment => comment.end < anchor)
  const after = comments.slice(before.length)
  const inLine = after.filter(comment => !breaksLine(text, anchor, comment.start, after))
  const below = after.slice(inLine.length)
  const breaks = breaksLine(text, anchor, span.to, after)
  const beforeNext = !span.last && !breaks
  const leading = span.last ? [] : adjoining(text, beforeNext ? after : below, span.to)
  const rest = below.slice(0, below.length - leading.length)
  if (beforeNext) return { comma, trailing: before, leading: after, free: [] }
  return span.first
    ? { comma, trailing: [], leading, free: [...inLine, ...rest] }
    : { comma, trailing: [...before, ...inLine], leading, free: rest }
}

/** Comments directly above `to`, with no empty line between. */
function adjoining(text: string, comments: readonly Comment[], to: number): readonly Comment[] {
  let from = to
  let count = 0
  for (const comment of comments.toReversed()) {
    if (hasEmptyLine(text, comment.end, from)) break
    from = comment.start
    count += 1
  }
  return comments.slice(comments.length - count)
}

/** Returns the layout of the members of an object or list, with the comments that belong to each. */
export function layoutOf(text: string, node: JsonNode): Layout {
  const open = node.offset + 1
  const close = node.offset + node.length - 1
  const nodes = node.children ?? []
  const gaps = [...nodes, undefined].map((next, index) => {
    const previous = nodes[index - 1]
    return readGap(text, {
      from: previous ? previous.offset + previous.length : open,
      to: next ? next.offset : close,
      first: !previous,
      last: !next,
    })
  })
  const members = nodes.map((child, index) => memberOf(text, child, gaps[index], gaps[index + 1]))
  return { node, open, close, members, free: gaps.flatMap(gap => gap.free) }
}

function memberOf(text: string, node: JsonNode, before: Gap | undefined, after: Gap | undefined): Member {
  const leading = before?.leading ?? []
  const trailing = after?.trailing ?? []
  const end = node.offset + node.length
  const start = leading[0]?.start ?? node.offset
  const tail = trailing.at(-1)?.end ?? end
  const comma = after?.comma
  const line = lineStartOf(text, start)
  return {
    node,
    leading,
    trailing,
    start,
    end,
    comma,
    tail,
    fullEnd: Math.max(tail, comma === undefined ? 0 : comma + 1),
    ownLine: skipBlanks(text, line) >= start,
  }
}
