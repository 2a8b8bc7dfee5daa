import { lineEnd, lineStart } from '../../text/lines.ts'
import { Meter, readBraces } from '../tags/braces.ts'
import { readComment } from '../tags/tag.ts'
import type { PageNode } from '../tree/tree.ts'
import type { Span } from '../writing/lines.ts'

/** A node with the range it has in the page. */
export interface PlacedNode extends Span {
  readonly node: PageNode
}

/** Whole lines that belong together. */
export interface Piece extends Span {
  /** Start of the first line; `from` is its first character after indentation and quote marks. */
  readonly start: number
  /** The nodes that begin in it; none for a text that the tree gives no range, and for comments. */
  readonly nodes: readonly PlacedNode[]
}

const BLANK = /^[\s>]*$/
const LEAD = /^[ \t>]*/

/** Start of the line below that of an offset; the length of the text in its last line. */
export function nextLine(text: string, offset: number): number {
  const next = text.indexOf('\n', offset)
  return next < 0 ? text.length : next + 1
}

/** Whether a range holds nothing but white space and quote marks. */
export const isBlank = (text: string, from: number, to: number): boolean => BLANK.test(text.slice(from, to))

/** Ends a range at its last line that is not blank. */
function trimmedEnd(text: string, { from, to }: Span): number {
  let end = lineEnd(text, Math.max(from, to - 1))
  for (let start = lineStart(text, end); start > from && isBlank(text, start, end); ) {
    end = lineEnd(text, lineStart(text, start - 1))
    start = lineStart(text, end)
  }
  return end
}

function piece(text: string, start: number, to: number, nodes: readonly PlacedNode[]): Piece {
  const from = nodes[0]?.from ?? start + (LEAD.exec(text.slice(start, to))?.[0].length ?? 0)
  return { start, from, to, nodes }
}

/** The lines of nodes; nodes that share a line share a piece. */
function nodePieces(text: string, nodes: readonly PlacedNode[]): Piece[] {
  const pieces: Piece[] = []
  for (const node of nodes.toSorted((one, other) => one.from - other.from)) {
    const start = lineStart(text, node.from)
    const to = trimmedEnd(text, node)
    const last = pieces.at(-1)
    if (last && start <= last.to)
      pieces.splice(-1, 1, { ...last, to: Math.max(last.to, to), nodes: [...last.nodes, node] })
    else pieces.push(piece(text, start, to, [node]))
  }
  return pieces
}

/** The end of the comment that starts at `at`. */
function commentEnd(text: string, at: number, end: number): number | undefined {
  const meter = new Meter(end - at)
  if (text[at] === '{') return readBraces(text, at, end, meter)
  return text[at] === '<' ? readComment(text, at, end, meter) : undefined
}

/** The pieces of lines without nodes: texts between blank lines, and comments with their blank lines. */
function gapPieces(text: string, { from, to }: Span): Piece[] {
  const pieces: Piece[] = []
  let open = false
  for (let at = from; at < to; ) {
    const end = Math.min(lineEnd(text, at), to)
    if (isBlank(text, at, end)) {
      open = false
      at = nextLine(text, at)
      continue
    }
    const lead = LEAD.exec(text.slice(at, end))?.[0].length ?? 0
    const until = Math.min(lineEnd(text, commentEnd(text, at + lead, to) ?? at), to)
    const last = pieces.at(-1)
    if (open && last) pieces.splice(-1, 1, { ...last, to: until })
    else pieces.push(piece(text, at, until, []))
    open = true
    at = nextLine(text, until)
  }
  return pieces
}

/** Divides whole lines into pieces: those of the nodes in them, and those of all other text. */
export function piecesOf(text: string, area: Span, nodes: readonly PlacedNode[]): readonly Piece[] {
  const inside = nodes.filter(({ from }) => from >= area.from && from < area.to)
  // A node in a quote ends behind the marks of blank lines, which are not lines of the area.
  const known = nodePieces(
    text,
    inside.map(node => ({ ...node, to: Math.min(node.to, area.to) })),
  )
  const pieces: Piece[] = []
  let at = area.from
  for (const one of known) {
    if (one.start > at) pieces.push(...gapPieces(text, { from: at, to: one.start }))
    pieces.push(one)
    at = nextLine(text, one.to)
  }
  if (at < area.to) pieces.push(...gapPieces(text, { from: at, to: area.to }))
  return pieces
}
