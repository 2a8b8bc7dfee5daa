/** A cell, and what ends it; in quotes it can hold line ends, tabs and doubled quotes. */
const CELL = /(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/y

/** Returns the rows of a text: cells separated by tabs, rows separated by `\n`. */
export function rowsOfText(text: string): string[][] {
  const rows: string[][] = [[]]
  CELL.lastIndex = 0
  for (let match = CELL.exec(text); match; match = CELL.exec(text)) {
    const [, quoted, plain = '', end] = match
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === '') return rows
    if (end === '\n') rows.push([])
  }
  return rows
}

/**
 * Returns the rows of a text copied from a spreadsheet: cells separated by tabs, in quotes if they hold line
 * ends; `undefined` for any other text, such as lines indented by tabs.
 */
export function spreadsheetRows(text: string): readonly (readonly string[])[] | undefined {
  const source = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '')
  if (!source.includes('\t')) return undefined
  const rows = rowsOfText(source)
  const count = rows[0]?.length ?? 0
  const isIndented = rows.every(([first = '']) => first.trim() === '')
  return count > 1 && !isIndented && rows.every(cells => cells.length === count) ? rows : undefined
}

const quoted = (cell: string): string => (/["\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** Returns rows as spreadsheets exchange them: cells separated by tabs, in quotes if they hold line ends. */
export const tabSeparated = (rows: readonly (readonly string[])[]): string =>
  rows.map(cells => cells.map(quoted).join('\t')).join('\n')
