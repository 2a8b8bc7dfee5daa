import { parsePage } from '../parse/parse.ts'
import type { PageNode } from '../tree/tree.ts'
import type { PageTable } from './page-table.ts'

const LINE_BREAK = /<br\s*\/?>/gi

/** A table has no other way to write a line break in a cell. */
const DEFAULT_BREAK = '<br />'

/** Returns how a page writes line breaks in text: its most frequent form of the tag, or else `<br />`. */
export function lineBreakOf(source: string): string {
  const counts = new Map<string, number>()
  for (const [tag] of source.matchAll(LINE_BREAK)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  const [most = DEFAULT_BREAK] = [...counts].reduce<readonly [string?, number?]>(
    (best, one) => (one[1] > (best[1] ?? 0) ? one : best),
    [],
  )
  return most
}

/** Returns the Markdown of a cell as a person reads it: bars without escapes, line breaks as line ends. */
export const readCell = (source: string, lineBreak: string): string =>
  source.replaceAll('\\|', '|').replaceAll(lineBreak, '\n')

/** Returns Markdown as it is written in a cell; the inverse of {@link readCell}. */
export const writtenCell = (text: string, lineBreak: string): string =>
  text
    .replace(/^[ \t]+|[ \t]+$/g, '')
    .replace(/\r\n?|\n/g, lineBreak)
    .replace(/(\\*)\|/g, (bar, escapes: string) => (escapes.length % 2 === 0 ? `${escapes}\\|` : bar))

/** Returns the text of a cell as a person reads it; empty for a cell that the row does not have. */
export function cellText(table: PageTable, row: number, column: number, lineBreak: string): string {
  const text = table.rows[row]?.cells[column]?.text
  return text ? readCell(table.source.slice(text.from, text.to), lineBreak) : ''
}

/** Returns the texts of all cells of a table as a person reads them, row by row. */
export const tableTexts = (table: PageTable, lineBreak: string): readonly (readonly string[])[] =>
  table.rows.map((_, row) => table.alignments.map((_, column) => cellText(table, row, column, lineBreak)))

const isBroken = (node: PageNode): boolean =>
  node.kind === 'broken' || ('children' in node && node.children.some(isBroken))

/** Whether what is written in a cell stays in it: no tag or expression that ends elsewhere. */
export function isSoundCell(written: string): boolean {
  const { blocks, problems } = parsePage('cell.mdx', `| a | b |\n| - | - |\n| ${written} | b |\n\nend`)
  const [table, end] = blocks.flatMap(({ nodes }) => nodes)
  const isTable = table?.kind === 'element' && table.name === 'table' && !isBroken(table)
  const isEnd = end?.kind === 'element' && end.name === 'p'
  return isTable && isEnd && problems.length === 0
}

/** Returns Markdown in which no sign begins a tag or an expression. */
export const asPlainText = (text: string): string => text.replace(/(\\*)([<{}])/g, escaped)

const escaped = (signs: string, escapes: string, sign: string): string =>
  escapes.length % 2 === 0 ? `${escapes}\\${sign}` : signs
