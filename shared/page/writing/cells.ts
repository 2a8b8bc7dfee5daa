import type { TextEdit, TextEdits } from '../../text/edit.ts'
import type { Span, WritingChange } from './lines.ts'
import { addRow, cellOf, dashesOf, type Row, type Table, tableAt } from './table.ts'

/** The row of dashes has no text. */
const DASHES = 1

/** The text of a cell without the white space around it; the position to write at if it is empty. */
function textRangeOf(text: string, { from, to }: Span): Span {
  const source = text.slice(from, to)
  const words = source.trim()
  if (words === '') return { from: from + Math.min(1, to - from), to: from + Math.min(1, to - from) }
  const start = from + source.length - source.trimStart().length
  return { from: start, to: start + words.length }
}

/**
 * Returns the change that leads from the cell at `at` to the next (1) or previous one (-1) and selects its
 * text; after the last cell a new row is added. `undefined` outside of tables.
 */
export function nextCell(text: string, at: number, by: 1 | -1, eol = '\n'): WritingChange | undefined {
  const table = tableAt(text, at)
  if (!table) return undefined
  const places = table.rows.flatMap(({ cells }, row) =>
    row === DASHES ? [] : cells.map((cell, column) => ({ cell, row, column })),
  )
  const isBehind = (one: { row: number; column: number }) =>
    one.row > table.row || (one.row === table.row && one.column > table.column)
  const isBefore = (one: { row: number; column: number }) =>
    one.row < table.row || (one.row === table.row && one.column < table.column)
  const next = by > 0 ? places.find(isBehind) : (places.findLast(isBefore) ?? places[0])
  if (next) return { edits: [], selection: textRangeOf(text, next.cell) }
  const [edit] = addRow(table).map(one => ({ ...one, text: one.text.replace('\n', eol) }))
  if (!edit) return undefined
  const start = edit.offset + edit.text.indexOf('|') + 2
  return { edits: [edit], selection: { from: start, to: start } }
}

/** The cells that a row needs after its last bar to have `count` cells. */
function lacking(text: string, { cells }: Row, values: readonly string[]): readonly TextEdit[] {
  const end = cells.at(-1)?.to ?? 0
  const isClosed = text[end] === '|'
  const more = values.slice(cells.length).map(value => ` ${value} |`)
  if (more.length === 0) return []
  return [{ offset: isClosed ? end + 1 : end, length: 0, text: (isClosed ? '' : ' |') + more.join('') }]
}

/** Writes rows into a table from the cursor's cell on; missing rows and columns are added. */
export function fillCells(text: string, table: Table, values: readonly (readonly string[])[]): TextEdits {
  const { rows, column } = table
  const first = table.row === DASHES ? DASHES + 1 : table.row
  const width = column + Math.max(0, ...values.map(cells => cells.length))
  const wide = (cells: readonly string[]) =>
    Array.from({ length: width }, (_, index) => cellOf(cells[index - column] ?? ''))
  const waiting = values.map(wide)
  const edits: TextEdit[] = []
  for (const [index, row] of rows.entries()) {
    const now = index < first || index === DASHES ? undefined : waiting.shift()
    const isHead = index <= DASHES
    for (const [at, { from, to }] of row.cells.entries())
      if (now && at >= column && at < width)
        edits.push({ offset: from, length: to - from, text: ` ${now[at]} ` })
    const blank = index === DASHES ? dashesOf('none', 3) : ''
    if (now || isHead) edits.push(...lacking(text, row, now ?? Array<string>(width).fill(blank)))
  }
  const count = Math.max(width, rows[0]?.cells.length ?? 0)
  const last = rows.at(-1)
  const added = waiting.map(
    cells => `\n${last?.indent}| ${Array.from({ length: count }, (_, at) => cells[at] ?? '').join(' | ')} |`,
  )
  return last && added.length > 0 ? [...edits, { offset: last.to, length: 0, text: added.join('') }] : edits
}
