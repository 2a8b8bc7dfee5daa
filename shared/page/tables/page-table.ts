import { cellSpans, trimSpan } from '../markdown/table-cells.ts'
import { blockAt, nodesAt } from '../parse/nodes-at.ts'
import type { ParsedPage } from '../parse/parsed-page.ts'
import type { ElementNode, PageNode } from '../tree/tree.ts'
import type { Span } from '../writing/lines.ts'
import type { Alignment } from '../writing/table.ts'

/** A cell of a row as written: the span is between its bars, with white space. */
export interface TableCell extends Span {
  /** Without the white space around it; for an empty cell, where its text would be. */
  readonly text: Span
}

/** A row as written, from its first to its last character that is not white space. */
export interface TableRow extends Span {
  /** Fewer than the table has columns if the row is short; more if it has cells that the page does not show. */
  readonly cells: readonly TableCell[]
  /** Begins with a bar. */
  readonly isOpen: boolean
  /** Ends with a bar. */
  readonly isClosed: boolean
}

/** A Markdown table of a page as the page shows it. Offsets count from the start of the page. */
export interface PageTable {
  /** The text of the page. */
  readonly source: string
  /** The first row is the header; the row of dashes is not among them. */
  readonly rows: readonly TableRow[]
  /** The row of dashes below the header. */
  readonly rule: TableRow
  /** One for each column. */
  readonly alignments: readonly Alignment[]
  /** The line end that rows are separated by. */
  readonly eol: string
  /** What precedes a row on its line: indentation and quote marks. */
  readonly prefix: string
}

const LINE_END = /\r\n|\n|\r/g

/** Returns the end of the line of an offset, before its line end. */
export function lineEndAt(text: string, offset: number): number {
  LINE_END.lastIndex = offset
  return LINE_END.exec(text)?.index ?? text.length
}

/** In an empty cell, a text is written after its first space. */
function textSpan(source: string, cell: Span): Span {
  const inner = trimSpan(source, cell)
  const start = cell.from + Math.min(1, cell.to - cell.from)
  return inner.from === inner.to ? { from: start, to: start } : inner
}

function rowOf(source: string, line: Span): TableRow {
  const span = trimSpan(source, line)
  const cells = cellSpans(source, span).map(cell => ({ ...cell, text: textSpan(source, cell) }))
  const end = cells.at(-1)?.to
  return { ...span, cells, isOpen: source[span.from] === '|', isClosed: end === undefined || end < span.to }
}

function alignmentOf(rule: string): Alignment {
  const [left, right] = [rule.startsWith(':'), rule.endsWith(':')]
  return left && right ? 'center' : left ? 'left' : right ? 'right' : 'none'
}

const isElement = (node: PageNode): node is ElementNode => node.kind === 'element'

/** The rows of a table that the parser found, each with its line in the block. */
const rowNodes = (table: ElementNode) =>
  table.children
    .filter(isElement)
    .flatMap(part => part.children.filter(isElement))
    .flatMap(({ name, range }) => (name === 'tr' && range ? [range] : []))

/** The innermost table around an offset, and where its block begins. */
function tableNodeAt(page: ParsedPage, offset: number): ElementNode | undefined {
  const tables = nodesAt(page, offset).filter(node => isElement(node) && node.name === 'table' && node.range)
  return tables.at(-1) as ElementNode | undefined
}

function startsIn(nodes: readonly PageNode[], start: number): readonly number[] {
  return nodes.flatMap(node => {
    if (isElement(node) && node.name === 'table') return node.range ? [start + node.range.offset] : []
    return node.kind === 'tag' || isElement(node) ? startsIn(node.children, start) : []
  })
}

/** Returns where the tables of a page begin, in their order. */
export const tableStarts = (page: ParsedPage): readonly number[] =>
  page.blocks
    .slice(0, page.chunking.chunks.length)
    .flatMap(({ nodes }, index) => startsIn(nodes, page.offsets[index] ?? 0))

/** Returns the table on the line of `offset` of a page; `undefined` if the page shows none there. */
export function tableIn(page: ParsedPage, offset: number): PageTable | undefined {
  const source = page.text
  const found = [offset, lineEndAt(source, offset)].find(at => tableNodeAt(page, at))
  const node = found === undefined ? undefined : tableNodeAt(page, found)
  if (found === undefined || !node) return undefined
  const start = page.offsets[blockAt(page, found)] ?? 0
  const nodes = rowNodes(node)
  const rows = nodes.map(({ offset, length }) =>
    rowOf(source, { from: start + offset, to: start + offset + length }),
  )
  const [head] = rows
  // A tag that spans several cells can take rows apart: such a table is not shown as one.
  const isWhole = nodes.every(({ line }, at) => line === (nodes[0]?.line ?? 0) + at + (at === 0 ? 0 : 1))
  if (!head || !isWhole) return undefined
  const end = lineEndAt(source, head.to)
  const eol = /^(?:\r\n|\n|\r)/.exec(source.slice(end, end + 2))?.[0] ?? '\n'
  const [prefix = ''] =
    /^[ \t>]*/.exec(source.slice(end + eol.length, lineEndAt(source, end + eol.length))) ?? []
  const ruleStart = end + eol.length + prefix.length
  const rule = rowOf(source, { from: ruleStart, to: lineEndAt(source, ruleStart) })
  if (rule.cells.length !== head.cells.length) return undefined
  const alignments = rule.cells.map(({ text }) => alignmentOf(source.slice(text.from, text.to)))
  return { source, rows, rule, alignments, eol, prefix }
}

/** A cell of a table by its place; the header is row 0. */
export interface CellPlace {
  readonly row: number
  readonly column: number
}

/** Whether an offset is in the row of dashes. */
export const isInRule = ({ rule, source }: PageTable, offset: number): boolean =>
  offset >= rule.from && offset <= lineEndAt(source, rule.to)

/** Returns the cell at an offset; the row of dashes counts as the header. */
export function cellAt(table: PageTable, offset: number): CellPlace {
  const line = table.rows.findLastIndex(({ from }) => from <= lineEndAt(table.source, offset))
  const row = Math.max(0, line)
  const cells = (isInRule(table, offset) ? table.rule : table.rows[row])?.cells ?? []
  const found = cells.findIndex(({ to }) => offset <= to)
  const column = found < 0 ? Math.max(0, cells.length - 1) : found
  return { row, column: Math.min(column, table.alignments.length - 1) }
}
