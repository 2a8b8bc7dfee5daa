import type { Token } from 'markdown-it'
import type { Mark, ParseContext } from '../markdown/context.ts'
import { readExpression } from '../tags/literal.ts'
import { originOf, type Region } from '../tree/source.ts'
import { ATOM, type LeafMark, type LeafPiece, type LeafRange } from './leaf.ts'
import { isTransparent } from './transparent.ts'

interface Pieces {
  readonly pieces: readonly LeafPiece[]
  readonly marks: readonly LeafMark[]
}

/**
 * Returns the pieces and marks of inline tokens that were read with positions, from `start` of the region; a closing
 * tag that matches none of them may end them.
 */
export function inlinePieces(
  context: ParseContext,
  tokens: readonly Token[],
  region: Region,
  start = 0,
): Pieces {
  const reader = new PieceReader(context, region, start)
  const children = tokens.filter(child => child.type !== 'text' || child.content !== '')
  children.forEach((child, index) => {
    reader.read(child, children[index + 1])
  })
  const hasEdges = children.some(child => {
    const mark = context.marks.get(child)
    return mark?.edge !== undefined && mark.fate === 'pair'
  })
  return { pieces: hasEdges ? trimmed(reader.pieces) : reader.pieces, marks: reader.marks }
}

/** White space beside tags at the edges of a paragraph is not shown. */
function trimmed(pieces: readonly LeafPiece[]): readonly LeafPiece[] {
  const isFull = ({ shown }: LeafPiece) => shown.trim() !== ''
  const inner = pieces.slice(pieces.findIndex(isFull), pieces.findLastIndex(isFull) + 1)
  return inner.map((piece, index) => {
    if (!piece.exact) return piece
    const start = index === 0 ? piece.shown.trimStart() : piece.shown
    const shown = index === inner.length - 1 ? start.trimEnd() : start
    const from = piece.from + piece.shown.length - start.length
    return { ...piece, shown, from, to: from + shown.length }
  })
}

class PieceReader {
  readonly pieces: LeafPiece[] = []
  readonly marks: LeafMark[] = []
  readonly #context: ParseContext
  readonly #region: Region
  readonly #open: { name: string; at: number; open: LeafRange }[] = []
  /** Where the text that was read so far ends in the region. */
  #until: number
  /** Inside an address in angle brackets. */
  #isAuto = false
  /** The component whose content is shown as a whole. */
  #whole: Mark | undefined

  constructor(context: ParseContext, region: Region, start: number) {
    this.#context = context
    this.#region = region
    this.#until = start
  }

  read(token: Token, next: Token | undefined): void {
    const mark = this.#context.marks.get(token)
    if (this.#whole) {
      if (mark === this.#whole.partner) this.#closeWhole(mark)
    } else if (mark) this.#tag(mark)
    else this.#token(token, next)
  }

  #closeWhole(mark: Mark | undefined): void {
    const open = this.#whole
    this.#whole = undefined
    if (open && mark) this.#atom(open.tag.offset, mark.tag.end)
  }

  #tag(mark: Mark): void {
    const { tag, fate, edge } = mark
    if (fate === 'dropped' || (edge !== undefined && fate === 'pair')) return
    if (fate === 'text') this.#exact(this.#region.text.slice(tag.offset, tag.end), tag.offset)
    else if (tag.kind === 'self' || fate === 'broken') this.#atom(tag.offset, tag.end)
    else if (isTransparent(tag.name)) this.#pair(mark)
    else if (tag.kind === 'open') this.#whole = mark
  }

  #pair({ tag }: Mark): void {
    const range = this.#range(tag.offset, tag.end)
    this.#until = tag.end
    if (tag.kind === 'open') this.#begin(tag.name, range)
    else this.#end(range)
  }

  #begin(name: string, open: LeafRange): void {
    this.#open.push({ name, at: this.marks.length, open })
    this.marks.push({ name, open, close: open })
  }

  #end(close: LeafRange): void {
    const begun = this.#open.pop()
    if (begun) this.marks[begun.at] = { name: begun.name, open: begun.open, close }
  }

  #token(token: Token, next: Token | undefined): void {
    const start = this.#context.starts.get(token) ?? 0
    const { content } = token
    switch (token.type) {
      case 'text':
      case 'plain':
        this.#exact(content, this.#isAuto ? start + 1 : start)
        break
      case 'text_special':
        this.#fixed(content, start, start + token.markup.length)
        break
      case 'softbreak':
        this.#lineEnd('\n', start)
        break
      case 'hardbreak':
        this.#lineEnd(ATOM, start)
        break
      case 'code_inline':
        this.#code(token, start)
        break
      case 'image':
        this.#atom(start, this.#endOf(token, next))
        break
      case 'footnote':
        this.#atom(start, this.#region.text.indexOf(']', start) + 1)
        break
      case 'expression':
        this.#expression(content, start)
        break
      case 'maths':
        this.#atom(start, start + content.length + 2 * token.markup.length)
        break
      default:
        this.#element(token, next, start)
    }
  }

  #element(token: Token, next: Token | undefined, start: number): void {
    const size = token.markup.length
    if (token.info === 'literal' || token.info === 'auto') this.#address(token, start)
    else if (token.type === 'link_open') this.#mark(token, start - 1, start)
    else if (token.type === 'link_close') {
      const isAddress = !this.#context.ends.has(token)
      this.#mark(token, isAddress ? this.#until : start, isAddress ? this.#until : this.#endOf(token, next))
    } else if (token.type === 'strong_open') this.#mark(token, start - 1, start + 1)
    else this.#mark(token, start, start + (token.tag === 'del' ? this.#tildes(start) : size))
  }

  #mark(token: Token, from: number, to: number): void {
    const range = this.#range(from, to)
    this.#until = to
    if (token.nesting > 0) this.#begin(token.tag, range)
    else this.#end(range)
  }

  /** `<https://…>` has a bracket on each side; an address in the text has nothing. */
  #address(token: Token, start: number): void {
    this.#isAuto = token.info === 'auto' && token.nesting > 0
    const edge = token.nesting > 0 ? start : this.#until
    this.#mark(token, edge, edge + (token.info === 'auto' ? 1 : 0))
  }

  #tildes(start: number): number {
    return this.#region.text.startsWith('~~', start) ? 2 : 1
  }

  #endOf(token: Token, next: Token | undefined): number {
    const known = this.#context.ends.get(token)
    return known ?? (next && this.#context.starts.get(next)) ?? this.#region.text.length
  }

  #expression(content: string, start: number): void {
    const expression = readExpression(content)
    const value = expression.kind === 'literal' ? expression.value : undefined
    const end = start + content.length + 2
    if (expression.kind === 'nothing') return
    if (typeof value === 'string' || typeof value === 'number') this.#fixed(`${value}`, start, end)
    else this.#atom(start, end)
  }

  #code({ content, markup }: Token, start: number): void {
    const { text } = this.#region
    const inner = start + markup.length
    const isPadded = text.startsWith(markup, inner + content.length + 2) && text[inner] === ' '
    const from = isPadded && !text.startsWith(markup, inner + content.length) ? inner + 1 : inner
    const to = text.indexOf(markup, from + content.length)
    this.#begin('code', this.#range(start, from))
    this.#exact(content, from)
    this.#end(this.#range(from + content.length, to + markup.length))
    this.#until = to + markup.length
  }

  /** A line end, with the spaces before it and the indentation of the next line. */
  #lineEnd(shown: string, start: number): void {
    const { text } = this.#region
    let to = text.indexOf('\n', start) + 1
    while (text[to] === ' ' || text[to] === '\t') to++
    this.#fixed(shown, Math.min(start, this.#until), to)
  }

  #atom(from: number, to: number): void {
    this.#fixed(ATOM, from, to)
  }

  #fixed(shown: string, from: number, to: number): void {
    this.#until = to
    if (shown !== '') this.pieces.push({ shown, exact: false, ...this.#range(from, to) })
  }

  /** Adds text that is written as it is shown; what lies in several places of the source is several pieces. */
  #exact(shown: string, at: number): void {
    const end = at + shown.length
    const starts = this.#region.runs.map(([here]) => here).filter(here => here > at && here < end)
    const edges = [at, ...starts, end]
    for (const [index, from] of edges.slice(0, -1).entries()) {
      const part = shown.slice(from - at, (edges[index + 1] ?? end) - at)
      this.#part(part, from)
    }
    this.#until = end
  }

  #part(shown: string, at: number): void {
    const there = originOf(this.#region, at)
    const { source } = this.#context
    // `\|` in a cell is shown as a pipe.
    const isEscaped = shown.startsWith('|') && this.#region.runs.some(([here]) => here === at && at > 0)
    if (isEscaped && source.text[there - 1] === '\\') {
      const { offset, length } = source.rangeOf(there - 1, there + 1)
      this.pieces.push({ shown: '|', exact: false, from: offset, to: offset + length })
      if (shown.length > 1) this.#part(shown.slice(1), at + 1)
      return
    }
    const { offset, length } = source.rangeOf(there, there + shown.length)
    this.pieces.push({ shown, exact: true, from: offset, to: offset + length })
  }

  /** In the file's units. */
  #range(from: number, to: number): LeafRange {
    const { source } = this.#context
    const start = originOf(this.#region, from)
    const end = to > from ? originOf(this.#region, to - 1) + 1 : start
    const { offset, length } = source.rangeOf(start, end)
    return { from: offset, to: offset + length }
  }
}
