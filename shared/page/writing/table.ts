import type { TextEdit, TextEdits } from '../../text/edit.ts'
import { linesOf, type Span } from './lines.ts'

/** A row of a table: the span is its line. */
export interface Row extends Span {
  readonly indent: string
  /** Between the bars, with white space. */
  readonly cells: readonly Span[]
}

/** A Markdown table as written; its second row is the row of dashes. */
export interface Table {
  readonly rows: readonly Row[]
  /** Where the cursor is. */
  readonly row: number
  readonly column: number
}

/** The alignment of the text of a column. */
export type Alignment = 'left' | 'center' | 'right' | 'none'

const DASHES = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/

function rowOf(text: string, line: Span): Row {
  const source = text.slice(line.from, line.to)
  const indent = /^\s*/.exec(source)?.[0] ?? ''
  const bars = [...source.matchAll(/\\.|\|/g)].filter(([sign]) => sign === '|').map(({ index }) => index)
  const begins = source[indent.length] === '|'
  const ends = bars.at(-1) === source.trimEnd().length - 1 && bars.length > (begins ? 1 : 0)
  const edges = [...(begins ? [] : [indent.length - 1]), ...bars, ...(ends ? [] : [source.trimEnd().length])]
  const cells = edges.slice(0, -1).map((edge, index) => ({
    from: line.from + edge + 1,
    to: line.from + (edges[index + 1] ?? edge + 1),
  }))
  return { ...line, indent, cells }
}

const isPart = (text: string, { from, to }: Span) => text.slice(from, to).includes('|')

/** Returns the table at `offset`; undefined if there is none. */
export function tableAt(text: string, offset: number): Table | undefined {
  const [here] = linesOf(text, { from: offset, to: offset })
  if (!here || !isPart(text, here)) return undefined
  const lines = [here]
  for (let at = here.from; at > 0; ) {
    const [line] = linesOf(text, { from: at - 1, to: at - 1 })
    if (!line || !isPart(text, line)) break
    lines.unshift(line)
    at = line.from
  }
  const row = lines.length - 1
  for (let at = text.indexOf('\n', here.to); at >= 0; ) {
    const [line] = linesOf(text, { from: at + 1, to: at + 1 })
    if (!line || !isPart(text, line)) break
    lines.push(line)
    at = text.indexOf('\n', line.to)
  }
  const rows = lines.map(line => rowOf(text, line))
  const dashes = rows[1]
  if (!dashes || !DASHES.test(text.slice(dashes.from, dashes.to))) return undefined
  const cells = rows[row]?.cells ?? []
  const found = cells.findIndex(cell => offset <= cell.to)
  return { rows, row, column: found < 0 ? Math.max(0, cells.length - 1) : found }
}

const insert = (offset: number, text: string): TextEdit => ({ offset, length: 0, text })

/** Adds an empty row below the cursor's; below the dashes if that is the header. */
export function addRow({ rows, row }: Table): TextEdits {
  const at = rows[Math.max(row, 1)]
  const count = rows[0]?.cells.length ?? 1
  return at ? [insert(at.to, `\n${at.indent}|${'  |'.repeat(count)}`)] : []
}

/** Removes the cursor's row; the header and the dashes stay. */
export function removeRow(text: string, { rows, row }: Table): TextEdits {
  const at = rows[row]
  if (!at || row < 2) return []
  const from = Math.max(0, text.lastIndexOf('\n', at.from - 1))
  const before = text[from - 1] === '\r' ? from - 1 : from
  return [{ offset: before, length: at.to - before, text: '' }]
}

/** Adds an empty column after the cursor's. */
export function addColumn({ rows, column }: Table): TextEdits {
  return rows.flatMap(({ cells }, index) => {
    const cell = cells[column]
    return cell ? [insert(cell.to, index === 1 ? '| --- ' : '|  ')] : []
  })
}

/** Removes the cursor's column; the last one stays. */
export function removeColumn({ rows, column }: Table): TextEdits {
  if ((rows[0]?.cells.length ?? 0) < 2) return []
  return rows.flatMap(({ cells, to }) => {
    const cell = cells[column]
    if (!cell) return []
    const isLast = cell.to >= to
    const offset = isLast ? cell.from - 1 : cell.from
    return [{ offset, length: cell.to - offset + (isLast ? 0 : 1), text: '' }]
  })
}

/** The dashes below the header of a column, at least three characters. */
export const dashesOf = (alignment: Alignment, width: number): string => {
  const dashes = '-'.repeat(Math.max(3, width) - (alignment === 'none' ? 0 : alignment === 'center' ? 2 : 1))
  return `${alignment === 'left' || alignment === 'center' ? ':' : ''}${dashes}${alignment === 'right' || alignment === 'center' ? ':' : ''}`
}

/** Sets the alignment of the cursor's column. */
export function alignColumn(text: string, { rows, column }: Table, alignment: Alignment): TextEdits {
  const cell = rows[1]?.cells[column]
  if (!cell) return []
  const source = text.slice(cell.from, cell.to)
  const offset = cell.from + source.length - source.trimStart().length
  return [{ offset, length: source.trim().length, text: dashesOf(alignment, source.trim().length) }]
}

function alignmentOf(cell: string): Alignment {
  const [left, right] = [cell.startsWith(':'), cell.endsWith(':')]
  return left && right ? 'center' : left ? 'left' : right ? 'right' : 'none'
}

const MAX = 60

/** Aligns the bars of a table; columns with long texts are not padded. */
export function formatTable(text: string, { rows }: Table): TextEdits {
  const words = rows.map(({ cells }) => cells.map(({ from, to }) => text.slice(from, to).trim()))
  const count = Math.max(...words.map(cells => cells.length))
  const widths = Array.from({ length: count }, (_, column) =>
    Math.min(MAX, Math.max(3, ...words.map((cells, row) => (row === 1 ? 3 : (cells[column] ?? '').length)))),
  )
  return rows.map(({ from, to, indent }, row) => {
    const cells = widths.map((width, column) => {
      const word = words[row]?.[column] ?? ''
      return row === 1 ? dashesOf(alignmentOf(word), width) : word.padEnd(width)
    })
    return { offset: from, length: to - from, text: `${indent}| ${cells.join(' | ')} |` }
  })
}

/** A text as written in a cell: bars escaped, on one line. */
export const cellOf = (text: string): string =>
  text
    .trim()
    .replace(/\\.|\|/g, sign => (sign === '|' ? '\\|' : sign))
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
    .join('<br />')

/**
 * Returns rows as a table; the first is its header. A bar in a cell is escaped, a line break becomes `<br
 * />`.
 */
export function tableOf(rows: readonly (readonly string[])[], alignments: readonly Alignment[] = []): string {
  const count = Math.max(1, ...rows.map(cells => cells.length))
  const line = (cells: readonly string[]) =>
    `| ${Array.from({ length: count }, (_, index) => cellOf(cells[index] ?? '')).join(' | ')} |`
  const dashes = Array.from({ length: count }, (_, index) => dashesOf(alignments[index] ?? 'none', 3))
  const [head = [], ...rest] = rows
  return [line(head), `| ${dashes.join(' | ')} |`, ...rest.map(line)].join('\n')
}
