import type { TextEdits } from '../../text/edit.ts'
import { readCell } from './cell-text.ts'
import { lineEndAt, type PageTable, type TableRow } from './page-table.ts'
import { isTidy, linesOfTable } from './row-text.ts'

/** Adds empty rows below the one at `row`; below the row of dashes if that is the header. */
export function insertRows(table: PageTable, row: number, count = 1): TextEdits {
  const { source, rule, rows, prefix, eol } = table
  const above = row === 0 ? rule : rows[row]
  if (!above) return []
  const tidy = isTidy(table)
  const blanks = rule.cells.map(({ from, to }) => (tidy ? ' '.repeat(to - from) : '  '))
  const offset = lineEndAt(source, above.to)
  return [{ offset, length: 0, text: `${eol}${prefix}|${blanks.join('|')}|`.repeat(count) }]
}

/** Removes rows; the header stays. */
export function removeRows(table: PageTable, rows: readonly number[]): TextEdits {
  const lines = linesOfTable(table)
  return rows
    .filter(row => row > 0 && row < table.rows.length)
    .toSorted((one, other) => one - other)
    .map(row => {
      const offset = lineEndAt(table.source, lines[row]?.to ?? 0)
      return { offset, length: lineEndAt(table.source, lines[row + 1]?.to ?? 0) - offset, text: '' }
    })
}

/** Writes the rows below the header in another order: each in the place of another, which keeps its line end. */
function arrange(table: PageTable, order: readonly TableRow[]): TextEdits {
  return table.rows.slice(1).flatMap((row, at) => {
    const { from, to } = order[at] ?? row
    return from === row.from
      ? []
      : [{ offset: row.from, length: row.to - row.from, text: table.source.slice(from, to) }]
  })
}

/** Moves a row below the header; moving it back restores every byte. The header stays. */
export function moveRow(table: PageTable, from: number, to: number): TextEdits {
  const row = table.rows[from]
  if (!row || from < 1 || to < 1 || to >= table.rows.length) return []
  return arrange(table, table.rows.toSpliced(from, 1).toSpliced(to, 0, row).slice(1))
}

/** Text without the signs of Markdown, for comparison. */
const plain = (text: string): string => text.replace(/!?\[([^\]]*)\]\([^)]*\)|[*_`~]/g, '$1').trim()

/** The number that a cell consists of, without its unit and the separators of thousands. */
function numberOf(text: string): number | undefined {
  const [, sign, digits] =
    /^([-−]?)\p{Sc}?\s*(\d[\d,\s]*(?:\.\d+)?)\s*(?:%|\p{Sc}|\p{L}{0,3})$/u.exec(text) ?? []
  return digits === undefined ? undefined : Number(digits.replace(/[,\s]/g, '')) * (sign ? -1 : 1)
}

/** Compares numbers by their value, and other texts as a person sorts words. */
function comparison(texts: readonly string[]): (one: string, other: string) => number {
  const filled = texts.filter(text => text !== '')
  const isNumbers = filled.every(text => numberOf(text) !== undefined)
  const { compare } = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })
  return isNumbers ? (one, other) => (numberOf(one) ?? 0) - (numberOf(other) ?? 0) : compare
}

/** Sorts the rows below the header by a column; equal rows keep their order, and empty cells come last. */
export function sortRows(table: PageTable, column: number, direction: 'up' | 'down'): TextEdits {
  const rows = table.rows.slice(1).map(row => {
    const text = row.cells[column]?.text
    return { row, text: text ? plain(readCell(table.source.slice(text.from, text.to), '<br />')) : '' }
  })
  const compare = comparison(rows.map(({ text }) => text))
  const sign = direction === 'up' ? 1 : -1
  const sorted = rows.toSorted((one, other) => {
    if (one.text === '' || other.text === '') return Number(one.text === '') - Number(other.text === '')
    return sign * compare(one.text, other.text)
  })
  return arrange(
    table,
    sorted.map(({ row }) => row),
  )
}
